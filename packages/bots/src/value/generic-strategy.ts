// For whoever takes cards by their value: a strategy that wants whatever is there, so that the rest of the turn is played
// with sense.

import type { CardId, Lens } from '@tenfold/rules';
import { setOfCard } from '@tenfold/rules';
import type { BuyRule, Strategy } from '../strategy/types.ts';

/** What is dearer is wanted more; points late. */
export function genericStrategy(lens: Lens): Strategy {
  const { definitions } = lens.set;
  const wanted = lens.piles
    .map((card) => definitions[card]!)
    .filter(
      ({ id, types, worth }) =>
        (setOfCard(id) !== 'basic' || id === 'gold' || id === 'silver') &&
        (!types.includes('Victory') || typeof worth === 'number'),
    )
    .toSorted((a, b) => price(b.cost) - price(a.cost) || (a.id < b.id ? -1 : 1));
  const rule = (card: CardId): BuyRule => ({ card });
  const late: BuyRule = {
    card: 'duchy',
    if: [{ l: { fn: 'supplyCount', arg: 'province' }, op: '<=', r: 4 }],
  };
  return { name: 'By value', buy: [rule('province'), late, ...wanted.map(({ id }) => rule(id))] };
}

const price = ({ coins, potions }: { readonly coins: number; readonly potions: number }): number =>
  coins + 2 * potions;
