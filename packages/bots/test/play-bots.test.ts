// Games between bots, with the Treasures that all of them play anyway played unasked.

import { expect, test } from 'vitest';
import { newGame, playOut } from '@tenfold/rules';
import type { Game } from '@tenfold/rules';
import type { BotMaker, Strategy } from '../src/index.ts';
import { knownStrategies, parseStrategy, playBots, seatBots, strategist } from '../src/index.ts';

const deal = (kingdom: readonly string[], seed: string): Game =>
  newGame({ players: ['Ann', 'Bob'], kingdom, study: true, seed });

/** The same bot, and how often it was asked. */
function counted(maker: BotMaker): { maker: BotMaker; asked: () => number } {
  let asked = 0;
  return {
    maker: (lens) => {
      const bot = maker(lens);
      return {
        name: bot.name,
        ...(bot.playsTreasures === undefined ? {} : { playsTreasures: bot.playsTreasures }),
        choose(...question) {
          asked++;
          return bot.choose(...question);
        },
      };
    },
    asked: () => asked,
  };
}

function parsed(text: string): Strategy {
  const { strategy } = parseStrategy(text);
  if (strategy === undefined) throw new Error('the test has a strategy that cannot be read');
  return strategy;
}

test('every known strategy plays the same game, asked for its Treasures or not', () => {
  for (const { id, strategy } of knownStrategies()) {
    const kingdom = strategy.kingdomCards ?? [];
    const [asking, unasked] = [deal(kingdom, id), deal(kingdom, id)];
    const makers = [strategist(strategy), strategist(strategy)];
    playOut(asking, seatBots(asking, makers));
    playBots(unasked, makers);
    expect({ id, game: unasked }).toEqual({ id, game: asking });
  }
});

test('every known strategy makes the same choices, asked in its turn or not', () => {
  for (const { id, strategy } of knownStrategies()) {
    const kingdom = strategy.kingdomCards ?? [];
    const [asking, unasked] = [deal(kingdom, id), deal(kingdom, id)];
    const asked = counted(strategist(strategy));
    const made = playBots(asking, [asked.maker, asked.maker]);
    expect(playBots(unasked, [strategist(strategy), strategist(strategy)])).toBe(made);
    expect({ id, game: unasked }).toEqual({ id, game: asking });
  }
});

test('where one bot must be asked in its turn, all are', () => {
  const strategy = parsed('strategy Money\nbuy Province\nbuy Gold\nbuy Silver\n');
  const asked = counted(strategist(strategy));
  const game = deal([], 'one');
  playBots(game, [asked.maker, strategist(strategy)]);
  expect(asked.asked()).toBeGreaterThanOrEqual(game.seats[0]?.turns ?? Infinity);
});

test('a strategy that leaves a Treasure in hand is asked', () => {
  const text = 'strategy Without Copper\nnever play Copper when own Gold > 1\nbuy Gold\nbuy Silver\n';
  const strategy = parsed(text);
  const careful = counted(strategist(strategy));
  const plain = counted(strategist({ ...strategy, play: [] }));
  playBots(deal([], 'copper'), [plain.maker, plain.maker]);
  playBots(deal([], 'copper'), [careful.maker, careful.maker]);
  expect(careful.asked()).toBeGreaterThan(plain.asked() * 1.5);

  const [asking, unasked] = [deal([], 'both'), deal([], 'both')];
  playOut(asking, seatBots(asking, [strategist(strategy), plain.maker]));
  playBots(unasked, [strategist(strategy), plain.maker]);
  expect(unasked).toEqual(asking);
});
