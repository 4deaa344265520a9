import { texts } from '../card-texts/de.ts';
import { cards } from '../cards/de.ts';
import type { GermanCard } from '../cards/types.ts';
import { plans } from '../plans/de.ts';
import type { GlossaryWords } from './glossary.ts';

export const words: GlossaryWords<GermanCard> = {
  language: 'de',
  cards,
  texts,
  plans,
  list: new Intl.ListFormat('de'),
  inPlan: ({ name }) => name,
};
