// What bots often do with options.

import type { Option } from '@tenfold/rules';
import { EMPTY, NOTHING, argumentOf, firstOption } from '@tenfold/rules';

export const PLAY = firstOption('play');
export const BUY = firstOption('buy');
export const GAIN = firstOption('gain');
export const NAME = firstOption('name');
export const CHOOSE = firstOption('choose');

/** Whether the last option is to take none, or no more. */
export const mayStop = (options: readonly Option[]): boolean =>
  options.length > 0 && argumentOf(lastOf(options)) === NOTHING;

export const lastOf = (options: readonly Option[]): Option => options[options.length - 1] as Option;

/** The card with the least of something among the options, which must name at least one. */
export function least(options: readonly Option[], amount: (card: number) => number): Option {
  let best = options[0] as Option;
  let bestAmount = Infinity;
  for (const option of options) {
    const card = argumentOf(option);
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

/** How many places are not empty. */
export function countCards(cards: readonly number[]): number {
  let found = 0;
  for (let i = 0; i < cards.length; i++) if (cards[i] !== EMPTY) found++;
  return found;
}

/** The sum of what `value` has for each card; a place that is empty has nothing. */
export function sumOf(cards: readonly number[], value: readonly number[]): number {
  let total = 0;
  for (let i = 0; i < cards.length; i++) if (cards[i]! >= 0) total += value[cards[i]!]!;
  return total;
}
