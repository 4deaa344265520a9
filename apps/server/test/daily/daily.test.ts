// The kingdom of the day over a real server: the same for everybody, once each, and nobody learns the shuffles of a day
// that runs from the games of others.

import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { DailyAnswer, DailyGameAnswer, TableView } from '@tenfold/protocol';
import { readRecord, replay, writeRecord } from '@tenfold/rules';
import { dailyKingdom, dailySeed } from '../../src/daily/daily-deal.ts';
import { closingOfDay, dayAt, dayBefore, endOfDay, latestClosedDay } from '../../src/time/day.ts';
import { openTable } from '../live/party.ts';
import { dice, playOn } from '../live/play.ts';
import { caller, expected, newPerson, testServer } from '../live/server.ts';
import type { TestPerson } from '../live/server.ts';

const NOON = Date.parse('2026-11-18T12:00:00Z');
const HOUR = 3_600_000;

/** A server at that time, which is put forward by hand. */
async function serverAt(start = NOON) {
  const time = { now: start };
  const clocks = { wall: () => time.now, steady: () => time.now };
  const server = await testServer({ clocks });
  return { ...server, time };
}

const lookedAt = async (person: TestPerson): Promise<DailyAnswer> =>
  expected(await person.call<DailyAnswer>('GET', '/daily'), 200);

const begun = async (person: TestPerson): Promise<DailyGameAnswer> =>
  expected(await person.call<DailyGameAnswer>('POST', '/daily'), 200);

/** Plays to the end with choices that the seed settles. */
async function played(person: TestPerson, seed: number): Promise<DailyGameAnswer> {
  const own = await begun(person);
  const client = await openTable(person.url, person, own.table);
  await playOn(client, own.game, dice(seed));
  await client.end();
  return own;
}

async function gaveUp(person: TestPerson): Promise<DailyGameAnswer> {
  const own = await begun(person);
  const client = await openTable(person.url, person, own.table);
  await client.ask({ type: 'resign', game: own.game });
  await client.end();
  return own;
}

describe('a day', () => {
  it('begins at midnight UTC, and is closed an hour after its end', () => {
    expect(dayAt(NOON)).toBe('2026-11-18');
    expect(endOfDay('2026-11-18')).toBe(Date.parse('2026-11-19T00:00:00Z'));
    expect(closingOfDay('2026-11-18')).toBe(Date.parse('2026-11-19T01:00:00Z'));
    expect(dayBefore('2027-01-01')).toBe('2026-12-31');
    expect(latestClosedDay(Date.parse('2026-11-19T00:59:59Z'))).toBe('2026-11-17');
    expect(latestClosedDay(Date.parse('2026-11-19T01:00:00Z'))).toBe('2026-11-18');
  });

  it('is dealt from the secret alone: another secret or another day deals otherwise', () => {
    const seeds = ['2026-11-18', '2026-11-19'].flatMap((day) =>
      ['one', 'other'].map((secret) => dailySeed(secret, day)),
    );
    expect(new Set(seeds).size).toBe(4);
    expect(dailySeed('one', '2026-11-18')).toBe(seeds[0]);
    expect(dailyKingdom('one', '2026-11-18')).toHaveLength(10);
    expect(dailyKingdom('one', '2026-11-18')).toEqual(dailyKingdom('one', '2026-11-18'));
    expect(dailyKingdom('one', '2026-11-18')).not.toEqual(dailyKingdom('other', '2026-11-18'));
  });
});

describe('the kingdom of the day', () => {
  it('is the same game for everybody: the same choices, the same end', async () => {
    const { url } = await serverAt();
    const [ann, bob] = [await newPerson(url, 'Ann'), await newPerson(url, 'Bob')];
    const games = [await played(ann, 7), await played(bob, 7)];
    const [first, second] = await Promise.all(
      [ann, bob].map(async (person, index) =>
        (await person.call('GET', `/games/${games[index]?.game ?? ''}/record`)).text.replaceAll(
          /\b(Ann|Bob)\b/g,
          'Player',
        ),
      ),
    );
    expect(first).toBe(second);
    expect((await lookedAt(ann)).today.own?.result).toEqual((await lookedAt(bob)).today.own?.result);
  });

  it('is played once, whatever one does: clicking twice, giving up, coming back', async () => {
    const { url } = await serverAt();
    const ann = await newPerson(url, 'Ann');
    const [one, other] = await Promise.all([begun(ann), begun(ann)]);
    expect(one).toEqual(other);
    await gaveUp(ann);
    expect(await begun(ann)).toEqual(one);
    const { today } = await lookedAt(ann);
    expect(today.own).toEqual({ ...one, ended: 'gave-up', counts: true, result: null });
    expect(today.results).toMatchObject({ finished: 0, gaveUp: 1, best: null });
    // At the same table another game has another deal.
    const table = expected(await ann.call<TableView>('POST', `/tables/${one.table}/rematch`, {}), 200);
    const client = await openTable(url, ann, one.table);
    const again = await client.stands(table.game ?? '', () => true);
    const first = expected(await ann.call<{ id: string }>('GET', `/games/${one.game}`), 200);
    expect(again.game).not.toBe(first.id);
    expect((await ann.call('GET', `/games/${one.game}/record`)).text).not.toContain(again.seedHash);
  });

  it('takes nothing back once something was learnt', async () => {
    const { url } = await serverAt();
    const ann = await newPerson(url, 'Ann');
    const own = await begun(ann);
    const client = await openTable(url, ann, own.table);
    // Until the bot has had a turn after one's own: cards were drawn meanwhile.
    await playOn(
      client,
      own.game,
      (count) => count - 1,
      ({ view, prompt }) => prompt !== null && view.turn.number > 2,
    );
    const refused = await client.ask({ type: 'undo', game: own.game });
    expect(refused).toMatchObject({ type: 'refused', code: 'not-allowed' });
    expect(client.state(own.game)?.undo).toMatchObject({ may: 'no', whyNot: 'daily' });
  });

  it('shows nobody how others did, nor their games, before the own one is played to its end', async () => {
    const { url } = await serverAt();
    const [ann, bob, eve] = [
      await newPerson(url, 'Ann'),
      await newPerson(url, 'Bob'),
      await newPerson(url, 'Eve'),
    ];
    const { game } = await played(ann, 1);
    const readers = [caller(url), bob.call, eve.call];
    await begun(bob);
    await gaveUp(eve);
    for (const call of readers) {
      for (const path of [`/games/${game}`, `/games/${game}/record`]) {
        expect((await call('GET', path)).status).toBe(403);
      }
      expect((await call('POST', '/games/from-record', playOnFrom(game))).status).not.toBe(201);
      expect((await call<{ games: unknown[] }>('GET', '/archive')).body.games).toEqual([]);
    }
    expect((await lookedAt(bob)).today).toMatchObject({ results: null, mayWatchBest: false });
    // Who gave up knows how the others did, and has the cards to see when nobody can play with them any more.
    expect((await lookedAt(eve)).today).toMatchObject({
      results: { finished: 1, gaveUp: 1 },
      mayWatchBest: false,
    });
    await playOn(await openTable(url, bob, (await begun(bob)).table), (await begun(bob)).game, dice(3));
    expect((await lookedAt(bob)).today).toMatchObject({ results: { finished: 2 }, mayWatchBest: true });
    expect((await bob.call('GET', `/games/${game}/record`)).status).toBe(200);
  });

  it('tells the seed to nobody before the day is closed, and to everybody afterwards', async () => {
    const { url, time, log } = await serverAt();
    const [ann, bob] = [await newPerson(url, 'Ann'), await newPerson(url, 'Bob')];
    const { game, table } = await played(ann, 1);
    await played(bob, 2);
    const client = await openTable(url, ann, table);
    const { seed, seedHash } = await client.stands(game, () => true);
    expect(seed).toBeNull();
    const closed = await Promise.all(
      [ann, bob].map(async ({ call }) => (await call('GET', `/games/${game}/record`)).text),
    );
    for (const text of closed) expect(text).toContain('seed: not-told\n');

    time.now = closingOfDay('2026-11-18');
    const open = (await caller(url)('GET', `/games/${game}/record`)).text;
    const told = readRecord(open).setup.seed;
    expect(createHash('sha256').update(told).digest('hex')).toBe(seedHash);
    const everything = [...client.received.map((one) => JSON.stringify(one)), ...closed, ...log].join('\n');
    expect(everything).not.toContain(told);
    // Both tell the same game.
    for (const text of closed) {
      const [one, other] = [replay(readRecord(text)), replay(readRecord(open))];
      expect(one.seats).toEqual(other.seats);
    }
    expect(writeRecord(readRecord(open))).not.toContain('shuffle:');
  });

  it('names nobody to others', async () => {
    const { url } = await serverAt();
    const [ann, bob] = [await newPerson(url, 'Annabella'), await newPerson(url, 'Bob')];
    const { game } = await played(ann, 1);
    await played(bob, 2);
    const seen = [
      await bob.call('GET', `/games/${game}`),
      await bob.call('GET', `/games/${game}/record`),
      await bob.call('GET', '/daily'),
    ];
    for (const { text } of seen) {
      expect(text).not.toContain('Annabella');
      expect(text).not.toContain(ann.id);
    }
    expect((await ann.call('GET', `/games/${game}/record`)).text).toContain('Annabella: ');
  });

  it('can be ended in peace after midnight; later it does not count', async () => {
    const { url, time } = await serverAt(Date.parse('2026-11-18T23:50:00Z'));
    const [ann, bob] = [await newPerson(url, 'Ann'), await newPerson(url, 'Bob')];
    const games = [await begun(ann), await begun(bob)] as const;
    time.now += HOUR;
    const annsTable = await openTable(url, ann, games[0].table);
    await playOn(annsTable, games[0].game, dice(1));
    // A new day has begun, with another game; the results of the old one are not final.
    expect((await lookedAt(ann)).today).toMatchObject({ day: '2026-11-19', own: null, results: null });
    expect((await lookedAt(ann)).before).toBeNull();
    time.now += HOUR;
    const bobsTable = await openTable(url, bob, games[1].table);
    await playOn(bobsTable, games[1].game, dice(2));
    const { before, today } = await lookedAt(bob);
    expect(today.own).toBeNull();
    expect(before).toMatchObject({
      day: '2026-11-18',
      own: { game: games[1].game, ended: 'finished', counts: false },
      results: { finished: 1, best: { game: games[0].game } },
      mayWatchBest: true,
    });
    expect((await caller(url)('GET', `/games/${games[0].game}/record`)).status).toBe(200);
    expect((await begun(ann)).game).not.toBe(games[0].game);
  });

  it('cannot be looked on at', async () => {
    const { url } = await serverAt();
    const [ann, eve] = [await newPerson(url, 'Ann'), await newPerson(url, 'Eve')];
    const { table, game } = await begun(ann);
    const client = await openTable(url, eve, table);
    expect(client.state(game)).toBeUndefined();
    expect(await client.ask({ type: 'undo', game })).toMatchObject({ type: 'refused' });
  });
});

const playOnFrom = (game: string) => ({
  from: { kind: 'game', game },
  choices: 1,
  seat: 0,
  character: 'vixen',
});
