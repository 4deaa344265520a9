// What a server keeps about itself in SQL, and letting go of what nobody uses any more.

import type { Kysely } from 'kysely';
import type { Outage } from '../time/outages.ts';
import { sweepPeople, sweepTables } from './sweep-queries.ts';
import type { PlainSecrets } from './plain-store.ts';
import type { Schema } from './schema.ts';
import type { UpkeepStore } from './store.ts';

/** On a disk that is all but full a single page may still find room where people's choices do not. */
const AS_MUCH_AS_A_BUSY_COMMIT = ' '.repeat(64 * 1024);

export function upkeepQueries(
  db: Kysely<Schema>,
  reads: Kysely<Schema>,
): Omit<UpkeepStore, 'close'> & PlainSecrets {
  return {
    async secret(name: string, make: () => string): Promise<string> {
      return (await keptSecret(db, name)) ?? (await keepSecret(db, name, make()));
    },

    async keptSecret(name: string): Promise<string | null> {
      return keptSecret(db, name);
    },

    async keepSecret(name: string, value: string): Promise<string> {
      return keepSecret(db, name, value);
    },

    async sweepTables(before: number, limit: number): Promise<number> {
      return sweepTables(db, before, limit);
    },

    async sweepPeople(before: number, limit: number): Promise<number> {
      return sweepPeople(db, before, limit);
    },

    async resume(now: number, patienceMs: number): Promise<readonly Outage[]> {
      return db.transaction().execute(async (transaction) => {
        const before = await transaction
          .selectFrom('upkeep')
          .select('value')
          .where('name', '=', 'alive')
          .executeTakeFirst();
        const last = before === undefined ? now : Number(before.value);
        if (now - last > patienceMs) {
          await transaction
            .insertInto('outages')
            .values({ from_at: last, to_at: now })
            // Another server begins at the same moment, or the clock was put back and this has been before.
            .onConflict((conflict) =>
              conflict.column('from_at').doUpdateSet((eb) => ({ to_at: eb.ref('excluded.to_at') })),
            )
            .execute();
        }
        await noteUpkeep(transaction, 'alive', String(now));
        const outages = await transaction.selectFrom('outages').selectAll().orderBy('from_at').execute();
        return outages.map(({ from_at, to_at }) => ({ from: from_at, to: to_at }));
      });
    },

    async alive(now: number): Promise<void> {
      await noteUpkeep(db, 'alive', String(now));
    },

    async check(): Promise<void> {
      await noteUpkeep(db, 'checked', AS_MUCH_AS_A_BUSY_COMMIT);
      await reads.selectFrom('upkeep').select('name').where('name', '=', 'checked').execute();
    },
  };
}

async function noteUpkeep(db: Kysely<Schema>, name: string, value: string): Promise<void> {
  await db
    .insertInto('upkeep')
    .values({ name, value })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((eb) => ({ value: eb.ref('excluded.value') })),
    )
    .execute();
}

async function keptSecret(db: Kysely<Schema>, name: string): Promise<string | null> {
  const row = await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value ?? null;
}

async function keepSecret(db: Kysely<Schema>, name: string, value: string): Promise<string> {
  await db
    .insertInto('secrets')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  // Another server may have been first.
  return (await keptSecret(db, name)) ?? value;
}
