// What a standard card says, in every language at once: for programs that speak them all. A page fetches one language.

import type { StandardCardId } from '@tenfold/rules';
import { allCards } from '@tenfold/rules';
import type { Language } from '../languages.ts';
import { texts as de } from './de.ts';
import { texts as en } from './en.ts';
import { texts as hu } from './hu.ts';
import { plainText } from './plain-text.ts';
import { texts as pl } from './pl.ts';
import { printedText } from './printed-text.ts';
import type { CardTexts } from './text.ts';

const definitions = new Map(allCards.map((card) => [card.id, card]));
const texts: Readonly<Record<Language, CardTexts>> = { en, hu, pl, de };

/** What a card says, in words alone. A line break stands for the dividing line between playing it and its other use. */
export function cardText(id: StandardCardId, language: Language): string {
  const definition = definitions.get(id);
  return definition === undefined ? '' : plainText(printedText(definition, texts[language][id]), language);
}
