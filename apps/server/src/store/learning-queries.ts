// What people have learnt, in SQL.

import type { Id } from '@tenfold/protocol';
import { Learning, NOTHING_LEARNT, mergeLearning } from '@tenfold/protocol';
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import type { PeopleStore } from './store.ts';

export function learningQueries(
  db: Kysely<Schema>,
  reads: Kysely<Schema>,
): Pick<PeopleStore, 'learning' | 'learn'> {
  return {
    async learning(person: Id): Promise<Learning> {
      return learntBy(reads, person);
    },

    async learn(person: Id, more: Learning): Promise<Learning> {
      return db.transaction().execute(async (transaction) => {
        // Two devices at once come one after the other; whoever has left keeps nothing.
        const known = await transaction
          .updateTable('people')
          .set((eb) => ({ generation: eb.ref('generation') }))
          .where('id', '=', person)
          .where('left_at', 'is', null)
          .returning('id')
          .executeTakeFirst();
        const merged = mergeLearning(await learntBy(transaction, person), more);
        if (known === undefined) return merged;
        const learnt = JSON.stringify(merged);
        await transaction
          .insertInto('learning')
          .values({ person, learnt })
          .onConflict((conflict) => conflict.column('person').doUpdateSet({ learnt }))
          .execute();
        return merged;
      });
    },
  };
}

async function learntBy(db: Kysely<Schema>, person: Id): Promise<Learning> {
  const row = await db
    .selectFrom('learning')
    .select('learnt')
    .where('person', '=', person)
    .executeTakeFirst();
  const read = row === undefined ? null : Learning.safeParse(JSON.parse(row.learnt));
  // What another release kept in another shape is no reason to refuse anything.
  return read?.success === true ? read.data : NOTHING_LEARNT;
}
