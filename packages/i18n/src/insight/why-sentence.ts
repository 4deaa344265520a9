// A reason and its rules in the reader's language.

import type { RulingId, Why } from '@tenfold/insight';
import type { CardName, InsightWords } from './insight-words.ts';

type Words = Pick<InsightWords, 'why'>;

/** A ruling in the reader's language. */
export interface RuleText {
  readonly id: RulingId;
  readonly text: string;
}

/** Why something cannot be chosen, as a sentence. */
export function whySentence(words: Words, { reason, args }: Why, cardName: CardName): string {
  // Each reason goes with its own words, which the compiler cannot see through the union.
  const say = words.why.reasons[reason] as (given: Why['args'], name: CardName) => string;
  return say(args, cardName);
}

/** The rulings behind a reason, each with its text in the reader's language. */
export const whyRules = (words: Words, { rulings }: Why, cardName: CardName): readonly RuleText[] =>
  rulings.map((id) => ({ id, text: words.why.rules[id](cardName) }));
