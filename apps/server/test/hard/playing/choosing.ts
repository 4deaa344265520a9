// How a player of the tests chooses among what he is offered.

import type { Prompt } from '@tenfold/protocol';
import type { View } from '@tenfold/rules';
import type { Dice } from '../seeded.ts';

/** The place of an option in the prompt's list. */
export type Choosing = (prompt: Prompt, view: View, below: Dice) => number;

export const byChance: Choosing = ({ options }, _view, below) => below(options.length);

/** Empties the piles that have the fewest cards left, so that the game is soon over. */
export const towardsTheEnd: Choosing = (prompt, view, below) => {
  const treasures = prompt.options.findIndex(({ verb }) => verb === 'play-treasures');
  if (treasures >= 0) return treasures;
  const left = new Map(view.supply.map(({ card, count }) => [card, count]));
  const leftOf = (card: string | null): number => left.get(card ?? '') ?? Infinity;
  const [rarest] = [...prompt.options.entries()]
    .filter(([, { verb }]) => verb === 'buy')
    .sort(([, one], [, other]) => leftOf(one.card) - leftOf(other.card));
  return rarest?.[0] ?? below(prompt.options.length);
};
