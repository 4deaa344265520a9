// People and how they stand to each other, in SQL: who has played with whom, who has blocked or muted whom, who has invited
// whom. Each question is answered by one walk down an index.

import type { Id } from '@tenfold/protocol';
import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';
import type {
  AcquaintanceStore,
  InvitationRest,
  Muted,
  StoredAcquaintance,
  StoredInvitation,
} from './store.ts';

/** Those that are kept of one person; the oldest go first. */
const MOST_MUTES = 200;

export function acquaintanceQueries(db: Kysely<Schema>, reads: Kysely<Schema>): AcquaintanceStore {
  return {
    async playedWith(person: Id, limit: number): Promise<readonly StoredAcquaintance[]> {
      const rows = await reads
        .selectFrom('game_people as own')
        .innerJoin('game_people as theirs', (join) =>
          join.onRef('theirs.game', '=', 'own.game').onRef('theirs.person', '<>', 'own.person'),
        )
        .innerJoin('people', 'people.id', 'theirs.person')
        .where('own.person', '=', person)
        .where('own.finished_at', 'is not', null)
        .where('people.left_at', 'is', null)
        .groupBy(['theirs.person', 'people.name'])
        .select((eb) => [
          'theirs.person',
          'people.name',
          eb.fn.countAll<number | string>().as('games'),
          eb.fn.count<number | string>(sql`case when own.place < theirs.place then 1 end`).as('ahead'),
          eb.fn.count<number | string>(sql`case when own.place > theirs.place then 1 end`).as('behind'),
          eb.fn.max('own.finished_at').as('latest'),
        ])
        .orderBy('latest', 'desc')
        .orderBy('theirs.person')
        .limit(limit)
        .execute();
      return rows.map(({ person: id, name, games, ahead, behind, latest }) => ({
        id,
        name,
        games: Number(games),
        ahead: Number(ahead),
        behind: Number(behind),
        latest: latest ?? 0,
      }));
    },

    async havePlayedTogether(person: Id, other: Id): Promise<boolean> {
      const row = await reads
        .selectFrom('game_people as own')
        .innerJoin('game_people as theirs', 'theirs.game', 'own.game')
        .select('own.game')
        .where('own.person', '=', person)
        .where('own.finished_at', 'is not', null)
        .where('theirs.person', '=', other)
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },

    async block(person: Id, other: Id, at: number): Promise<void> {
      await db
        .insertInto('blocks')
        .values({ person, other, at })
        .onConflict((conflict) => conflict.columns(['person', 'other']).doNothing())
        .execute();
    },

    async unblock(person: Id, other: Id): Promise<void> {
      await db.deleteFrom('blocks').where('person', '=', person).where('other', '=', other).execute();
    },

    async blockedBy(person: Id): Promise<readonly Id[]> {
      const rows = await reads
        .selectFrom('blocks')
        .select('other')
        .where('person', '=', person)
        .orderBy('at', 'desc')
        .orderBy('other')
        .execute();
      return rows.map(({ other }) => other);
    },

    async blockersOf(other: Id): Promise<readonly Id[]> {
      const rows = await reads.selectFrom('blocks').select('person').where('other', '=', other).execute();
      return rows.map(({ person }) => person);
    },

    async mute(person: Id, { kind, target }: Muted, at: number): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('mutes')
          .values({ person, kind, target, at })
          .onConflict((conflict) => conflict.columns(['person', 'kind', 'target']).doUpdateSet({ at }))
          .execute();
        const eldest = await transaction
          .selectFrom('mutes')
          .select('at')
          .where('person', '=', person)
          .where('kind', '=', kind)
          .orderBy('at', 'desc')
          .offset(MOST_MUTES)
          .limit(1)
          .executeTakeFirst();
        if (eldest === undefined) return;
        await transaction
          .deleteFrom('mutes')
          .where('person', '=', person)
          .where('kind', '=', kind)
          .where('at', '<=', eldest.at)
          .execute();
      });
    },

    async unmute(person: Id, { kind, target }: Muted): Promise<void> {
      await db
        .deleteFrom('mutes')
        .where('person', '=', person)
        .where('kind', '=', kind)
        .where('target', '=', target)
        .execute();
    },

    async mutesOf(person: Id): Promise<readonly Muted[]> {
      return reads
        .selectFrom('mutes')
        .select(['kind', 'target'])
        .where('person', '=', person)
        .orderBy('at')
        .execute();
    },

    async invite({ host, guest, table, at, until }: StoredInvitation): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('invitations').where('until', '<=', at).execute();
        await transaction
          .insertInto('invitations')
          .values({ host, guest, table_id: table, at, until, declined: 0 })
          .onConflict((conflict) =>
            conflict
              .columns(['host', 'guest'])
              .doUpdateSet({ table_id: table, at, until })
              .where('invitations.declined', '=', 0),
          )
          .execute();
      });
    },

    async invitationsFor(guest: Id, now: number): Promise<readonly StoredInvitation[]> {
      const rows = await reads
        .selectFrom('invitations')
        .selectAll()
        .where('guest', '=', guest)
        .where('until', '>', now)
        .where('declined', '=', 0)
        .orderBy('at')
        .execute();
      return rows.map(invitationOf);
    },

    async invitationsTo(table: Id, now: number): Promise<readonly StoredInvitation[]> {
      const rows = await reads
        .selectFrom('invitations')
        .selectAll()
        .where('table_id', '=', table)
        .where('until', '>', now)
        .execute();
      return rows.map(invitationOf);
    },

    async decline(guest: Id, table: Id, { until }: InvitationRest): Promise<readonly Id[]> {
      const rows = await db
        .updateTable('invitations')
        .set({ declined: 1, until })
        .where('guest', '=', guest)
        .where('table_id', '=', table)
        .where('declined', '=', 0)
        .returning('host')
        .execute();
      return rows.map(({ host }) => host);
    },

    async withdraw(host: Id, table: Id | null): Promise<readonly Id[]> {
      let those = db.deleteFrom('invitations').where('host', '=', host).where('declined', '=', 0);
      if (table !== null) those = those.where('table_id', '=', table);
      const rows = await those.returning('guest').execute();
      return rows.map(({ guest }) => guest);
    },
  };
}

const invitationOf = (row: {
  host: string;
  guest: string;
  table_id: string;
  at: number;
  until: number;
}): StoredInvitation => ({
  host: row.host,
  guest: row.guest,
  table: row.table_id,
  at: row.at,
  until: row.until,
});
