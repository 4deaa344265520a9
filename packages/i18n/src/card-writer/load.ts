// The card writer of one language. Each language is a module of its own, fetched only where a card needs its text written.

import { lookUp } from '../cards/look-up.ts';
import type { OwnNames, Printing } from '../cards/look-up.ts';
import type { EnglishCard, GermanCard, HungarianCard, PolishCard } from '../cards/types.ts';
import type { Language } from '../languages.ts';
import type { CardWriter } from './write.ts';
import { newCardWriter } from './write.ts';

const modules: Readonly<Record<Language, (printing: Printing, names: OwnNames) => Promise<CardWriter>>> = {
  async en(printing, names) {
    const [{ english }, { cards }] = await Promise.all([import('./en.ts'), import('../cards/en.ts')]);
    return newCardWriter(english, lookUp<EnglishCard>(cards, printing, names));
  },
  async hu(printing, names) {
    const [{ hungarian }, { cards }] = await Promise.all([import('./hu.ts'), import('../cards/hu.ts')]);
    return newCardWriter(hungarian, lookUp<HungarianCard>(cards, printing, names));
  },
  async pl(printing, names) {
    const [{ polish }, { cards }] = await Promise.all([import('./pl.ts'), import('../cards/pl.ts')]);
    return newCardWriter(polish, lookUp<PolishCard>(cards, printing, names));
  },
  async de(printing, names) {
    const [{ german }, { cards }] = await Promise.all([import('./de.ts'), import('../cards/de.ts')]);
    return newCardWriter(german, lookUp<GermanCard>(cards, printing, names));
  },
};

/** Fetches what writes card texts in one language; `names` are those of home-made cards in it. */
export const loadCardWriter = async (
  language: Language,
  names: OwnNames = {},
  printing: Printing = 'usual',
): Promise<CardWriter> => modules[language](printing, names);
