// What can be chosen now: each option with its place on the board, its words and its key.

import type { Prompt } from '@tenfold/protocol';
import type { Reader, Sentences } from '@tenfold/i18n/sentences';
import { optionEffect, optionLabel } from '@tenfold/i18n/sentences';
import type { View } from '@tenfold/rules';
import { orderOnBoard, pilesInOrder } from './arrange.ts';
import { glowing } from './glow.ts';
import type { Place } from './places.ts';
import { placeKey, placeOf } from './places.ts';
import { playedTogether } from './played-together.ts';
import { pileKeys, shortcuts } from './shortcuts.ts';

export interface Offer {
  /** Its place in the list of the question's options. */
  readonly option: number;
  readonly place: Place;
  readonly key: string;
  readonly label: string;
  readonly effect: string | undefined;
  /** The cards that one option plays all at once. */
  readonly plays: string | undefined;
  readonly shortcut: string | null;
  /** Lit, so that one sees it at once. */
  readonly glows: boolean;
}

export function offersOf(view: View, prompt: Prompt, say: Sentences, reader: Reader): Offer[] {
  const places = prompt.options.map((option) => placeOf(view, prompt, option));
  // Digits count from left to right as the cards lie, not as the rules list them.
  const order = orderOnBoard(view, places, say.cardName);
  const sorted = [...places.keys()].sort((a, b) => (order[a] ?? 0) - (order[b] ?? 0));
  const found = shortcuts(
    sorted.flatMap((index) => places[index] ?? []),
    pileKeys(pilesInOrder(view.supply)),
  );
  const lit = glowing(prompt);
  const keys = new Map(sorted.map((index, at) => [index, found[at]]));
  return prompt.options.flatMap((option, index) => {
    const place = places[index];
    if (place === undefined) return [];
    return {
      option: index,
      place,
      key: placeKey(place),
      label: optionLabel(say, prompt, option, reader),
      effect: optionEffect(say, prompt, option, reader),
      plays: playedTogether(view, prompt, option, say.cardName),
      shortcut: keys.get(index) ?? null,
      glows: lit.has(option),
    };
  });
}

export const offerWords = ({ label, effect }: Offer): string =>
  effect === undefined ? label : `${label}. ${effect}`;
