// A bot for every seat, as one who chooses for them all.

import type { BotMaker, Character } from '@tenfold/bots';
import { characters, seatBots } from '@tenfold/bots';
import type { Game } from '@tenfold/rules';
import { kingdoms, newGame, playOut } from '@tenfold/rules';
import { expect, test } from 'vitest';

const [bramble, magpie] = characters as readonly [Character, Character];

const deal = (): Game =>
  newGame({ players: ['Ann', 'Bob'], kingdom: kingdoms[0]?.cards ?? [], seed: 'seats', start: 0 });

test('each bot is asked for its own seat, through its own lens, and only where there is a choice', () => {
  const asked: string[] = [];
  const watched: BotMaker = (own) => {
    const bot = magpie.maker(own);
    return {
      name: 'watched',
      choose(lens, decision) {
        expect(lens).toBe(own);
        expect(decision.options.length).toBeGreaterThan(1);
        asked.push(`${own.seat} for ${decision.seat}`);
        return bot.choose(lens, decision);
      },
    };
  };
  const game = deal();
  playOut(game, seatBots(game, [watched, watched]));
  expect(game.over).toBe(true);
  expect(new Set(asked)).toEqual(new Set(['0 for 0', '1 for 1']));
});

test('a seat without a bot is named', () => {
  expect(() => seatBots(deal(), [bramble.maker])).toThrow('nobody plays seat 1: 1 bots for 2 seats');
});
