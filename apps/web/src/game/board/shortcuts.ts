// One key for each choice. Digits are for what lies before one, letters for the piles and for what is always there:
// t plays Treasures, e ends, d is done, u takes back, i shows a card. Letters of piles stay the same for the whole game.

import type { CardId } from '@tenfold/rules';
import type { Place } from './places.ts';

/** The page's own keys on a table, apart from those of the choices. */
export const PAGE_KEYS = { undo: 'u', why: '?', inform: 'i' } as const;

const END = 'e';
const DONE = 'd';
const TREASURES = 't';
const DIGITS = '1234567890';
const PILE_LETTERS = 'abcdefghijklmnopqrstuvwxyz'
  .split('')
  .filter(
    (letter) => ![PAGE_KEYS.undo, PAGE_KEYS.inform, END, DONE, TREASURES].some((taken) => taken === letter),
  );

/** By the order in which the piles lie on the board. */
export function pileKeys(piles: readonly CardId[]): ReadonlyMap<CardId, string> {
  return new Map(
    piles.flatMap((card, index) => {
      const letter = PILE_LETTERS[index];
      return letter === undefined ? [] : [[card, letter]];
    }),
  );
}

/** The keys of these places, in their order; null for those beyond the tenth that would need a digit. */
export function shortcuts(
  places: readonly Place[],
  piles: ReadonlyMap<CardId, string>,
): readonly (string | null)[] {
  let digits = 0;
  const digit = (): string | null => DIGITS[digits++] ?? null;
  return places.map((place) => {
    switch (place.zone) {
      case 'pile':
        return piles.get(place.card) ?? null;
      case 'button':
        return place.mode === null ? buttonKey(place.verb) : digit();
      // There are dozens of them, and they can be searched.
      case 'picker':
        return null;
      default:
        return digit();
    }
  });
}

function buttonKey(verb: string): string {
  switch (verb) {
    case 'play-treasures':
      return TREASURES;
    case 'end-turn':
    case 'end-actions':
      return END;
    default:
      return DONE;
  }
}
