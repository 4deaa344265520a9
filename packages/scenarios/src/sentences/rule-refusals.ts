// What the rules refuse of a position or set-up that somebody has written, by the `because` of a `RuleError`; each language
// has a sentence for every one. {name}, {card} and so on stand for its facts.

import type { RefusalFacts } from './en.ts';

export const RULE_REFUSALS = [
  'too-few-players',
  'too-many-players',
  'no-name',
  'bad-name',
  'repeated-name',
  'basic-card',
  'twice-in-kingdom',
  'bad-further',
  'kingdom-size',
  'bad-seed',
  'not-in-game',
  'no-potion-pile',
  'too-many-copies',
  'bad-number',
  'bought-in-action-phase',
  'ordinary-turn',
  'own-possessor',
  'other-possessor',
  'in-play-out-of-turn',
  'kept-but-not-possessed',
  'makes-no-more',
  'own-turn-first',
  'won-no-turn',
  'possessed-before',
  'had-no-turn',
  'bad-shuffle',
  'two-of-a-name',
  'speaks-of-unknown',
] as const;

export type RuleRefusals = Readonly<Record<(typeof RULE_REFUSALS)[number], string>>;

/** One that nobody foresaw is told in English: better than nothing. */
export const refusalIn =
  (refusals: RuleRefusals) =>
  (because: string, facts: RefusalFacts, message: string): string => {
    const sentence = RULE_REFUSALS.find((one) => one === because);
    if (sentence === undefined) return message;
    return refusals[sentence].replace(/\{(\w+)\}/g, (_all, fact: string) => String(facts[fact] ?? ''));
  };
