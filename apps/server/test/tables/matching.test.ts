// People who would play with anyone.

import type { Id, PlayWish } from '@tenfold/protocol';
import { CLOCKS, KINGDOM_KINDS, PlayWish as PlayWishSchema } from '@tenfold/protocol';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Agreement } from '../../src/tables/agreement.ts';
import { agreement } from '../../src/tables/agreement.ts';
import { Blocks } from '../../src/people/blocks.ts';
import { Matching } from '../../src/tables/matching.ts';
import type { World } from './world.ts';
import { newWorld, storedGame } from './world.ts';

let world: World;
let guests: Id[];

beforeAll(async () => {
  world = await newWorld();
  guests = await Promise.all(Array.from({ length: 8 }, async (_, at) => world.person(`Guest ${at}`)));
});

const guest = (at: number): Id => guests[at] ?? '';
const two: PlayWish = { players: [2], kingdom: 'any', clock: ['fast'] };
const waiting = { state: 'waiting', table: null };

function newMatching() {
  const blocks = new Blocks({ ...world, now: () => world.time.now });
  const matching = new Matching(world.tables, async (person) => world.store.blockedBy(person), world.notes);
  blocks.onChange((person, other, isBlocked) => matching.avoid(person, other, isBlocked));
  const matched: [Id, Id][] = [];
  matching.onMatch((person, table) => matched.push([person, table]));
  return { matching, matched, blocks };
}

describe('a wish', () => {
  it('waits until somebody agrees; then both sit and the game has started', async () => {
    const { matching, matched } = newMatching();
    expect(matching.state(guest(0))).toEqual({ state: 'none', table: null });
    expect(await matching.wish(guest(0), { ...two, kingdom: 'random' })).toEqual(waiting);
    expect(matching.state(guest(0))).toEqual(waiting);
    expect(await matching.wish(guest(1), { ...two, clock: ['none', 'days'] })).toEqual(waiting);
    const { state, table } = await matching.wish(guest(2), two);
    expect(state).toBe('matched');
    const view = await world.tables.view(table ?? '');
    expect(view.seats.map((seat) => seat?.kind === 'person' && seat.id)).toEqual([guest(0), guest(2)]);
    expect(view).toMatchObject({
      state: 'playing',
      options: { seats: 2, clock: 'fast', kingdom: { kind: 'random' } },
    });
    expect((await storedGame(world, view.game ?? '')).start.setup.kingdom).not.toContain('possession');
    expect(matched).toEqual([
      [guest(0), table],
      [guest(2), table],
    ]);
    expect(matching.state(guest(0))).toEqual({ state: 'matched', table });
    expect(matching.state(guest(1))).toEqual(waiting);
  });

  it('of one person is one, and never agrees with itself', async () => {
    const { matching, matched } = newMatching();
    for (const wish of [two, two, { ...two, players: [2, 3] }]) {
      expect(await matching.wish(guest(0), wish)).toEqual(waiting);
    }
    expect(matched).toEqual([]);
    expect((await matching.wish(guest(1), two)).state).toBe('matched');
    expect(matched).toHaveLength(2);
    expect(await matching.wish(guest(2), two)).toEqual(waiting);
  });

  it('that is taken back is gone', async () => {
    const { matching, matched } = newMatching();
    await matching.wish(guest(0), two);
    matching.withdraw(guest(0));
    expect(matching.state(guest(0)).state).toBe('none');
    expect(await matching.wish(guest(1), two)).toEqual(waiting);
    expect(matched).toEqual([]);
  });

  it('of who came first is served first; the same wish again keeps its place, another one does not', async () => {
    const { matching, matched } = newMatching();
    await matching.wish(guest(0), { ...two, players: [3] });
    await matching.wish(guest(1), { ...two, players: [3] });
    await matching.wish(guest(2), { ...two, players: [2] });
    await matching.wish(guest(0), { ...two, players: [3] });
    // Both a table of two and one of three are possible now; the first two wait for three.
    await matching.wish(guest(3), { ...two, players: [2, 3] });
    expect(matched.map(([person]) => person)).toEqual([guest(0), guest(1), guest(3)]);
    const second = newMatching();
    await second.matching.wish(guest(0), { ...two, clock: ['days'] });
    await second.matching.wish(guest(1), { ...two, clock: ['none'] });
    await second.matching.wish(guest(0), { ...two, clock: ['days', 'gentle'] });
    await second.matching.wish(guest(2), { ...two, clock: ['days', 'none'] });
    expect(second.matched.map(([person]) => person)).toEqual([guest(1), guest(2)]);
  });

  it('made while its table is being made gets that table', async () => {
    const { matching, matched } = newMatching();
    await matching.wish(guest(0), two);
    const made = matching.wish(guest(1), two);
    expect(matching.state(guest(0))).toEqual(waiting);
    const again = await matching.wish(guest(0), { ...two, players: [4] });
    expect(again).toEqual(await made);
    expect(matched).toHaveLength(2);
  });

  it('waits on when its table cannot be made', async () => {
    const broken = await newWorld();
    const matching = new Matching(broken.tables, async () => [], broken.notes);
    await matching.wish(guest(0), two);
    await broken.close();
    await expect(matching.wish(guest(1), two)).rejects.toBeInstanceOf(Error);
    expect(matching.state(guest(0))).toEqual(waiting);
    expect(matching.state(guest(1)).state).toBe('none');
  });
});

describe('who has blocked whom', () => {
  it('are not put together, in either order, also if it is done while they wait; others are', async () => {
    const { matching, matched, blocks } = newMatching();
    await blocks.block(guest(0), guest(1));
    await matching.wish(guest(0), two);
    expect(await matching.wish(guest(1), two)).toEqual(waiting);
    await blocks.block(guest(1), guest(2));
    expect((await matching.wish(guest(2), two)).state).toBe('matched');
    expect(matched.map(([person]) => person)).toEqual([guest(0), guest(2)]);
    await blocks.unblock(guest(0), guest(1));
    expect((await matching.wish(guest(0), two)).state).toBe('matched');
    await blocks.unblock(guest(1), guest(2));
  });
});

describe('an agreement', () => {
  const wish = fc.record({
    players: fc.uniqueArray(fc.integer({ min: 2, max: 6 }), { minLength: 1 }),
    kingdom: fc.constantFrom('recommended' as const, 'random' as const, 'any' as const),
    clock: fc.uniqueArray(fc.constantFrom(...CLOCKS), { minLength: 1 }),
  });

  it('is the table of who waits longest among those possible, and what all its people wish for', () => {
    let agreed = 0;
    fc.assert(
      fc.property(fc.array(wish, { maxLength: 8 }), (wishes) => {
        const found = agreement(
          wishes.map((one, place) => ({ person: String(place), wish: one, avoids: new Set<Id>() })),
        );
        if (found !== null) agreed++;
        expect(found?.people[0] ?? null).toBe(longestWaiting(wishes));
        expect(wishes.every((one) => PlayWishSchema.safeParse(one).success)).toBe(true);
        expect(new Set(found?.people).size).toBe(found?.people.length ?? 0);
        expect((found?.people ?? []).filter((place) => !isContent(wishes[Number(place)], found))).toEqual([]);
      }),
      { numRuns: 500 },
    );
    expect(agreed).toBeGreaterThan(100);
  });

  it('has nobody with somebody whom one of them avoids, and comes about whenever it can', () => {
    const plain: PlayWish = { players: [3], kingdom: 'any', clock: ['fast'] };
    const pair = fc.tuple(fc.nat(6), fc.nat(6));
    fc.assert(
      fc.property(fc.array(pair, { maxLength: 12 }), (pairs) => {
        const avoids = (one: number, other: number): boolean =>
          pairs.some(([a, b]) => (a === one && b === other) || (a === other && b === one));
        const people = Array.from({ length: 7 }, (_, at) => at);
        const found = agreement(
          people.map((at) => ({
            person: String(at),
            wish: plain,
            avoids: new Set(pairs.flatMap(([a, b]) => (a === at ? [String(b)] : []))),
          })),
        );
        const parties = people.flatMap((a) =>
          people
            .slice(a + 1)
            .flatMap((b) =>
              people
                .slice(b + 1)
                .flatMap((c) => (avoids(a, b) || avoids(a, c) || avoids(b, c) ? [] : [[a, b, c]])),
            ),
        );
        expect(found?.people ?? null).toEqual(parties[0]?.map(String) ?? null);
      }),
    );
  });

  const isContent = (one: PlayWish | undefined, found: Agreement | null): boolean =>
    one !== undefined &&
    found !== null &&
    one.players.includes(found.people.length) &&
    one.clock.includes(found.clock) &&
    ['any', found.kingdom].includes(one.kingdom);

  /** Of all tables that would be possible, the first to have come; null if none is. */
  function longestWaiting(wishes: readonly PlayWish[]): string | null {
    const firsts = [2, 3, 4, 5, 6].flatMap((size) =>
      CLOCKS.flatMap((clock) =>
        KINGDOM_KINDS.flatMap((kingdom) => {
          const people = Array.from({ length: size }, String);
          const content = [...wishes.keys()].filter((at) =>
            isContent(wishes[at], { people, clock, kingdom }),
          );
          return content.length >= size ? content.slice(0, 1) : [];
        }),
      ),
    );
    return firsts.length === 0 ? null : String(Math.min(...firsts));
  }
});
