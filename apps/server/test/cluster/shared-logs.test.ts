// Reading what other nodes wrote, of many games at once.

import { type CompiledQuery, Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SharedLogs } from '../../src/cluster/shared-logs.ts';
import { openPostgres, postgresDialect } from '../../src/store/postgres.ts';
import type { Schema } from '../../src/store/schema.ts';
import { postgresOfTests } from '../store/postgres-of-tests.ts';

const GAMES = 400;
const LENGTH = 300;
const games = Array.from({ length: GAMES }, (_, index) => `game${index + 1}`);
const postgres = postgresOfTests();

let db: Kysely<Schema>;
let asked: CompiledQuery[];
let logs: SharedLogs;
beforeAll(async () => {
  const url = await postgres.createDatabase();
  await (await openPostgres(url)).close();
  db = new Kysely<Schema>({
    dialect: postgresDialect(url, 1),
    log: ({ query }) => void asked.push(query),
  });
  asked = [];
  await sql`
    insert into games (id, table_id, length, driver, fence)
    select 'game' || game, 'table' || game, ${sql.lit(LENGTH)}, 'one', 1 from generate_series(1, ${sql.lit(GAMES)}) as game
  `.execute(db);
  await sql`
    insert into entries (game, sequence, at, body)
    select 'game' || game, sequence, 0, '{"kind":"resigned","seat":0}'
    from generate_series(1, ${sql.lit(GAMES)}) as game, generate_series(1, ${sql.lit(LENGTH)}) as sequence
  `.execute(db);
  await sql`analyze`.execute(db);
  logs = new SharedLogs(db, () => 'one');
});
afterAll(async () => db.destroy());

interface PlanNode {
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly Plans?: readonly PlanNode[];
}

/** How many rows of entries PostgreSQL looks at for an answer. */
async function entriesReadBy(question: CompiledQuery): Promise<number> {
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] }>({
    ...question,
    sql: `explain (analyze, format json) ${question.sql}`,
  });
  const read = (node: PlanNode): number =>
    (node['Relation Name'] === 'entries' ? node['Actual Rows'] * node['Actual Loops'] : 0) +
    (node.Plans ?? []).reduce((sum, one) => sum + read(one), 0);
  const [plan] = rows.flatMap((row) => row['QUERY PLAN']);
  return plan === undefined ? Number.NaN : read(plan.Plan);
}

describe('logs that others write', () => {
  it('are read from where each of them is known, in one question that reads nothing else', async () => {
    asked = [];
    const tails = await Promise.all(games.map(async (game) => logs.entriesAfter(game, LENGTH - 2)));
    for (const tail of tails) expect(tail.map(({ sequence }) => sequence)).toEqual([LENGTH - 1, LENGTH]);
    expect(await Promise.all(asked.map(entriesReadBy))).toEqual([2 * GAMES]);
  });

  it('may be asked for twice, from different places', async () => {
    const [one, other] = await Promise.all([
      logs.entriesAfter('game1', LENGTH - 1),
      logs.entriesAfter('game1', LENGTH - 3),
    ]);
    expect(one.map(({ sequence }) => sequence)).toEqual([LENGTH]);
    expect(other.map(({ sequence }) => sequence)).toEqual([LENGTH - 2, LENGTH - 1, LENGTH]);
  });

  it('are compared: longer ones, and those that another drives, or nobody who lives, or this node unknowingly', async () => {
    const known = (id: string, length = LENGTH, fence: number | null = 1) => ({ id, length, fence });
    const changed = async (game: ReturnType<typeof known>, living = ['one', 'two']) =>
      (await logs.changed([game], living)).length > 0;
    expect(await changed(known('game1'))).toBe(false);
    expect(await changed(known('game1', LENGTH - 1))).toBe(true);
    expect(await changed(known('game1', LENGTH, 0))).toBe(true);
    expect(await changed(known('game1', LENGTH, null))).toBe(true);
    expect(await changed(known('game1'), ['two'])).toBe(true);
    await sql`update games set driver = 'two', fence = 2 where id = 'game2'`.execute(db);
    expect(await changed(known('game2', LENGTH, null))).toBe(false);
    expect(await changed(known('game2', LENGTH, null), ['one'])).toBe(true);
    await sql`update games set result = '{}' where id = 'game2'`.execute(db);
    expect(await changed(known('game2', LENGTH, null), ['one'])).toBe(false);
  });
});
