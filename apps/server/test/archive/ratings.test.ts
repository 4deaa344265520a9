// Ratings: who gains, who loses, and that no game is lost when several end at once.

import type { Id } from '@tenfold/protocol';
import { characters } from '@tenfold/bots';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { newRating, ratedAnew, shownRating } from '../../src/archive/rated.ts';
import { Ratings } from '../../src/archive/ratings.ts';
import type { GameStart } from '../../src/games/log.ts';
import type { Rating } from '../../src/store/store.ts';
import type { World } from '../tables/world.ts';
import { OPTIONS, finish, newWorld, storedGame } from '../tables/world.ts';

let world: World;

beforeAll(async () => {
  world = await newWorld();
});

async function begin(people: readonly Id[], bots: readonly string[] = [], rated = true): Promise<GameStart> {
  const [host = ''] = people;
  const { id } = await world.tables.create(host, { ...OPTIONS, rated, seats: people.length + bots.length });
  for (const person of people.slice(1)) await world.tables.sit(person, id);
  for (const [at, bot] of bots.entries()) await world.tables.seatBot(host, id, people.length + at, bot);
  return (await storedGame(world, await world.tables.start(host, id))).start;
}

async function ratingOf(subject: string): Promise<Rating | undefined> {
  return (await world.store.ratings([subject]))[0];
}

describe('a rated game', () => {
  it('moves the winner up and the others down, each counted once', async () => {
    const [ann, bob] = [await world.person('Ann'), await world.person('Bob')];
    const { id } = await begin([ann, bob], ['magpie']);
    await finish(world, id, [2, 1, 3]);
    const [first, second, third] = await Promise.all(
      [`person:${bob}`, `person:${ann}`, 'bot:magpie'].map(ratingOf),
    );
    expect(first).toMatchObject({ name: 'Bob', games: 1 });
    expect(second).toMatchObject({ name: 'Ann', games: 1 });
    expect(third).toMatchObject({ name: 'Magpie', games: 1 });
    expect(first?.mu).toBeGreaterThan(second?.mu ?? Infinity);
    expect(second?.mu).toBeGreaterThan(third?.mu ?? Infinity);
    for (const rating of [first, second, third]) expect(rating?.sigma).toBeLessThan(newRating('', '').sigma);
  });

  it('knows people by their own name, not by the number that told them apart', async () => {
    const twins = [await world.person('Twin'), await world.person('Twin')];
    const start = await begin(twins);
    expect(start.players.map(({ name }) => name)).toEqual(['Twin', 'Twin 2']);
    const settled = await world.ratings.settle(start, [1, 2]);
    world.ratings.stored(start.id);
    expect(settled.map(({ name }) => name)).toEqual(['Twin', 'Twin']);
  });

  it('counts a bot on two seats once', async () => {
    const eve = await world.person('Eve');
    const before = (await ratingOf('bot:vixen'))?.games ?? 0;
    const start = await begin([eve], ['vixen', 'vixen']);
    await finish(world, start.id, [2, 1, 3]);
    expect((await ratingOf('bot:vixen'))?.games).toBe(before + 1);
  });

  it('is none where the table is not rated', async () => {
    const [ann, bob] = [await world.person('Ann'), await world.person('Bob')];
    const start = await begin([ann, bob], [], false);
    expect(await world.ratings.settle(start, [1, 2])).toEqual([]);
    await finish(world, start.id, [1, 2]);
    expect(await ratingOf(`person:${ann}`)).toBeUndefined();
  });
});

describe('games that end at the same moment', () => {
  it('are worked out one on the other', async () => {
    const [ann, bob, cid] = [await world.person('Ann'), await world.person('Bob'), await world.person('Cid')];
    const starts = [await begin([ann, bob]), await begin([ann, cid]), await begin([bob, cid])];
    await Promise.all(starts.map(async ({ id }) => finish(world, id, [1, 2])));
    expect((await ratingOf(`person:${ann}`))?.games).toBe(2);
    expect((await ratingOf(`person:${bob}`))?.games).toBe(2);
    expect((await ratingOf(`person:${cid}`))?.games).toBe(2);
  });

  it('wait only for those of the same players', async () => {
    const [ann, bob, cid, dan] = await Promise.all(
      ['Ann', 'Bob', 'Cid', 'Dan'].map(async (name) => world.person(name)),
    );
    const held = await begin([ann ?? '', bob ?? '']);
    await world.ratings.settle(held, [1, 2]);
    const other = await begin([cid ?? '', dan ?? '']);
    expect(await world.ratings.settle(other, [1, 2])).toHaveLength(2);
    world.ratings.stored(other.id);
    world.ratings.stored(held.id);
  });

  it('lose none, however many and in whatever order', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, async (_, at) => world.person(`Guest ${at}`)));
    const before = (await ratingOf('bot:magpie'))?.games ?? 0;
    const pairs = Array.from({ length: 24 }, (_, at) => [
      people[at % 4] ?? '',
      people[(at + 1 + (at % 3)) % 4] ?? '',
    ]);
    const starts: GameStart[] = [];
    for (const pair of pairs) starts.push(await begin(pair, ['magpie']));
    await Promise.all(
      starts.map(async ({ id }, at) => finish(world, id, at % 2 === 0 ? [1, 2, 3] : [3, 1, 2])),
    );
    for (const person of people) {
      const played = pairs.filter((pair) => pair.includes(person)).length;
      expect((await ratingOf(`person:${person}`))?.games).toBe(played);
    }
    expect((await ratingOf('bot:magpie'))?.games).toBe(before + starts.length);
  });

  it('go on when the first could not be stored and asks again', async () => {
    const [ann, bob] = [await world.person('Ann'), await world.person('Bob')];
    const { store, people } = world;
    const ratings = new Ratings({ store, people, characters, holdMs: 3_600_000 });
    const start = await begin([ann, bob]);
    const tried = await ratings.settle(start, [1, 2]);
    expect(await ratings.settle(start, [1, 2])).toEqual(tried);
  });

  it('go on when nobody ever says that the first is stored', async () => {
    const [ann, bob] = [await world.person('Ann'), await world.person('Bob')];
    const { store, people } = world;
    const ratings = new Ratings({ store, people, characters, holdMs: 20 });
    await ratings.settle(await begin([ann, bob]), [1, 2]);
    const second = await begin([ann, bob]);
    expect((await ratings.settle(second, [1, 2])).map(({ games }) => games)).toEqual([1, 1]);
    ratings.stored(second.id);
  });
});

describe('the ladder', () => {
  it('has the best first, as people read it', async () => {
    const own = await newWorld();
    const [ann, bob] = [await own.person('Ann'), await own.person('Bob')];
    for (let game = 0; game < 12; game++) {
      const table = await own.tables.startTogether([ann, bob], OPTIONS);
      await finish(own, (await own.tables.view(table)).game ?? '', [1, 2]);
    }
    const { items, next } = await own.ratings.ladder();
    expect(items.map(({ name }) => name)).toEqual(['Ann', 'Bob']);
    expect(items[0]).toMatchObject({ subject: `person:${ann}`, games: 12, provisional: false });
    expect(items[0]?.value).toBeGreaterThan(items[1]?.value ?? Infinity);
    expect(next).toBeNull();
    const page = await own.ratings.ladder({ limit: 1 });
    expect(page.items.map(({ name }) => name)).toEqual(['Ann']);
    expect((await own.ratings.ladder({ limit: 1, after: page.next ?? '' })).items).toEqual(items.slice(1));
  });

  it('begins at 0, as a first guess', () => {
    expect(shownRating(newRating('bot:vixen', 'Vixen'))).toEqual({
      subject: 'bot:vixen',
      name: 'Vixen',
      value: 0,
      games: 0,
      provisional: true,
    });
  });
});

describe('what ratings do', () => {
  const rating = fc.record({
    mu: fc.double({ min: 0, max: 50, noNaN: true }),
    sigma: fc.double({ min: 1, max: 8, noNaN: true }),
  });
  const table = fc.integer({ min: 2, max: 6 }).chain((seats) =>
    fc.record({
      ratings: fc.array(rating, { minLength: seats, maxLength: seats }),
      places: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: seats, maxLength: seats }),
    }),
  );

  it('a sole winner never loses, a sole last never gains, certainty never falls', () => {
    fc.assert(
      fc.property(table, ({ ratings, places }) => {
        const before = ratings.map((one, seat) => ({ ...newRating(String(seat), ''), ...one }));
        const after = ratedAnew(before, places);
        const moved = after.map(({ mu }, seat) => mu - (before[seat]?.mu ?? 0));
        const soleAt = (place: number): number[] => {
          const there = [...places.keys()].filter((seat) => places[seat] === place);
          return there.length === 1 ? there : [];
        };
        expect(soleAt(Math.min(...places)).filter((seat) => (moved[seat] ?? 0) < 0)).toEqual([]);
        expect(soleAt(Math.max(...places)).filter((seat) => (moved[seat] ?? 0) > 0)).toEqual([]);
        expect(after.filter(({ sigma }, seat) => sigma > (before[seat]?.sigma ?? 0))).toEqual([]);
        expect(after.map(({ games }) => games)).toEqual(before.map(() => 1));
      }),
    );
  });

  it('places count, not how they are numbered', () => {
    const before = [newRating('a', 'a'), newRating('b', 'b'), newRating('c', 'c')];
    expect(ratedAnew(before, [0, 0, 1])).toEqual(ratedAnew(before, [1, 1, 2]));
    const [first, second, third] = ratedAnew(before, [2, 1, 2]);
    expect(first?.mu).toBe(third?.mu);
    expect(second?.mu).toBeGreaterThan(first?.mu ?? Infinity);
  });
});
