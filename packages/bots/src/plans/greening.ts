// When points are bought.

import type { BuyRule } from '../strategy/types.ts';
import { buy, gainsToEnd, is, left, own, totalMoney } from './rule-builders.ts';

/** Points before anything else. */
export const points = (players: number): BuyRule[] =>
  players === 2
    ? [
        buy('province', is(totalMoney, '>', 15)),
        buy('duchy', is(left('province'), '<=', 4)),
        buy('estate', is(left('province'), '<=', 2)),
      ]
    : [
        buy('province', is(own('gold'), '>', 0)),
        buy('duchy', is(gainsToEnd, '<=', 7)),
        buy('estate', is(gainsToEnd, '<=', 3)),
      ];

/** Points if there is not enough for a Gold. */
export const pointsAfterGold = (players: number): BuyRule[] =>
  players === 2 ? [buy('duchy', is(left('province'), '<=', 6))] : [];
