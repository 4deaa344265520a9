// People in SQL.

import type { Id, Language } from '@tenfold/protocol';
import type { Kysely } from 'kysely';
import {
  beginLeaving,
  forgetFinishedGames,
  forgetIn,
  forgetPerson,
  leaving,
  renewTokens,
} from './departure-queries.ts';
import { learningQueries } from './learning-queries.ts';
import { personOf, personRow } from './rows.ts';
import type { Schema } from './schema.ts';
import type { PeopleStore, StoredPerson } from './store.ts';

export function peopleQueries(db: Kysely<Schema>, reads: Kysely<Schema>): PeopleStore {
  return {
    async addPerson(person: StoredPerson): Promise<void> {
      await db.insertInto('people').values(personRow(person)).execute();
    },

    async person(id: Id): Promise<StoredPerson | null> {
      const row = await reads
        .selectFrom('people')
        .selectAll()
        .where('id', '=', id)
        .where('left_at', 'is', null)
        .executeTakeFirst();
      return row === undefined ? null : personOf(row);
    },

    async people(ids: readonly Id[]): Promise<readonly StoredPerson[]> {
      if (ids.length === 0) return [];
      const rows = await reads
        .selectFrom('people')
        .selectAll()
        .where('id', 'in', ids)
        .where('left_at', 'is', null)
        .execute();
      return rows.map(personOf);
    },

    async changePerson(id: Id, { name, language }: { name?: string; language?: Language }): Promise<void> {
      if (name === undefined && language === undefined) return;
      await db
        .updateTable('people')
        .set({ name, language })
        .where('id', '=', id)
        .where('left_at', 'is', null)
        .execute();
    },

    async addCarryLink(hash: string, person: Id, expiresAt: number): Promise<void> {
      await db.insertInto('carry_links').values({ hash, person, expires_at: expiresAt }).execute();
    },

    async useCarryLink(hash: string, now: number): Promise<Id | null> {
      await db.deleteFrom('carry_links').where('expires_at', '<=', now).execute();
      const used = await db
        .deleteFrom('carry_links')
        .where('hash', '=', hash)
        .returning('person')
        .executeTakeFirst();
      return used?.person ?? null;
    },

    async openCarryLinks(person: Id, now: number): Promise<number> {
      const open = await reads
        .selectFrom('carry_links')
        .select('hash')
        .where('person', '=', person)
        .where('expires_at', '>', now)
        .execute();
      return open.length;
    },

    async renewTokens(person: Id): Promise<number | null> {
      return renewTokens(db, person);
    },

    async seen(person: Id, at: number): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('people')
        .set({ seen_at: at })
        .where('id', '=', person)
        .where('left_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    ...learningQueries(db, reads),

    async beginLeaving(person: Id, at: number): Promise<void> {
      await beginLeaving(db, person, at);
    },

    async leaving(limit: number): Promise<readonly Id[]> {
      return leaving(db, limit);
    },

    async forgetInGame(person: Id, game: Id): Promise<void> {
      await db.transaction().execute(async (transaction) => forgetIn(transaction, person, game));
    },

    async forgetFinishedGames(person: Id, limit: number): Promise<readonly Id[]> {
      return forgetFinishedGames(db, person, limit);
    },

    async forgetPerson(person: Id): Promise<void> {
      await forgetPerson(db, person);
    },
  };
}
