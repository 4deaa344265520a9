// What the panel says beside the price, and what of a card matters to it.

import type { CardDefinition } from '@tenfold/rules';
import type { PriceVerdict, StandingAtPrice } from '@tenfold/sim/core';
import type { WorthWords } from '../../words/worth/index.ts';

/** The sentence around the coin with the price. */
export interface PriceSentence {
  readonly before: string;
  readonly after: string;
}

/** About as strong as a card for so much, between which known ones. */
export const priceSentence = (
  said: WorthWords,
  verdict: Pick<PriceVerdict, 'moreThan' | 'lessThan' | 'isBeyond'>,
  nameOf: (id: string) => string,
): PriceSentence =>
  verdict.isBeyond
    ? said.beyond
    : { before: said.price.before, after: `${said.price.after}${neighbourWords(said, verdict, nameOf)}` };

function neighbourWords(
  said: WorthWords,
  { moreThan, lessThan }: Pick<PriceVerdict, 'moreThan' | 'lessThan'>,
  nameOf: (id: string) => string,
): string {
  if (moreThan !== null && lessThan !== null) return said.between(nameOf(moreThan), nameOf(lessThan));
  if (moreThan !== null) return said.above(nameOf(moreThan));
  return lessThan === null ? said.alone : said.below(nameOf(lessThan));
}

/** How many known cards of each price it surely beats; of prices where it beats none, the lowest alone says so. */
export function standingSentence(said: WorthWords, standings: readonly StandingAtPrice[]): string {
  const firstNone = standings.find(({ beaten }) => beaten === 0);
  const told = standings.filter((one) => one.beaten > 0 || one === firstNone);
  return said.standing(
    told.map(({ beaten, cards, price }, at) =>
      (at === 0 ? said.standingOf : said.standingMore)(beaten, cards, price),
    ),
  );
}

/** Two cards with the same of this are weighed alike, whatever they cost and are called. */
export function whatItDoes({ id: _id, cost: _cost, ...text }: CardDefinition): string {
  return JSON.stringify(text);
}
