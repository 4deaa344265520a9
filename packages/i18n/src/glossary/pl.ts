import { texts } from '../card-texts/pl.ts';
import { cards } from '../cards/pl.ts';
import type { PolishCard } from '../cards/types.ts';
import { plans } from '../plans/pl.ts';
import type { Words } from './glossary.ts';

export const words: Words<PolishCard> = {
  language: 'pl',
  cards,
  texts,
  plans,
  list: new Intl.ListFormat('pl'),
  inPlan: ({ name }) => name,
};
