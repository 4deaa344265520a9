// The reasons of a review as sentences, and its figures as they are written.

import type { CardId } from '@tenfold/rules';
import type { ReviewWords } from './languages/en.ts';

/** Why a purchase is better than another, as the bots tell it. */
export type ToldReason =
  | { readonly why: 'wins-now' | 'loses-now' | 'together' }
  | { readonly why: 'coins' | 'curses' | 'points'; readonly more: number }
  | { readonly why: 'fewer-curses'; readonly fewer: number }
  | { readonly why: 'too-late'; readonly card: CardId; readonly times: number }
  | { readonly why: 'sooner'; readonly turns: number };

/** Why one purchase was better than another, as a sentence. */
export function reasonSentence(
  { reasons: say, language }: ReviewWords,
  reason: ToldReason,
  cardName: (card: CardId) => string,
): string {
  const number = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  switch (reason.why) {
    case 'wins-now':
    case 'loses-now':
    case 'together':
      return say[reason.why];
    case 'coins':
    case 'curses':
    case 'points':
      return say[reason.why](number.format(reason.more));
    case 'fewer-curses':
      return say[reason.why](number.format(reason.fewer));
    case 'too-late':
      return say[reason.why](cardName(reason.card), number.format(reason.times));
    case 'sooner':
      return say[reason.why](number.format(reason.turns));
  }
}

/** A share from 0 to 1 as whole percents, written as the language does. */
export const percent = ({ language }: ReviewWords, share: number): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(share);

const STEP = 0.05;

/** A share in steps of five percent: what is said while a game runs is no more exact than that. */
export const roughPercent = (words: ReviewWords, share: number): string =>
  percent(words, Math.round(share / STEP) * STEP);
