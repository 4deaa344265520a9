// What the panel says beside the price, and what of a card matters to it.

import type { CardDefinition } from '@tenfold/rules';
import type { PriceVerdict } from '@tenfold/sim/core';
import type { WorthWords } from '../../words/worth/index.ts';

/** What follows the price in the sentence: between which known cards it stands. */
export function neighbourWords(
  said: WorthWords,
  { moreThan, lessThan }: Pick<PriceVerdict, 'moreThan' | 'lessThan'>,
  nameOf: (id: string) => string,
): string {
  if (moreThan !== null && lessThan !== null) return said.between(nameOf(moreThan), nameOf(lessThan));
  if (moreThan !== null) return said.above(nameOf(moreThan));
  return lessThan === null ? said.alone : said.below(nameOf(lessThan));
}

/** Two cards with the same of this are weighed alike, whatever they cost and are called. */
export function whatItDoes({ id: _id, cost: _cost, ...text }: CardDefinition): string {
  return JSON.stringify(text);
}
