// Bonuses as something to choose from one list: what, and how many.

import type { Amount, PlusStep } from '@tenfold/rules';
import { PLUS_STEPS } from '@tenfold/rules';

const NUMBERS = [1, 2, 3, 4, 5, 6];
const EVERY = [2, 3, 4, 5, 6, 8, 10];

/** All amounts that the list offers of one bonus. */
const AMOUNTS: readonly Amount[] = [
  ...NUMBERS,
  { thatMany: true },
  { coinsOfIt: true },
  { perToken: true },
  ...EVERY.map((cards) => ({ everyInDeckAndDiscard: cards })),
];

/** The bonus as a word that stands for it in a list. */
export const bonusValue = ({ do: what, n }: PlusStep): string => `${what} ${JSON.stringify(n)}`;

/** Those to choose from, with the one that is there even if no list would offer it. */
export function bonusOptions(now: PlusStep): readonly PlusStep[] {
  const usual = PLUS_STEPS.flatMap((what) => AMOUNTS.map((n): PlusStep => ({ do: what, n })));
  return usual.some((one) => bonusValue(one) === bonusValue(now)) ? usual : [now, ...usual];
}
