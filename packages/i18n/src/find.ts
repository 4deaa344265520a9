// Which card or kingdom somebody means, in any of the languages and by any printing's name.
//
// Should one name ever belong to two cards, the first of these has it: the id, the English name, the names
// of the other languages in the order of LANGUAGES, those of other printings and other spellings, and last a
// German name typed without umlauts. Among the present names there is no such clash, not even with accents left
// out; a test keeps watch. The nearest miss is one letter: Moat, and Most, which is the Polish Bridge.

import type { StandardCardId } from '@tenfold/rules';
import { CARD_IDS, cardName, cardSpellings } from './cards/cards.ts';
import { finder } from './finder.ts';
import type { Found, Spelling } from './finder.ts';
import { KINGDOM_IDS, kingdomName, kingdomSpellings } from './kingdoms.ts';
import type { KingdomId } from './kingdoms.ts';
import { LANGUAGES } from './languages.ts';
import type { Language } from './languages.ts';

/** Finds a card by its name in any of the languages, with or without accents, or tells the nearest names. */
export const findCard: (text: string) => Found<StandardCardId> = finder(
  spellings(CARD_IDS, cardName, (id) => LANGUAGES.flatMap((language) => cardSpellings(id, language))),
);

/** Finds a recommended kingdom by its name in any of the languages, or tells the nearest names. */
export const findKingdom: (text: string) => Found<KingdomId> = finder(
  spellings(KINGDOM_IDS, kingdomName, kingdomSpellings),
);

/** Every spelling of every thing, those that win a clash first. */
export function spellings<Id extends string>(
  ids: readonly Id[],
  nameOf: (id: Id, language: Language) => string,
  alsoOf: (id: Id) => readonly string[],
): Spelling<Id>[] {
  return [
    ...ids.map((id) => ({ id, spelling: id, name: nameOf(id, 'en') })),
    ...LANGUAGES.flatMap((language) => ids.map((id) => asWritten(id, nameOf(id, language)))),
    ...ids.flatMap((id) => alsoOf(id).map((name) => asWritten(id, name))),
    ...ids.map((id) => ({ ...asWritten(id, nameOf(id, 'de')), spelling: withoutUmlauts(nameOf(id, 'de')) })),
  ];
}

function asWritten<Id extends string>(id: Id, name: string): Spelling<Id> {
  return { id, spelling: name, name };
}

/** As German is typed on a keyboard that has no umlauts: Bruecke, Spaeher, Verschwoerer. */
function withoutUmlauts(name: string): string {
  return name.toLowerCase().replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue');
}
