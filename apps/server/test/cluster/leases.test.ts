// Who drives a game, and what becomes of a node that slept through being taken for dead.

import { Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GameLeases } from '../../src/cluster/game-leases.ts';
import { NodeSession } from '../../src/cluster/node-session.ts';
import { openPostgres, postgresDialect } from '../../src/store/postgres.ts';
import type { Schema } from '../../src/store/schema.ts';
import type { Store } from '../../src/store/store.ts';
import { postgresOfTests } from '../store/postgres-of-tests.ts';
import { begin, sampleResult, write } from '../store/samples.ts';

const postgres = postgresOfTests();

let db: Kysely<Schema>;
let store: Store;
beforeAll(async () => {
  const url = await postgres.createDatabase();
  store = await openPostgres(url);
  db = new Kysely<Schema>({ dialect: postgresDialect(url, 2) });
});
afterAll(async () => {
  await db.destroy();
  await store.close();
});

async function newNode() {
  // Its own clock stands still: that it has slept is for the database to say.
  const session = new NodeSession(db, () => 0);
  await session.begin();
  // It gives no signs of life; what dies here dies by `sleepTooLong`, and not of a busy machine.
  await sql`update nodes set until = 'infinity' where id = ${session.id}`.execute(db);
  return { session, leases: new GameLeases(db, session) };
}

/** The others take it for dead; it has not looked since. */
const sleepTooLong = async ({ session }: { readonly session: NodeSession }): Promise<void> =>
  void (await sql`update nodes set until = clock_timestamp() - interval '1 second' where id = ${session.id}`.execute(
    db,
  ));

describe('a game', () => {
  it('is driven by one node at a time, under a number that is written with what it does', async () => {
    const [one, other] = [await newNode(), await newNode()];
    const { id } = await begin(store);
    const claims = await Promise.all([one.leases.claim(id), other.leases.claim(id)]);
    expect(claims.filter(Boolean)).toHaveLength(1);
    const [driver, waiting] = claims[0] ? [one, other] : [other, one];
    const fence = driver.leases.fenceOf(id) ?? -1;
    expect(waiting.leases.fenceOf(id)).toBeNull();
    expect(await store.append([write(id, [1], { fence })])).toEqual(['written']);
    await driver.leases.release([id]);
    expect(await waiting.leases.claim(id)).toBe(true);
    expect(waiting.leases.fenceOf(id)).toBe(fence + 1);
  });

  it('takes nothing from a node that was taken for dead, with entries or without', async () => {
    const [asleep, heir] = [await newNode(), await newNode()];
    const { id } = await begin(store);
    await asleep.leases.claim(id);
    const fence = asleep.leases.fenceOf(id) ?? -1;
    await sleepTooLong(asleep);
    expect(await heir.leases.claim(id)).toBe(true);
    expect(await store.append([write(id, [1], { fence }), write(id, [], { fence, deadline: 1 })])).toEqual([
      'fenced',
      'fenced',
    ]);
    expect(await store.append([write(id, [1], { fence, result: sampleResult(1) })])).toEqual(['fenced']);
    expect((await store.game(id))?.log).toEqual([]);
    expect(await store.overdue(10, 10)).not.toContain(id);
    // It finds out when it gives its next sign of life, and may not come back under the same name.
    expect(await asleep.session.renew()).toBeNull();
    expect(await asleep.leases.claim(id)).toBe(false);
  });

  it('whose clock has run out is seen to by its driver, or by anybody if that is dead', async () => {
    const [driver, other] = [await newNode(), await newNode()];
    const { id } = await begin(store);
    await driver.leases.claim(id);
    await store.append([write(id, [1], { deadline: 5 })]);
    expect(await driver.leases.overdue(5, 100)).toContain(id);
    expect(await other.leases.overdue(5, 100)).not.toContain(id);
    await sleepTooLong(driver);
    expect(await other.leases.overdue(5, 100)).toContain(id);
  });
});
