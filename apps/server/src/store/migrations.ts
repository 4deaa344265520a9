// The schema, step by step. At every start the steps that a database has not seen are carried out, each once, in order.
// There is no way back: a database that a newer release has changed is refused. A step that was released never changes;
// what comes later is a further step.

import { type Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';
import { acquaintanceTables } from './acquaintance-tables.ts';
import { clusterTables } from './cluster-tables.ts';
import type { DatabaseKind } from './database-kind.ts';
import type { Schema } from './schema.ts';
import { workTables } from './work-tables.ts';

/** Brings a database to the schema of this release. */
export async function migrate(db: Kysely<Schema>, kind: DatabaseKind): Promise<void> {
  const steps = migrations(kind);
  await refuseNewerSchema(db, Object.keys(steps));
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => steps },
    // What both databases have in common may come after steps of higher numbers that one of them alone has.
    allowUnorderedMigrations: true,
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const failed = results?.find(({ status }) => status === 'Error')?.migrationName;
  const where = failed === undefined ? '' : ` at the step "${failed}"`;
  const reason = error instanceof Error ? error.message : 'for an unknown reason';
  throw new Error(
    `The database could not be brought to the schema of this release${where}: ` +
      `${reason}. Nothing was changed by that step; ` +
      'look at the cause and start again.',
    { cause: error },
  );
}

async function refuseNewerSchema(db: Kysely<Schema>, known: readonly string[]): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return;
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(db);
  const unknown = rows.find(({ name }) => !known.includes(name));
  if (unknown === undefined) return;
  throw new Error(
    `The database has been changed by a newer release: this one does not know its schema "${unknown.name}" ` +
      `(the latest it knows is "${known.at(-1) ?? 'none'}"). ` +
      'Start that release or a later one, or use another data folder or database.',
  );
}

function migrations(kind: DatabaseKind): Record<string, Migration> {
  // Bytes are compared, not letters of some language: the same order in both databases, and the fastest.
  const key = kind === 'postgres' ? sql`text collate "C"` : sql`text`;
  // In SQLite the rows themselves are then kept in the order of the primary key, and there is no second tree to write.
  const inOrderOfKey = kind === 'sqlite' ? sql`without rowid` : sql``;
  // Leaves room beside each row in PostgreSQL, so that its next version fits on the same page.
  const oftenUpdated = kind === 'postgres' ? sql`with (fillfactor = 60)` : sql``;

  return {
    '0001-beginning': {
      async up(db: Kysely<unknown>) {
        await db.schema
          .createTable('people')
          .addColumn('id', key, (column) => column.primaryKey())
          .addColumn('name', 'text', (column) => column.notNull())
          .addColumn('language', 'text', (column) => column.notNull())
          .addColumn('created_at', 'bigint', (column) => column.notNull())
          .execute();

        await db.schema
          .createTable('carry_links')
          .addColumn('hash', key, (column) => column.primaryKey())
          .addColumn('person', key, (column) => column.notNull().references('people.id'))
          .addColumn('expires_at', 'bigint', (column) => column.notNull())
          .execute();
        await db.schema.createIndex('carry_links_by_end').on('carry_links').column('expires_at').execute();

        await db.schema
          .createTable('tables')
          .addColumn('id', key, (column) => column.primaryKey())
          .addColumn('host', key, (column) => column.notNull())
          .addColumn('options', 'text', (column) => column.notNull())
          .addColumn('seats', 'text', (column) => column.notNull())
          .addColumn('state', 'text', (column) => column.notNull())
          .addColumn('game', key)
          .addColumn('overflow', key)
          .addColumn('revision', 'integer', (column) => column.notNull())
          .addColumn('created_at', 'bigint', (column) => column.notNull())
          .addColumn('changed_at', 'bigint', (column) => column.notNull())
          .execute();

        await db.schema
          .createTable('table_seats')
          .addColumn('table_id', key, (column) => column.notNull().references('tables.id'))
          .addColumn('person', key, (column) => column.notNull())
          .addColumn('changed_at', 'bigint', (column) => column.notNull())
          .addPrimaryKeyConstraint('table_seats_key', ['table_id', 'person'])
          .modifyEnd(inOrderOfKey)
          .execute();
        await db.schema
          .createIndex('table_seats_by_person')
          .on('table_seats')
          .columns(['person', 'changed_at', 'table_id'])
          .execute();

        await db.schema
          .createTable('games')
          .addColumn('id', key, (column) => column.primaryKey())
          .addColumn('table_id', key, (column) => column.notNull())
          .addColumn('length', 'integer', (column) => column.notNull())
          .addColumn('deadline', 'bigint')
          .addColumn('result', 'text')
          .modifyEnd(oftenUpdated)
          .execute();
        await db.schema
          .createIndex('games_by_deadline')
          .on('games')
          .columns(['deadline', 'id'])
          .where(sql.ref('deadline'), 'is not', null)
          .execute();

        await db.schema
          .createTable('game_starts')
          .addColumn('game', key, (column) => column.primaryKey().references('games.id'))
          .addColumn('start', 'text', (column) => column.notNull())
          .execute();

        // Without a reference to `games`: every append has just looked its game up.
        await db.schema
          .createTable('entries')
          .addColumn('game', key, (column) => column.notNull())
          .addColumn('sequence', 'integer', (column) => column.notNull())
          .addColumn('at', 'bigint', (column) => column.notNull())
          .addColumn('body', 'text', (column) => column.notNull())
          .addPrimaryKeyConstraint('entries_key', ['game', 'sequence'])
          .modifyEnd(inOrderOfKey)
          .execute();

        await db.schema
          .createTable('archive_terms')
          .addColumn('term', key, (column) => column.notNull())
          .addColumn('finished_at', 'bigint', (column) => column.notNull())
          .addColumn('game', key, (column) => column.notNull())
          .addPrimaryKeyConstraint('archive_terms_key', ['term', 'finished_at', 'game'])
          .modifyEnd(inOrderOfKey)
          .execute();

        await db.schema
          .createTable('ratings')
          .addColumn('subject', key, (column) => column.primaryKey())
          .addColumn('name', 'text', (column) => column.notNull())
          .addColumn('mu', 'double precision', (column) => column.notNull())
          .addColumn('sigma', 'double precision', (column) => column.notNull())
          .addColumn('games', 'integer', (column) => column.notNull())
          .addColumn('rank_value', 'double precision', (column) => column.notNull())
          .execute();
        await db.schema
          .createIndex('ratings_by_rank')
          .on('ratings')
          .columns(['rank_value', 'subject'])
          .execute();

        await db.schema
          .createTable('secrets')
          .addColumn('name', key, (column) => column.primaryKey())
          .addColumn('value', 'text', (column) => column.notNull())
          .execute();
      },
    },

    '0002-games-to-watch': {
      async up(db: Kysely<unknown>) {
        await db.schema
          .alterTable('tables')
          .addColumn('matched', 'integer', (column) => column.notNull().defaultTo(0))
          .execute();
        // As small as what can be watched just now; `ON_SHOW` in sql-store.ts says the same in the same words.
        await db.schema
          .createIndex('tables_on_show')
          .on('tables')
          .columns(['changed_at', 'id'])
          .where(sql<boolean>`matched = 1 and state = 'playing'`)
          .execute();
      },
    },

    '0003-whose-move': {
      async up(db: Kysely<unknown>) {
        await db.schema
          .alterTable('games')
          .addColumn('waiting_for', 'integer', (column) => column.notNull().defaultTo(0))
          .execute();
      },
    },

    '0004-hidden-games': {
      // Games that only their players may see had the same terms as all others; see `archive-terms.ts`.
      async up(db: Kysely<unknown>) {
        const isHidden = sql`game in (select game from game_starts where start like '%"spectators":"none"%')`;
        await sql`delete from archive_terms where term = 'any' and ${isHidden}`.execute(db);
        await sql`
          update archive_terms set term = 'hidden ' || term
          where term not like 'person:%' and ${isHidden}`.execute(db);
      },
    },

    '0005-consent': {
      // Whoever sits at a table of an older release has yet to say that he plays.
      async up(db: Kysely<unknown>) {
        const nobody = JSON.stringify({ number: 1, people: [], offer: null, past: [] });
        await db.schema
          .alterTable('tables')
          .addColumn('consent', 'text', (column) => column.notNull().defaultTo(nobody))
          .execute();
      },
    },
    '0006-weighed-ratings': {
      // What stood in `ratings` was earned by games that did not weigh: against bots, against oneself. Nobody can say what
      // it would be worth, so the ladder begins anew. Finished games stay.
      async up(db: Kysely<unknown>) {
        await db.schema.dropTable('ratings').execute();
        await db.schema
          .createTable('ratings')
          .addColumn('person', key, (column) => column.primaryKey())
          .addColumn('name', 'text', (column) => column.notNull())
          .addColumn('mu', 'double precision', (column) => column.notNull())
          .addColumn('sigma', 'double precision', (column) => column.notNull())
          .addColumn('games', 'integer', (column) => column.notNull())
          .addColumn('weight', 'double precision', (column) => column.notNull())
          .addColumn('people', 'integer', (column) => column.notNull())
          .addColumn('listed', 'integer', (column) => column.notNull())
          .addColumn('rank_value', 'double precision', (column) => column.notNull())
          .execute();
        // As small as the ladder; `LISTED_ROWS` in sql-store.ts says the same in the same words.
        await db.schema
          .createIndex('ratings_by_rank')
          .on('ratings')
          .columns(['rank_value', 'person'])
          .where(sql<boolean>`listed = 1`)
          .execute();

        await db.schema
          .createTable('rating_meetings')
          .addColumn('person', key, (column) => column.notNull())
          .addColumn('other', key, (column) => column.notNull())
          .addColumn('often', 'double precision', (column) => column.notNull())
          .addColumn('at', 'bigint', (column) => column.notNull())
          .addColumn('longest', 'double precision', (column) => column.notNull())
          .addColumn('weight', 'double precision', (column) => column.notNull())
          .addPrimaryKeyConstraint('rating_meetings_key', ['person', 'other'])
          .modifyEnd(inOrderOfKey)
          .execute();

        await db.schema
          .createTable('rating_changes')
          .addColumn('game', key, (column) => column.notNull())
          .addColumn('person', key, (column) => column.notNull())
          .addColumn('at', 'bigint', (column) => column.notNull())
          .addColumn('value_before', 'double precision', (column) => column.notNull())
          .addColumn('value_after', 'double precision', (column) => column.notNull())
          .addColumn('weight', 'double precision', (column) => column.notNull())
          .addColumn('length', 'double precision', (column) => column.notNull())
          .addColumn('fresh', 'double precision', (column) => column.notNull())
          .addColumn('known', 'double precision', (column) => column.notNull())
          .addPrimaryKeyConstraint('rating_changes_key', ['person', 'at', 'game'])
          .modifyEnd(inOrderOfKey)
          .execute();
      },
    },

    '0008-own-tables-and-upkeep': {
      // What is asked about a person's tables can be answered without reading a start or a log.
      async up(db: Kysely<unknown>) {
        await db.schema
          .alterTable('games')
          .addColumn('gone', 'integer', (column) => column.notNull().defaultTo(0))
          .execute();
        await db.schema
          .createTable('game_people')
          .addColumn('game', key, (column) => column.notNull())
          .addColumn('person', key, (column) => column.notNull())
          .addColumn('seat', 'integer', (column) => column.notNull())
          .addPrimaryKeyConstraint('game_people_key', ['game', 'person'])
          .modifyEnd(inOrderOfKey)
          .execute();
        await db.schema
          .createTable('upkeep')
          .addColumn('name', key, (column) => column.primaryKey())
          .addColumn('value', 'text', (column) => column.notNull())
          .execute();
        await db.schema
          .createTable('outages')
          .addColumn('from_at', 'bigint', (column) => column.primaryKey())
          .addColumn('to_at', 'bigint', (column) => column.notNull())
          .execute();
        await noteRunningGames(db, kind);
      },
    },

    '0009-people-go': {
      async up(db: Kysely<unknown>) {
        await db.schema
          .alterTable('people')
          .addColumn('generation', 'integer', (column) => column.notNull().defaultTo(0))
          .execute();
        await db.schema
          .alterTable('people')
          .addColumn('seen_at', 'bigint', (column) => column.notNull().defaultTo(0))
          .execute();
        await db.schema
          .alterTable('people')
          .addColumn('used', 'integer', (column) => column.notNull().defaultTo(0))
          .execute();
        await db.schema.alterTable('people').addColumn('left_at', 'bigint').execute();
        // Nobody knows when they were here last; those who come are given the time to.
        await sql`
          update people set seen_at = ${Date.now()}, used = case
            when exists (select 1 from table_seats where table_seats.person = people.id) then 1
            when exists (select 1 from archive_terms where term = 'person:' || people.id) then 1
            else 0 end`.execute(db);

        // Each as small as what is to be done; `departures.ts` says the same in the same words.
        await db.schema
          .createIndex('people_unused')
          .on('people')
          .columns(['seen_at', 'id'])
          .where(sql<boolean>`used = 0`)
          .execute();
        await db.schema
          .createIndex('people_leaving')
          .on('people')
          .column('left_at')
          .where(sql.ref('left_at'), 'is not', null)
          .execute();
        await db.schema
          .createIndex('tables_idle')
          .on('tables')
          .columns(['changed_at', 'id'])
          .where(sql<boolean>`state <> 'playing'`)
          .execute();
        await db.schema.createIndex('carry_links_by_person').on('carry_links').column('person').execute();
      },
    },

    '0010-even-games': {
      // A game weighs less for who stands far above the others; those before weighed the same for everybody.
      async up(db: Kysely<unknown>) {
        await db.schema
          .alterTable('rating_changes')
          .addColumn('even', 'double precision', (column) => column.notNull().defaultTo(1))
          .execute();
      },
    },

    '0012-daily-kingdom': {
      async up(db: Kysely<unknown>) {
        await db.schema
          .createTable('daily_kingdoms')
          .addColumn('day', key, (column) => column.primaryKey())
          .addColumn('kingdom', 'text', (column) => column.notNull())
          .execute();
        await db.schema
          .createTable('daily_games')
          .addColumn('game', key, (column) => column.primaryKey())
          .addColumn('day', key, (column) => column.notNull())
          .addColumn('person', key)
          .addColumn('finished_at', 'bigint')
          .addColumn('margin', 'integer')
          .addColumn('points', 'integer')
          .addColumn('against', 'integer')
          .addColumn('turns', 'integer')
          .execute();
        // Everybody once a day; of those who are gone for good there may be many.
        await db.schema
          .createIndex('daily_games_of_person')
          .on('daily_games')
          .columns(['day', 'person'])
          .unique()
          .execute();
        await db.schema
          .createIndex('daily_games_by_margin')
          .on('daily_games')
          .columns(['day', 'margin'])
          .execute();
      },
    },
    '0013-acquaintances': acquaintanceTables(kind, { key, inOrderOfKey }),
    '0016-learning': {
      async up(db: Kysely<unknown>) {
        await db.schema
          .createTable('learning')
          .addColumn('person', key, (column) => column.primaryKey())
          .addColumn('learnt', 'text', (column) => column.notNull())
          .execute();
      },
    },
    '0022-drafts': {
      async up(db: Kysely<unknown>) {
        await db.schema.alterTable('tables').addColumn('draft', 'text').execute();
      },
    },
    '0023-dealt-games': {
      async up(db: Kysely<unknown>) {
        await db.schema
          .alterTable('ratings')
          .addColumn('owed', 'double precision', (column) => column.notNull().defaultTo(0))
          .execute();
        await db.schema
          .alterTable('rating_changes')
          .addColumn('held', 'integer', (column) => column.notNull().defaultTo(0))
          .execute();
      },
    },
    ...(kind === 'postgres' ? { '0020-cluster': clusterTables, '0021-work': workTables } : {}),
  };
}

/** Of games that are over nobody asks whose move it is. */
async function noteRunningGames(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const running = sql`(select id from games where result is null)`;
  const isReplaced = sql`body like '%"kind":"replaced"%' and game in ${running}`;
  if (kind === 'sqlite') {
    await sql`
      insert into game_people (game, person, seat)
      select game, json_extract(player.value, '$.id'), min(player.key)
      from game_starts, json_each(start, '$.players') as player
      where json_extract(player.value, '$.kind') = 'person' and game in ${running}
      group by 1, 2`.execute(db);
    await sql`
      update games set gone = seats.bits
      from (
        select game, sum(distinct 1 << json_extract(body, '$.seat')) as bits
        from entries where ${isReplaced} group by game
      ) as seats
      where seats.game = games.id`.execute(db);
  } else {
    await sql`
      insert into game_people (game, person, seat)
      select game, player.value ->> 'id', min(player.place - 1)
      from game_starts, json_array_elements(start::json -> 'players') with ordinality as player (value, place)
      where player.value ->> 'kind' = 'person' and game in ${running}
      group by 1, 2`.execute(db);
    await sql`
      update games set gone = seats.bits
      from (
        select game, bit_or(1 << (body::json ->> 'seat')::integer) as bits
        from entries where ${isReplaced} group by game
      ) as seats
      where seats.game = games.id`.execute(db);
  }
}
