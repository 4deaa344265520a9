// Big Money with so many of a card: the deck in which cards are weighed.

import type { BuyRule, Strategy } from '@tenfold/bots';
import { bigMoneyUltimate } from '@tenfold/bots';
import type { CardDefinition, CardId } from '@tenfold/rules';

const fewerThan = (copies: number, card: CardId): BuyRule => ({
  card,
  if: [{ l: { fn: 'ownedCount', arg: card }, op: '<', r: copies }],
});

/** Treasures and points, and no Kingdom card. */
export const moneyAlone: Strategy = bigMoneyUltimate(2);

/** The same with up to so many of a card, each bought before a Gold. A Potion is bought where the cost asks for one. */
export const moneyWith = ({ id, cost }: Pick<CardDefinition, 'id' | 'cost'>, copies: number): Strategy => ({
  name: `Big Money with ${copies} ${id}`,
  buy: moneyAlone.buy.flatMap((rule) => {
    if (rule.card === 'gold') return [fewerThan(copies, id), rule];
    if (rule.card === 'silver' && cost.potions > 0) return [fewerThan(cost.potions, 'potion'), rule];
    return [rule];
  }),
});
