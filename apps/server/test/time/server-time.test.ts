// Jumps of the system's clock, while the server runs and between two starts.

import { describe, expect, it } from 'vitest';
import { ServerTime } from '../../src/time/server-time.ts';
import { Client } from '../live/client.ts';
import { newPerson, newTable, testServer } from '../live/server.ts';

const HOUR = 3_600_000;
const NOON = 1_794_916_800_000;

/** Clocks that a test sets. */
const clocks = (time = { wall: NOON, steady: 5_000 }) => ({
  time,
  wall: () => time.wall,
  steady: () => time.steady,
});

describe('the time of the server', () => {
  it('is the system clock at the start, and goes on steadily whatever that one does', () => {
    const system = clocks();
    const { now } = new ServerTime(system);
    expect(now()).toBe(NOON);
    system.time.wall += HOUR;
    system.time.steady += 1_500.7;
    expect(now()).toBe(NOON + 1_500);
    system.time.wall -= 2 * HOUR;
    system.time.steady += 1;
    expect(now()).toBe(NOON + 1_501);
  });

  it.each([
    [HOUR, /put forward by 3600 seconds/],
    [-HOUR, /put back by 3600 seconds/],
  ])('warns of a jump by %i', (jump, warning) => {
    const system = clocks();
    const time = new ServerTime(system);
    expect(time.warnings()).toEqual([]);
    system.time.wall += jump;
    expect(time.warnings()).toEqual([expect.stringMatching(warning)]);
  });

  it('catches up with a sleep that both machines know of, and with no jump of one of them', () => {
    const system = { wall: NOON, own: NOON, steady: 0 };
    const time = new ServerTime({
      wall: () => system.wall,
      own: () => system.own,
      steady: () => system.steady,
    });
    system.wall += 2 * HOUR;
    time.catchUp();
    expect(time.now()).toBe(NOON);
    system.own += HOUR;
    time.catchUp();
    expect(time.now()).toBe(NOON + HOUR);
    system.own -= 3 * HOUR;
    time.catchUp();
    expect(time.now()).toBe(NOON + HOUR);
  });
});

describe('a game with clocks', () => {
  /** Ann is asked, or Bob; both are connected. */
  async function begun(system: ReturnType<typeof clocks>) {
    const server = await testServer({ clocks: system });
    const people = [await newPerson(server.url, 'Ann'), await newPerson(server.url, 'Bob')] as const;
    const table = await newTable(people, { clock: 'fast' });
    await people[0].call('POST', `/tables/${table.id}/start`);
    return { server, people, table: table.id };
  }

  async function opened(url: string, token: string, table: string) {
    const client = await Client.of(url, token);
    await client.ask({ type: 'open', table });
    const { state } = await client.next('opened');
    return { client, clocks: state.clocks, game: state.game, welcome: await client.next('welcome') };
  }

  it.each([HOUR, -HOUR])('loses nobody any time by a jump of %i while the server runs', async (jump) => {
    const system = clocks();
    const { server, people, table } = await begun(system);
    const before = await opened(server.url, people[0].token, table);
    system.time.wall += jump;
    system.time.steady += 1_000;
    const after = await opened(server.url, people[1].token, table);
    expect(after.clocks).toEqual(before.clocks);
    expect(after.welcome.time).toBe(NOON + 1_000);
    expect(await people[0].call('GET', '/health')).toMatchObject({
      status: 200,
      body: { warnings: [expect.stringContaining('clock was put') as string] },
    });
  });

  it.each([HOUR, -HOUR])('loses nobody any time by a jump of %i between two starts', async (jump) => {
    const { server, people, table } = await begun(clocks());
    const before = await opened(server.url, people[0].token, table);
    await server.close();
    const again = await testServer({
      dataFolder: server.folder,
      clocks: clocks({ wall: NOON + jump, steady: 0 }),
    });
    const after = await opened(again.url, people[0].token, table);
    expect(after.clocks?.left).toEqual(before.clocks?.left);
    // Time runs from the new start on; put back, it stands still until it has caught up.
    expect(after.clocks?.at).toBe(Math.max(NOON, NOON + jump));
  });
});
