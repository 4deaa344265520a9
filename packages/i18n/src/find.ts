// Which card or kingdom somebody means, in any of the languages and by any printing's name.
//
// Should one name ever belong to two cards, the first of these has it: the id, the English name, the names
// of the other languages in the order of LANGUAGES, those of other printings and other spellings, and last a
// German name typed without umlauts. Among the present names there is no such clash, not even with accents left
// out; a test keeps watch. The nearest miss is one letter: Moat, and Most, which is the Polish Bridge.

import type { StandardCardId } from '@tenfold/rules';
import { umlautsSpelledOut } from '@tenfold/rules';
import { CARD_IDS, cardName, cardSpellings } from './cards/cards.ts';
import { finder } from './finder.ts';
import type { Finder, Spelling } from './finder.ts';
import { KINGDOM_IDS, kingdomName, kingdomSpellings } from './kingdoms.ts';
import type { KingdomId } from './kingdoms.ts';
import { LANGUAGES } from './languages.ts';
import type { Language } from './languages.ts';

/** Finds a card by its name in any of the languages, with or without accents, or tells the nearest names. */
export const findCard: Finder<StandardCardId> = finder(spellings(CARD_IDS, cardName, cardSpellings));

/** Finds a recommended kingdom by its name in any of the languages, or tells the nearest names. */
export const findKingdom: Finder<KingdomId> = finder(spellings(KINGDOM_IDS, kingdomName, kingdomSpellings));

/** Every spelling of every thing, those that win a clash first. */
export function spellings<Id extends string>(
  ids: readonly Id[],
  nameOf: (id: Id, language: Language) => string,
  alsoOf: (id: Id, language: Language) => readonly string[],
): Spelling<Id>[] {
  const inAll = (namesOf: (id: Id, language: Language) => readonly string[]): Spelling<Id>[] =>
    LANGUAGES.flatMap((language) =>
      ids.flatMap((id) => namesOf(id, language).map((name) => ({ id, spelling: name, name, language }))),
    );
  return [
    ...ids.map((id) => ({ id, spelling: id, name: nameOf(id, 'en') })),
    ...inAll((id, language) => [nameOf(id, language)]),
    ...inAll(alsoOf),
    ...inAll((id, language) => (language === 'de' ? [nameOf(id, language)] : [])).map((name) => ({
      ...name,
      spelling: umlautsSpelledOut(name.spelling),
    })),
  ];
}
