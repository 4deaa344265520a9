// Ratings through tables and store: which games count, what they do, and who is on the ladder.

import type { Id } from '@tenfold/protocol';
import { newGame } from '@tenfold/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { isRated } from '../../src/ratings/rated-games.ts';
import type { World } from '../tables/world.ts';
import { OPTIONS, finish, newWorld, storedGame } from '../tables/world.ts';

let world: World;

beforeAll(async () => {
  world = await newWorld();
});

/** A rated game of these people, begun at a table that one of them made. */
async function begin(people: readonly Id[], options = { ...OPTIONS, rated: true }): Promise<Id> {
  const [host = ''] = people;
  const { id } = await world.tables.create(host, { ...options, seats: people.length });
  for (const person of people.slice(1)) await world.tables.sit(person, id);
  return world.tables.start(host, id);
}

const guests = async (count: number): Promise<Id[]> =>
  Promise.all(Array.from({ length: count }, async (_, at) => world.person(`Guest ${at}`)));

/** Everybody with everybody, as those who are found for each other; the first of a pair wins. */
async function everybodyPlays(people: readonly Id[]): Promise<void> {
  for (const [at, one] of people.entries()) {
    for (const other of people.slice(at + 1)) {
      world.time.now += 1000;
      const table = await world.tables.startTogether([one, other], { ...OPTIONS, rated: true });
      await finish(world, (await world.tables.view(table)).game ?? '', [1, 2]);
    }
  }
}

describe('a rated game', () => {
  it('weighs nothing between two whom nobody knows', async () => {
    const [ann = '', bob = ''] = await guests(2);
    await finish(world, await begin([ann, bob]), [1, 2]);
    for (const person of [ann, bob]) {
      expect(await world.ratings.of(person)).toMatchObject({ value: 0, games: 1, weight: 0, listed: false });
    }
  });

  it('knows people by their own name, not by the number that told them apart', async () => {
    const twins = [await world.person('Twin'), await world.person('Twin')];
    const game = await begin(twins);
    const { start } = await storedGame(world, game);
    expect(start.players.map(({ name }) => name)).toEqual(['Twin', 'Twin 2']);
    await finish(world, game, [1, 2]);
    expect((await world.store.ratings(twins)).map(({ name }) => name)).toEqual(['Twin', 'Twin']);
  });

  it('is none where the table is not rated', async () => {
    const [ann = '', bob = ''] = await guests(2);
    await finish(world, await begin([ann, bob], OPTIONS), [1, 2]);
    expect(await world.ratings.of(ann)).toMatchObject({ games: 0, changes: [] });
  });

  it('is none that was begun in the middle, nor one with a bot, nor one that nobody won', async () => {
    const [ann = '', bob = ''] = await guests(2);
    const { start } = await storedGame(world, await begin([ann, bob]));
    const result = { finishedAt: 1, why: 'rules', points: [3, 2], places: [1, 2] };
    expect(isRated(start, result)).toBe(true);
    expect(isRated({ ...start, opening: { setup: start.setup, choices: [] } }, result)).toBe(false);
    expect(isRated({ ...start, position: newGame(start.setup) }, result)).toBe(false);
    const bot = { kind: 'bot', character: 'vixen', name: 'Vixen' } as const;
    expect(isRated({ ...start, players: [...start.players.slice(0, 1), bot] }, result)).toBe(false);
    expect(isRated(start, { ...result, places: [] })).toBe(false);
  });

  it('tells who played it, and nobody else, what it did', async () => {
    const [ann = '', bob = '', cid = ''] = await guests(3);
    const game = await begin([ann, bob]);
    await finish(world, game, [1, 2]);
    expect((await world.archive.summary(game, ann)).rating).toMatchObject({ person: ann, weight: 0 });
    expect((await world.archive.summary(game, bob)).rating).toMatchObject({ person: bob, weight: 0 });
    expect((await world.archive.summary(game, cid)).rating).toBeNull();
    expect((await world.archive.summary(game, null)).rating).toBeNull();
  });
});

describe('the ladder', () => {
  it('has those who played enough against enough others, the best first', async () => {
    const people = await guests(18);
    await everybodyPlays(people);
    const [newcomer = ''] = await guests(1);
    await finish(world, await begin([newcomer, people[0] ?? '']), [1, 2]);
    const { items, next } = await world.ratings.ladder();
    expect(next).toBeNull();
    expect(items.length).toBeGreaterThan(5);
    const values = items.map(({ value }) => value);
    expect(values).toEqual(values.toSorted((a, b) => b - a));
    for (const { person } of items) {
      const { listed, weight, people: met, needs } = await world.ratings.of(person);
      expect(listed).toBe(true);
      expect([weight >= needs.weight, met >= needs.people]).toEqual([true, true]);
    }
    expect(items.map(({ person }) => person)).not.toContain(newcomer);
    expect((await world.ratings.of(newcomer)).value).toBeGreaterThan(0);
    const page = await world.ratings.ladder({ limit: 1 });
    expect(page.items).toEqual(items.slice(0, 1));
    expect((await world.ratings.ladder({ after: page.next ?? '' })).items).toEqual(items.slice(1));
  });
});
