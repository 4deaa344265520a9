// Light means "you can, and may well want to": of all that can be chosen, what the board lights. The rest can be chosen
// all the same, by pointer, by key and by ear.

import type { Prompt, WireOption } from '@tenfold/protocol';

/** Bought only for want of anything better; the worse of the two first. */
const POOR: readonly (string | null)[] = ['curse', 'copper'];

/**
 * Those of the options that are lit. Before Treasures are played no pile is; Copper and Curse are only for want of better;
 * in Clean-up only the cards that do something.
 */
export function glowing({ options, acting }: Pick<Prompt, 'options' | 'acting'>): ReadonlySet<WireOption> {
  const bought = options.filter(isBought);
  // What can be played while something can be bought is a Treasure.
  const hasTreasures = options.some(({ verb }) => verb === 'play' || verb === 'play-treasures');
  const best = Math.max(...bought.map(rank));
  const isLit = (option: WireOption): boolean => {
    if (isBought(option)) return !hasTreasures && rank(option) === best;
    return option.card === null || acting.length === 0 || acting.includes(option.card);
  };
  return new Set(options.filter(isLit));
}

const isBought = ({ verb }: WireOption): boolean => verb === 'buy';

function rank({ card }: WireOption): number {
  const poor = POOR.indexOf(card);
  return poor === -1 ? POOR.length : poor;
}
