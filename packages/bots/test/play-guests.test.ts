// Guests are played with sense: whoever plays them does better than whoever owns them and never does.

import { newGame, playOut, pointsOf, standardCards } from '@tenfold/rules';
import type { Strategy } from '@tenfold/bots';
import { parseStrategy, seatBots, strategist } from '@tenfold/bots';
import { expect, test } from 'vitest';

const GAMES = 60;

function moneyAnd(card: string, count: number, play = ''): Strategy {
  const { strategy } = parseStrategy(`strategy Money and ${card}

buy Province when total money > 15
buy Duchy when Province left <= 4
buy Estate when Province left <= 2
buy Gold
buy ${card} when own < ${count}
buy Silver
${play}
`);
  if (strategy === undefined) throw new Error(`${card} is no card of a strategy`);
  return strategy;
}

/** How many of the games the first wins, half of them from the second seat. */
function wins(kingdom: readonly string[], one: Strategy, two: Strategy): number {
  const makers = [strategist(one), strategist(two)];
  let won = 0;
  for (let i = 0; i < GAMES; i++) {
    const game = newGame({
      players: ['Ann', 'Bob'],
      kingdom,
      study: true,
      seed: `guests-${i}`,
      start: i % 2,
    });
    playOut(game, seatBots(game, makers));
    const lead = pointsOf(game, standardCards, 0) - pointsOf(game, standardCards, 1);
    won += lead > 0 ? 1 : lead === 0 ? 0.5 : 0;
  }
  return won;
}

test.each([
  ['Ambassador', 1],
  ['Bazaar', 3],
  ['Native Village', 2],
  ['Outpost', 2],
  ['Pirate Ship', 2],
  ['Salvager', 1],
])('%s', (card, count) => {
  const id = card.toLowerCase().replace(' ', '-');
  const played = wins([id], moneyAnd(card, count), moneyAnd(card, count, `never play ${card}`));
  expect(played).toBeGreaterThan(0.55 * GAMES);
});

test.each([
  ['Bazaar', 3],
  ['Salvager', 1],
])('%s does no worse than money alone', (card, count) => {
  const id = card.toLowerCase();
  expect(wins([id], moneyAnd(card, count), moneyAnd('Gold', 99))).toBeGreaterThanOrEqual(0.45 * GAMES);
});
