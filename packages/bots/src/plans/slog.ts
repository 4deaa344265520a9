// A game that drags on, for everybody's deck is full of Curses: cheap points early and steadily.

import type { Plan } from './plan.ts';
import type { Strategy } from '../strategy/types.ts';
import { buy, gainsToEnd, is, turn, upTo } from './rule-builders.ts';
import type { Pile, TableSeen } from './kingdom-piles.ts';
import { has } from './kingdom-piles.ts';

const FIRST_DUCHY = 8;

/** With each card that deals out Curses, and a Victory card of the kingdom where there is one that anybody can afford. */
export function slogs({ piles }: TableSeen): { plan: Plan; strategy: Strategy }[] {
  const cheap = piles.find(isCheapPoints);
  return piles
    .filter((pile) => has(pile, 'curser'))
    .map((curser) => ({
      plan: { plan: 'slog', cards: [curser.id, ...(cheap === undefined ? [] : [cheap.id])] },
      strategy: {
        name: `slog with ${curser.id}`,
        buy: [
          buy('province'),
          upTo(2, curser.id),
          buy('duchy', is(turn, '>=', FIRST_DUCHY)),
          ...(cheap === undefined ? [] : [buy(cheap.id, is(turn, '>=', FIRST_DUCHY))]),
          buy('estate', is(gainsToEnd, '<=', 4)),
          buy('gold'),
          ...(has(curser, 'costs-potion') ? [upTo(1, 'potion')] : []),
          buy('silver'),
        ],
      },
    }));
}

const isCheapPoints = ({ card }: Pile): boolean =>
  card.types.includes('Victory') && card.cost.coins <= 4 && card.cost.potions === 0;
