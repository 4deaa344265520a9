import { texts } from '../card-texts/pl.ts';
import { cards } from '../cards/pl.ts';
import type { PolishCard } from '../cards/types.ts';
import { plans } from '../plans/pl.ts';
import type { GlossaryWords } from './glossary.ts';

export const words: GlossaryWords<PolishCard> = {
  language: 'pl',
  cards,
  texts,
  plans,
  list: new Intl.ListFormat('pl'),
  inPlan: ({ name }) => name,
};
