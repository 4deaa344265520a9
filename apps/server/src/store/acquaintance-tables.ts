// Who has played with whom and how it went; who has blocked, muted or invited whom.

import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseKind } from './database-kind.ts';

interface Dialect {
  readonly key: RawBuilder<unknown>;
  readonly inOrderOfKey: RawBuilder<unknown>;
}

export const acquaintanceTables = (kind: DatabaseKind, { key, inOrderOfKey }: Dialect): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('game_people').addColumn('finished_at', 'bigint').execute();
    await db.schema.alterTable('game_people').addColumn('place', 'integer').execute();
    await noteFinishedGames(db, kind);
    await db.schema
      .createIndex('game_people_by_person')
      .on('game_people')
      .columns(['person', 'finished_at', 'game'])
      .where(sql.ref('finished_at'), 'is not', null)
      .execute();

    await db.schema
      .createTable('blocks')
      .addColumn('person', key, (column) => column.notNull())
      .addColumn('other', key, (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('blocks_key', ['person', 'other'])
      .modifyEnd(inOrderOfKey)
      .execute();
    await db.schema.createIndex('blocks_by_other').on('blocks').columns(['other', 'person']).execute();

    await db.schema
      .createTable('mutes')
      .addColumn('person', key, (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('target', key, (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('mutes_key', ['person', 'kind', 'target'])
      .modifyEnd(inOrderOfKey)
      .execute();
    await db.schema.createIndex('mutes_by_target').on('mutes').column('target').execute();

    await db.schema
      .createTable('invitations')
      .addColumn('host', key, (column) => column.notNull())
      .addColumn('guest', key, (column) => column.notNull())
      .addColumn('table_id', key, (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('until', 'bigint', (column) => column.notNull())
      .addColumn('declined', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('invitations_key', ['host', 'guest'])
      .modifyEnd(inOrderOfKey)
      .execute();
    await db.schema.createIndex('invitations_by_guest').on('invitations').columns(['guest', 'at']).execute();
    await db.schema.createIndex('invitations_by_table').on('invitations').column('table_id').execute();
    await db.schema.createIndex('invitations_by_end').on('invitations').column('until').execute();
  },
});

/** Of games that were over before, it stands in their starts and results alone. */
async function noteFinishedGames(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const isFinished = sql`game in (select id from games where result is not null)`;
  const isKnown = sql`on conflict (game, person) do nothing`;
  if (kind === 'sqlite') {
    await sql`
      insert into game_people (game, person, seat)
      select game, json_extract(player.value, '$.id'), min(player.key)
      from game_starts, json_each(start, '$.players') as player
      where json_extract(player.value, '$.kind') = 'person' and ${isFinished}
      group by 1, 2 ${isKnown}`.execute(db);
    await sql`
      update game_people set
        finished_at = json_extract(games.result, '$.finishedAt'),
        place = case when json_extract(games.result, '$.why') in ('agreed', 'broken-off') then null
          else json_extract(games.result, '$.places[' || game_people.seat || ']') end
      from games where games.id = game_people.game and games.result is not null`.execute(db);
  } else {
    await sql`
      insert into game_people (game, person, seat)
      select game, player.value ->> 'id', min(player.place - 1)
      from game_starts, json_array_elements(start::json -> 'players') with ordinality as player (value, place)
      where player.value ->> 'kind' = 'person' and ${isFinished}
      group by 1, 2 ${isKnown}`.execute(db);
    await sql`
      update game_people set
        finished_at = (games.result::json ->> 'finishedAt')::bigint,
        place = case when games.result::json ->> 'why' in ('agreed', 'broken-off') then null
          else (games.result::json -> 'places' ->> game_people.seat)::integer end
      from games where games.id = game_people.game and games.result is not null`.execute(db);
  }
}
