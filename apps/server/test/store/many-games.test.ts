// With 25,000 games in the store (`TENFOLD_TESTS=full`: 100,000) every question is still answered through an index, in the order of the answer: no
// table is read through, and nothing is sorted. Asked of the databases themselves, not of a clock.

import { wantsFullTests } from '@tenfold/prerequisites';
import Database from 'better-sqlite3';
import { Kysely } from 'kysely';
import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { appendToPostgres } from '../../src/store/append-postgres.ts';
import { openPostgres, postgresDialect } from '../../src/store/postgres.ts';
import type { Schema } from '../../src/store/schema.ts';
import { sqliteStore } from '../../src/store/sqlite-file.ts';
import { sqlStore } from '../../src/store/sql-store.ts';
import type { Store } from '../../src/store/store.ts';
import { withFolder } from './folder.ts';
import { postgresOfTests } from './postgres-of-tests.ts';
import { begin, samplePerson, sampleResult, sampleStart, write } from './samples.ts';

const GAMES = wantsFullTests() ? 100_000 : 25_000;
const PEOPLE = GAMES / 100;
const postgres = postgresOfTests();

/** One game in a hundred is running, and everybody has played a hundred. In the SQL that both databases understand. */
function population(): string[] {
  const start = JSON.stringify({ ...sampleStart('table'), id: 'GAME' }).replaceAll("'", "''");
  const result = JSON.stringify(sampleResult(1)).replaceAll("'", "''");
  const games = `with recursive n (i) as (select 1 union all select i + 1 from n where i < ${GAMES})`;
  const ended = 'from n where i % 100 <> 0';
  return [
    `${games} insert into games (id, table_id, length, deadline, result) select 'game' || i, 'table' || i, 2,
       case when i % 100 = 0 then i end, case when i % 100 <> 0 then '${result}' end from n`,
    `${games} insert into game_starts (game, start) select 'game' || i, replace('${start}', 'GAME', 'game' || i) from n`,
    `${games} insert into game_people (game, person, seat) select 'game' || i, 'person' || (i % ${PEOPLE}), 0 from n`,
    `${games} insert into entries (game, sequence, at, body) select 'game' || i, 1, i, '{}' from n`,
    `${games} insert into tables
         (id, host, options, seats, state, game, overflow, matched, revision, created_at, changed_at)
       select 'table' || i, 'person' || (i % ${PEOPLE}), '{}', '[]', case when i % 100 = 0 then 'playing' else 'finished' end,
         'game' || i, null, case when i % 3 = 0 then 1 else 0 end, 1, i, i from n`,
    `${games} insert into table_seats (table_id, person, changed_at)
       select 'table' || i, 'person' || (i % ${PEOPLE}), i from n`,
    ...['any', 'name:ann', 'card:witch'].map(
      (term) =>
        `${games} insert into archive_terms (term, finished_at, game) select '${term}', i, 'game' || i ${ended}`,
    ),
    `${games} insert into archive_terms (term, finished_at, game)
       select 'person:person' || (i % ${PEOPLE}), i, 'game' || i ${ended}`,
    `${games} insert into people (id, name, language, created_at) select 'person' || i, 'Ann', 'en', i from n`,
    `${games} insert into ratings (person, name, mu, sigma, games, weight, people, listed, rank_value)
       select 'person' || i, 'Ann', i, 1, 1, 9, 9, i % 2, i - 3 from n`,
    `${games} insert into rating_meetings (person, other, often, at, longest, weight)
       select 'person' || i, 'person' || (i + 1), 1, i, 1, 1 from n`,
    `${games} insert into rating_changes
       (game, person, at, value_before, value_after, weight, length, fresh, known)
       select 'game' || i, 'person' || (i % ${PEOPLE}), i, 0, 1, 1, 1, 1, 1 from n`,
    `${games} insert into daily_games (game, day, person, finished_at, margin, points, against, turns)
       select 'game' || i, 'day' || (i / 1000), 'person' || (i % 1000), i, i % 50, 30, 20, 15 from n`,
    `${games} insert into carry_links (hash, person, expires_at) select 'hash' || i, 'person' || i, i + 10 from n`,
    `${games} insert into learning (person, learnt) select 'person' || i, '{}' from n`,
    `${games} insert into blocks (person, other, at) select 'person' || i, 'person' || (i + 1), i from n`,
    `${games} insert into mutes (person, kind, target, at) select 'person' || i, 'person', 'person' || (i + 1), i from n`,
    `${games} insert into invitations (host, guest, table_id, at, until, declined)
       select 'person' || i, 'person' || (i + 1), 'table' || i, i, i + 10, 0 from n`,
    `${games} insert into secrets (name, value) select 'secret' || i, 'x' from n where i <= 10`,
  ];
}

/** Every method of the store that the server calls while it runs. */
async function askEverything(store: Store): Promise<void> {
  await store.person('person5');
  await store.people(['person5', 'person6']);
  await store.changePerson('person5', { name: 'Anna' });
  await store.addPerson(samplePerson());
  await store.useCarryLink('hash500', 5);

  expect(await store.tablesOf('person5', 20)).toHaveLength(20);
  expect(await store.onShow(20)).toHaveLength(20);
  const started = await begin(store);

  await store.game('game500');
  await store.summary('game500');
  expect(await store.overdue(5000, 20)).toHaveLength(20);
  expect(
    await store.append([
      write('game100', [3], { deadline: 7 }),
      write('game200', [3]),
      write(started.id, [1, 2], { result: sampleResult(GAMES + 1) }),
    ]),
  ).toEqual(['written', 'written', 'written']);

  const searches = [
    {},
    { player: 'Ann' },
    { person: 'person5' },
    { card: 'witch' },
    { person: 'person5', player: 'ann', card: 'witch' },
  ];
  for (const search of searches) {
    const first = await store.archive({ ...search, limit: 20 });
    expect(first.items).toHaveLength(20);
    const second = await store.archive({ ...search, limit: 20, after: first.next ?? '' });
    expect(second.items).toHaveLength(20);
  }

  expect(await store.dailyGame('day7', 'person5')).not.toBeNull();
  expect(await store.dailyPlayers('day7')).toBe(1000);

  await store.ratings(['person5', 'person6']);
  expect(await store.ratingChanges('person5', 20)).toHaveLength(20);
  expect(await store.ratingChange('person5', 'game5', 5)).not.toBeNull();
  const ladder = await store.ladder(20);
  expect((await store.ladder(20, ladder.next ?? '')).items).toHaveLength(20);
  await store.openCarryLinks('person5', 1);
  await store.renewTokens('person5');
  await store.seen('person5', 1);
  await store.openTablesOf('person5', 100);
  await store.beginLeaving('person5', 1);
  await store.leaving(10);
  await store.forgetInGame('person5', 'game500');
  expect(await store.forgetFinishedGames('person5', 3)).toHaveLength(3);
  await store.forgetPerson('person5');
  await store.sweepTables(1, 20);
  await store.sweepPeople(1, 20);
  await store.secret('signing', () => 'x');
  await store.alive(5);
  await store.check();
}

function isSlowInSqlite(sql: string, step: string): boolean {
  if (step.includes('TEMP B-TREE')) return true;
  if (!step.startsWith('SCAN') || /^SCAN \d+-ROW VALUES/.test(step)) return false;
  // A page from the top of a list is read from an index in its order.
  return !(/\blimit\b/i.test(sql) && /USING .*INDEX/.test(step));
}

describe(`${GAMES} games`, () => {
  it('slow nothing down in SQLite', async () => {
    await withFolder(async (folder) => {
      const file = `${folder}/test.sqlite`;
      const empty = new Database(file);
      const migrated = await sqliteStore(empty);
      empty.pragma('synchronous = OFF');
      for (const sql of population()) empty.exec(sql);
      await migrated.close();

      const statements = new Set<string>();
      const database = new Database(file, { verbose: (sql) => statements.add(String(sql)) });
      const store = await sqliteStore(database);
      statements.clear();
      await askEverything(store);

      const asked = [...statements].filter((sql) =>
        /^\s*(?:\/\*.*?\*\/\s*)?(select|insert|update|delete|with)\b/i.test(sql),
      );
      expect(asked.length).toBeGreaterThan(40);
      const plans = asked.map((sql) => ({
        sql,
        plan: database.prepare<[], { detail: string }>(`explain query plan ${sql}`).all(),
      }));
      const slow = plans.filter(({ sql, plan }) => plan.some(({ detail }) => isSlowInSqlite(sql, detail)));
      expect(slow).toEqual([]);
      await store.close();
    });
  });

  it('slow nothing down in PostgreSQL', async () => {
    const url = await postgres.createDatabase();
    await (await openPostgres(url)).close();
    const client = new Client({ connectionString: url });
    await client.connect();
    for (const sql of population()) await client.query(sql);
    await client.query('analyze');

    const statements = new Map<string, readonly unknown[]>();
    const db = new Kysely<Schema>({
      dialect: postgresDialect(url, 4),
      log: ({ query }) => {
        if (/^\s*(?:\/\*.*?\*\/\s*)?(select|insert|update|delete|with)\b/i.test(query.sql))
          statements.set(query.sql, query.parameters);
      },
    });
    const store = sqlStore(db, { isAtomic: true, entries: appendToPostgres });
    await askEverything(store);
    await store.close();

    expect(statements.size).toBeGreaterThan(30);
    const slow: { sql: string; plan: string }[] = [];
    for (const [sql, values] of statements) {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, [...values]);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      const readsThrough = /Seq Scan/.test(plan) && !/Seq Scan on (secrets|upkeep)/.test(plan);
      // Single rows to be locked are put in order; pages never are.
      const sorts = /Sort/.test(plan) && !/for update/.test(sql);
      if (readsThrough || sorts) slow.push({ sql, plan });
    }
    expect(slow).toEqual([]);
    await client.end();
  });
});
