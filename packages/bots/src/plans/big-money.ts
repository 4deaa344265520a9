// Big Money Ultimate: for two players by WanderingWinder, for more by Geronimoo, both from Geronimoo/DominionSim (MIT).

import type { Strategy } from '../strategy/types.ts';
import { buy, gainsToEnd, is, left, own, totalMoney } from './rule-builders.ts';

const forTwo: Strategy = {
  name: 'Big Money Ultimate',
  buy: [
    buy('province', is(totalMoney, '>', 18)),
    buy('duchy', is(left('province'), '<=', 4)),
    buy('estate', is(left('province'), '<=', 2)),
    buy('gold'),
    buy('duchy', is(left('province'), '<=', 6)),
    buy('silver'),
  ],
};

const forMore: Strategy = {
  name: 'Big Money Ultimate',
  buy: [
    buy('province', is(own('gold'), '>', 0)),
    buy('duchy', is(gainsToEnd, '<=', 7)),
    buy('estate', is(gainsToEnd, '<=', 3)),
    buy('gold'),
    buy('silver'),
  ],
};

/** Big Money Ultimate for so many players: Treasures and points, and no Kingdom card. */
export const bigMoneyUltimate = (players: number): Strategy => (players === 2 ? forTwo : forMore);
