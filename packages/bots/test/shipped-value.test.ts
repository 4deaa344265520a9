// The value that comes with the bots, and the Chancellor with it.

import { bigMoneyUltimate, characters, planNow, seatBots, strategist } from '@tenfold/bots';
import type { ValueNetwork } from '@tenfold/bots/value';
import { loadValue, loadedValue, valuePlayer } from '@tenfold/bots/value';
import type { Game } from '@tenfold/rules';
import { Lens, cardSetOf, kingdoms, newGame, playOut, standardCards, winnersOf } from '@tenfold/rules';
import { expect, test } from 'vitest';
import { Arena } from '../src/chancellor/arena.ts';
import { chancellor } from '../src/chancellor/chancellor.ts';
import { WEIGHTS } from '../src/value/weights.ts';
import { askedOf, money, table } from './play-helpers.ts';

const kingdom = kingdoms.find(({ id }) => id === 'village-square')?.cards ?? [];

test('it is there once it was loaded, and light', async () => {
  const network = await loadValue();
  expect(loadedValue()).toBe(network);
  // A card that has come since is known to it by its definition, as a home-made one is.
  expect(standardCards.ids).toEqual(expect.arrayContaining([...network.cards]));
  expect(WEIGHTS.length).toBeLessThan(2_000_000);
});

test('by itself it beats Big Money', async () => {
  const arena = new Arena({ kingdom, players: 2 }, 'shipped');
  const player = valuePlayer(await loadValue());
  let won = 0;
  for (let shuffle = 0; shuffle < 60; shuffle++) {
    won += arena.round(player, strategist(bigMoneyUltimate(2)), shuffle);
  }
  expect(won).toBeGreaterThan(60);
});

test('the Chancellor plays the same game with it again, with home-made cards too', async () => {
  const preparation = characters.find(({ id }) => id === 'chancellor')?.preparation;
  if (preparation === undefined) throw new Error('the Chancellor does not prepare');
  const network = await loadValue();
  const laboratory = standardCards.definitions.find(({ id }) => id === 'laboratory');
  if (laboratory === undefined) throw new Error('there is no Laboratory');
  const ownCards = [{ ...laboratory, id: 'own-laboratory' }];
  const begin = (): Game =>
    newGame({
      players: ['A', 'B'],
      kingdom: ['own-laboratory', ...kingdom.slice(0, 9)],
      seed: 'same',
      start: 0,
      ownCards,
    });
  const found = [...preparation.prepare(new Lens(begin(), 0), (games) => games / 1200)].at(-1);
  if (found === undefined) throw new Error('nothing was found');
  // Less thought than usual: it is the same game again however much it is.
  const trial = { worlds: 30, mostDecisions: 10_000, margin: 0.01, sure: 0.8 };
  const effort = { turns: 4, purchases: trial, plays: { ...trial, tried: 2 } };
  const once = (): Game => {
    const game = begin();
    const maker = chancellor(found, network, effort);
    playOut(game, seatBots(game, [maker, strategist(bigMoneyUltimate(2))]));
    return game;
  };
  const game = once();
  expect(winnersOf(game, cardSetOf(game)).length).toBeGreaterThan(0);
  expect(once()).toEqual(game);
});

test('where no plan is any good, the Chancellor takes what helps from the first turn on, and says so', async () => {
  const witless = { plan: { plan: 'money', cards: [] }, strategy: money('curse') } as const;
  const repertoire = { plays: [witless], shares: [[0.5]], mixture: [1] };
  const game = table(['copper', 'copper', 'copper', 'estate', 'copper'], { kingdom, ann: { turns: 1 } });
  const lens = new Lens(game, 0);
  const begun = (network?: ValueNetwork): string => {
    const bot = chancellor({ ...witless, repertoire }, network)(lens);
    bot.choose(lens, askedOf(game));
    return planNow(bot, witless.plan).plan;
  };
  expect(begun(await loadValue())).toBe('what-helps');
  expect(begun()).toBe('money');
});
