// A reason and its rules in the reader's language.

import type { CardName, Why, WhyWords } from './reasons.ts';
import type { RulingId } from './rulings.ts';

interface Words {
  readonly why: Pick<WhyWords, 'reasons' | 'rules'>;
}

export interface RuleText {
  readonly id: RulingId;
  readonly text: string;
}

export function whySentence(words: Words, { reason, args }: Why, cardName: CardName): string {
  // Each reason goes with its own words, which the compiler cannot see through the union.
  const say = words.why.reasons[reason] as (given: Why['args'], name: CardName) => string;
  return say(args, cardName);
}

export const whyRules = (words: Words, { rulings }: Why, cardName: CardName): readonly RuleText[] =>
  rulings.map((id) => ({ id, text: words.why.rules[id](cardName) }));
