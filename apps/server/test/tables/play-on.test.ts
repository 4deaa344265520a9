// Playing on from the middle of a game.

import type { Id } from '@tenfold/protocol';
import { seedHashOf } from '@tenfold/protocol';
import type { GameEvent, GameRecord } from '@tenfold/rules';
import { decision, eventFor, newGame, optionWords, readRecord, replay, writeRecord } from '@tenfold/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { historyFor } from '../../src/games/game-state.ts';
import { seedOf } from '../../src/game-log/game-log.ts';
import { Match } from '../../src/games/match.ts';
import type { World } from './world.ts';
import { OPTIONS, newWorld, playToTheEnd, storedGame } from './world.ts';

let world: World;
let ann: Id;
let bob: Id;
/** A finished game, and its record. */
let played: Id;
let text: string;
let record: GameRecord;

beforeAll(async () => {
  world = await newWorld();
  [ann, bob] = [await world.person('Ann'), await world.person('Bob')];
  const { id } = await world.tables.create(ann, OPTIONS);
  await world.tables.sit(bob, id);
  played = await world.tables.start(ann, id);
  await playToTheEnd(world, played);
  text = await world.archive.recordOf(played, null);
  record = readRecord(text);
});

const wish = (change: object = {}) => ({
  from: { kind: 'game' as const, game: played },
  choices: 20,
  seat: 1,
  character: 'Vixen',
  ...change,
});

async function begun(table: Id) {
  const view = await world.tables.view(table);
  return { view, ...(await storedGame(world, view.game ?? '')) };
}

describe('to play on', () => {
  it('sets the table as it stood, with a bot in the other seats', async () => {
    const { view, start } = await begun(await world.tables.startFrom(bob, wish()));
    expect(view.state).toBe('playing');
    expect(view.seats.map((seat) => seat?.name)).toEqual(['Vixen', 'Bob']);
    expect(view.host).toBe(bob);
    expect(start.setup.players).toEqual(['Vixen', 'Bob']);
    expect(start.options.rated).toBe(false);
    const { setup, random, ...lying } = replay(record, { upTo: 20 });
    const { setup: newSetup, random: newRandom, ...position } = new Match(start, []).game;
    expect(position).toEqual(lying);
    expect(newSetup.kingdom).toEqual(setup.kingdom);
    expect(newRandom).not.toEqual(random);
  });

  it('tells what happened before, as the seat may know it', async () => {
    const { start } = await begun(await world.tables.startFrom(bob, wish()));
    const before: GameEvent[] = [];
    replay(record, { upTo: 20, listener: (event) => before.push(event) });
    expect(historyFor(new Match(start, []), 1)).toEqual(before.map((event) => eventFor(event, 1)));
  });

  it('has a seed of its own, and nothing of the old one', async () => {
    const { start } = await begun(await world.tables.startFrom(ann, wish()));
    const again = await begun(await world.tables.startFrom(ann, wish()));
    expect(start.seedHash).toBe(await seedHashOf(seedOf(start)));
    expect(new Set([seedOf(start), seedOf(again.start), record.setup.seed]).size).toBe(3);
    const [state, later] = [start, again.start].map((one) => new Match(one, []).game.random);
    expect(state).not.toEqual(later);
    expect(state).not.toEqual(replay(record, { upTo: 20 }).random);
  });

  it('goes to the end, and can be played again as a game of the same cards', async () => {
    const table = await world.tables.startFrom(ann, wish({ choices: record.choices.length - 1 }));
    const { view } = await begun(table);
    await playToTheEnd(world, view.game ?? '');
    const told = readRecord(await world.archive.recordOf(view.game ?? '', ann));
    expect(told.choices.slice(0, -1).map(({ words }) => words)).toEqual(
      record.choices.slice(0, -1).map(({ words }) => words),
    );
    const { start: begin, log } = await storedGame(world, view.game ?? '');
    expect(replay(told)).toEqual(new Match(begin, log).game);
    expect(replay(told).over).toBe(true);
    expect(await world.store.ratings(['bot:vixen'])).toEqual([]);
    await world.tables.rematch(ann, table);
    const { start } = await begun(table);
    expect(start.position).toBeUndefined();
    expect(start.setup.kingdom.toSorted()).toEqual(record.setup.kingdom.toSorted());
  });

  it('can be played on from once more, from either part of it', async () => {
    const first = await begun(await world.tables.startFrom(ann, wish({ choices: 10, seat: 0 })));
    await playToTheEnd(world, first.view.game ?? '');
    const middle = readRecord(await world.archive.recordOf(first.view.game ?? '', ann));
    for (const choices of [5, 10, 30]) {
      const from = { kind: 'game' as const, game: first.view.game ?? '' };
      const { start, view } = await begun(await world.tables.startFrom(ann, wish({ from, choices })));
      const { setup: _named, random: _dealt, ...position } = new Match(start, []).game;
      const { setup: _set, random: _before, ...lying } = replay(middle, { upTo: choices });
      expect(position).toEqual(lying);
      await playToTheEnd(world, view.game ?? '');
      expect(replay(readRecord(await world.archive.recordOf(view.game ?? '', ann))).over).toBe(true);
    }
  });

  it('takes a record of one’s own, from its very start too', async () => {
    const { start } = await begun(
      await world.tables.startFrom(ann, wish({ from: { kind: 'record', text }, choices: 0, seat: 0 })),
    );
    const { setup: _named, random: _dealt, ...position } = new Match(start, []).game;
    const { setup: _set, random: _first, ...lying } = newGame(record.setup);
    expect(position).toEqual(lying);
    expect(start.setup.players).toEqual(['Ann', 'Vixen']);
  });

  it('is refused for a game that is still played', async () => {
    const { id } = await world.tables.create(ann, OPTIONS);
    await world.tables.seatBot(ann, id, 1, 'vixen');
    const game = await world.tables.start(ann, id);
    const refused = world.tables.startFrom(bob, wish({ from: { kind: 'game', game } }));
    await expect(refused).rejects.toMatchObject({ code: 'not-ready' });
  });

  it('is refused for a game without spectators that others played', async () => {
    const { id } = await world.tables.create(ann, { ...OPTIONS, spectators: 'none' });
    await world.tables.seatBot(ann, id, 1, 'vixen');
    const game = await world.tables.start(ann, id);
    await playToTheEnd(world, game);
    const from = { kind: 'game' as const, game };
    await expect(world.tables.startFrom(bob, wish({ from }))).rejects.toMatchObject({ code: 'not-allowed' });
    expect((await begun(await world.tables.startFrom(ann, wish({ from })))).view.state).toBe('playing');
  });

  it.each([
    ['after more choices than there are', () => ({ choices: 100_000 }), 'malformed', 'choices, not 100000'],
    ['when it is over', () => ({ choices: record.choices.length }), 'game-over', 'go back further'],
    ['on a seat that is not there', () => ({ seat: 2 }), 'malformed', 'the seats are 0 to 1'],
    ['against nobody', () => ({ character: 'badger' }), 'not-found', 'Magpie'],
    ['from no record', () => ({ from: { kind: 'record', text: 'hello' } }), 'malformed', 'line 1'],
    [
      'from a record with a choice that is not offered',
      () => ({
        from: { kind: 'record', text: `${text}Ann: buy Colony\n` },
        choices: record.choices.length + 1,
      }),
      'malformed',
      'cannot be played: line',
    ],
    [
      'from a record in which nobody is called so',
      () => ({ from: { kind: 'record', text: text.replace(/^Ann: .*$/m, 'Eve: end turn') }, choices: 20 }),
      'malformed',
      'nobody is called "Eve"',
    ],
    [
      'from a study',
      () => ({ from: { kind: 'record', text: study() }, choices: 0 }),
      'not-allowed',
      'ten Kingdom piles',
    ],
  ])('is refused %s', async (_when, change, code, why) => {
    const message = expect.stringContaining(why) as string;
    await expect(world.tables.startFrom(ann, wish(change()))).rejects.toMatchObject({ code, message });
  });

  it('is possible from a record with home-made cards, which its table then has', async () => {
    const from = { kind: 'record', text: homeMade() } as const;
    const table = await world.tables.startFrom(ann, wish({ from, choices: 0 }));
    expect((await world.tables.view(table)).options.kingdom).toMatchObject({
      ownCards: [{ definition: fair }],
    });
  });
});

const study = (): string =>
  writeRecord({ setup: { ...record.setup, kingdom: ['moat'], study: true }, choices: [] });

const fair = {
  id: 'fair',
  types: ['Action'],
  cost: { coins: 3, potions: 0 },
  play: [{ do: 'plusCoins', n: 2 }],
};
const homeMade = (): string => text.replace('\n\n', `\ncard: ${JSON.stringify(fair)}\n\n`);

it('the words of a choice in the middle are those of the record', () => {
  const game = replay(record, { upTo: 20 });
  const asked = decision(game);
  const words = asked?.options.map((option) => optionWords(game, option));
  expect(words).toContain(record.choices[20]?.words);
});
