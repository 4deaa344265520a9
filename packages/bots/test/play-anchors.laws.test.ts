// Known strategies come out as other simulators, written by others, have measured them.

import { wantsFullTests } from '@tenfold/prerequisites';
import { newGame, playOut, pointsOf, standardCards } from '@tenfold/rules';
import { seatBots, strategist } from '@tenfold/bots';
import type { BuyRule, Comparison, FunctionName, Strategy } from '@tenfold/bots';
import { describe, expect, test } from 'vitest';

const is = (fn: FunctionName, op: Comparison['op'], r: Comparison['r'], arg?: string): Comparison => ({
  l: arg === undefined ? { fn } : { fn, arg },
  op,
  r,
});
const buy = (card: string, ...conditions: readonly Comparison[]): BuyRule => ({ card, if: conditions });
const provinces = (count: number): Comparison => is('supplyCount', '<=', count, 'province');
const own = (card: string, op: Comparison['op'], r: Comparison['r']): Comparison =>
  is('ownedCount', op, r, card);

const basicBigMoney: Strategy = {
  name: 'Basic Big Money',
  buy: [buy('province'), buy('gold'), buy('silver')],
};
const bigMoneyUltimate: Strategy = {
  name: 'Big Money Ultimate',
  buy: [
    buy('province', is('totalDeckMoney', '>', 18)),
    buy('duchy', provinces(4)),
    buy('estate', provinces(2)),
    buy('gold'),
    buy('duchy', provinces(6)),
    buy('silver'),
  ],
};

interface Result {
  readonly first: number;
  readonly second: number;
  readonly ties: number;
}

/** In per cent; the first strategy has the first turn in every game, or in every other. */
function match(
  one: Strategy,
  two: Strategy,
  games: number,
  kingdom: readonly string[],
  alternating: boolean,
): Result {
  const makers = [strategist(one), strategist(two)];
  let [first, second, ties] = [0, 0, 0];
  for (let i = 0; i < games; i++) {
    const start = alternating ? i % 2 : 0;
    const game = newGame({ players: ['Ann', 'Bob'], kingdom, study: true, seed: `anchor-${i}`, start });
    playOut(game, seatBots(game, makers));
    const lead = pointsOf(game, standardCards, 0) - pointsOf(game, standardCards, 1);
    const extraTurns = (game.seats[0]?.turns ?? 0) - (game.seats[1]?.turns ?? 0);
    const result = lead === 0 ? -extraTurns : lead;
    if (result > 0) first++;
    else if (result < 0) second++;
    else ties++;
  }
  return { first: (100 * first) / games, second: (100 * second) / games, ties: (100 * ties) / games };
}

const distance = (one: Result, other: Result): number =>
  Math.max(
    Math.abs(one.first - other.first),
    Math.abs(one.second - other.second),
    Math.abs(one.ties - other.ties),
  );

/** So many that chance alone goes not half as far as a strategy that is played otherwise. */
const GAMES = wantsFullTests() ? 20_000 : 8000;

describe('mirrors', () => {
  test.each([
    [basicBigMoney, { first: 24.26, second: 42.36, ties: 33.39 }],
    [bigMoneyUltimate, { first: 51.41, second: 40.26, ties: 8.33 }],
  ])('$name', (strategy, expected) => {
    const result = match(strategy, strategy, GAMES, [], false);
    expect(distance(result, expected)).toBeLessThan(1.5);
  });
});

const endings = (duchies: number): BuyRule[] => [
  buy('duchy', provinces(duchies)),
  buy('estate', provinces(2)),
];
const afterGold = buy('province', own('gold', '>', 0));

describe('against Big Money Ultimate, with wins in per cent as measured by DominionSim', () => {
  test.each([
    {
      card: 'smithy',
      wins: 71.9,
      rules: [
        buy('province', is('totalDeckMoney', '>', 15)),
        ...endings(4),
        buy('gold'),
        buy('duchy', provinces(6)),
        buy(
          'smithy',
          own('smithy', '<', { expr: '/', of: { fn: 'ownedTypeCount', arg: 'Treasure' }, by: 11 }),
        ),
      ],
    },
    {
      card: 'witch',
      wins: 94.3,
      rules: [
        afterGold,
        ...endings(5),
        buy('witch', own('witch', '==', 0)),
        buy('gold'),
        buy('witch', own('witch', '<', 2)),
      ],
    },
    {
      card: 'militia',
      wins: 70.3,
      rules: [afterGold, ...endings(6), buy('gold'), buy('militia', own('militia', '<', 3))],
    },
    { card: 'laboratory', wins: 56, rules: [afterGold, ...endings(4), buy('gold'), buy('laboratory')] },
    {
      card: 'moat',
      wins: 56.2,
      rules: [
        buy('province', is('totalDeckMoney', '>', 16)),
        ...endings(4),
        buy('gold'),
        buy('duchy', provinces(6)),
        buy('moat', is('ownedTypeCount', '>=', 10, 'Treasure'), own('moat', '==', 0)),
        buy('silver'),
        buy('moat', own('moat', '<', 2)),
      ],
    },
    {
      card: 'courtyard',
      wins: 82.5,
      rules: [
        afterGold,
        ...endings(4),
        buy('gold'),
        buy('duchy', provinces(5)),
        buy('silver', own('silver', '==', 0)),
        buy('courtyard', own('courtyard', '<', 1)),
        buy(
          'courtyard',
          own('courtyard', '<', { expr: '/', of: { fn: 'ownedTypeCount', arg: 'Treasure' }, by: 8 }),
        ),
        buy('silver'),
        buy('courtyard', own('courtyard', '<', 2)),
      ],
    },
    {
      card: 'minion',
      wins: 67,
      rules: [buy('province', own('minion', '>', 5)), ...endings(4), buy('minion')],
    },
  ])('$card', ({ card, wins, rules }) => {
    const strategy = { name: card, buy: [...rules, buy('silver')] };
    const { first } = match(strategy, bigMoneyUltimate, 2000, [card], true);
    expect(Math.abs(first - wins)).toBeLessThan(6);
  });
});
