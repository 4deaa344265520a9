// Options are numbers: a verb and a card, a mode, or nothing. Here are the numbers where each verb begins.

import type { Option, Verb } from '@tenfold/rules';
import { NOTHING, VERBS } from '@tenfold/rules';

const ARGUMENTS = NOTHING + 1;

export const firstOption = (verb: Verb): Option => VERBS.indexOf(verb) * ARGUMENTS;
/** The same as the rules' argumentOf, on numbers that are known to be small and whole. */
export const cardOf = (option: Option): number => option & NOTHING;

export const PLAY = firstOption('play');
/** The last of the options to play. */
export const PLAY_TREASURES = firstOption('play-treasures') + NOTHING;
/** The first of those that play several at once. */
export const PLAY_PLAIN_TREASURES = PLAY_TREASURES - 1;
export const END_ACTIONS = firstOption('end-actions') + NOTHING;
export const BUY = firstOption('buy');
export const END_TURN = firstOption('end-turn') + NOTHING;
export const GAIN = firstOption('gain');
export const NAME = firstOption('name');
export const CHOOSE = firstOption('choose');
export const CLEAN_UP_REST = firstOption('clean-up') + NOTHING;

export function offers(options: readonly Option[], option: Option): boolean {
  for (let i = 0; i < options.length; i++) if (options[i] === option) return true;
  return false;
}

/** Whether the last option is to take none, or no more. */
export const mayStop = (options: readonly Option[]): boolean =>
  options.length > 0 && cardOf(lastOf(options)) === NOTHING;

export const lastOf = (options: readonly Option[]): Option => options[options.length - 1] as Option;

/** The card with the least of something among the options, which must name at least one. */
export function least(options: readonly Option[], amount: (card: number) => number): Option {
  let best = options[0] as Option;
  let bestAmount = Infinity;
  for (const option of options) {
    const card = cardOf(option);
    if (card === NOTHING) continue;
    const here = amount(card);
    if (here < bestAmount) {
      best = option;
      bestAmount = here;
    }
  }
  return best;
}

export const most = (options: readonly Option[], amount: (card: number) => number): Option =>
  least(options, (card) => -amount(card));

export function countOf(cards: readonly number[], card: number): number {
  let found = 0;
  for (let i = 0; i < cards.length; i++) if (cards[i] === card) found++;
  return found;
}
