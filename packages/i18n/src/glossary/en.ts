import { texts } from '../card-texts/en.ts';
import { cards } from '../cards/en.ts';
import type { EnglishCard } from '../cards/types.ts';
import { plans } from '../plans/en.ts';
import type { GlossaryWords } from './glossary.ts';

export const words: GlossaryWords<EnglishCard> = {
  language: 'en',
  cards,
  texts,
  plans,
  /** British English, as everywhere here: no comma before "and". */
  list: new Intl.ListFormat('en-GB'),
  inPlan: ({ name }) => name,
};
