// The table that a character prepares for.

import type { Lens, Setup } from '@tenfold/rules';

/** What was agreed on before the game, as `lens.setting` has it, and how many play. */
export type PreparationTable = Lens['setting'] & { readonly players: number };

/** A game at that table, of which nobody plays a card: it shows what lies there, and nothing of the game to come. */
export function preparationSetup({ players, ...setting }: PreparationTable): Setup {
  const names = Array.from({ length: players }, (_name, seat) => `${seat + 1}`);
  return { ...setting, players: names, seed: 'study', generator: 'fast', start: 0 };
}
