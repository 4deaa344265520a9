import { texts } from '../card-texts/hu.ts';
import { cards } from '../cards/hu.ts';
import { articleOf } from '../cards/hungarian-article.ts';
import type { HungarianCard } from '../cards/types.ts';
import { plans } from '../plans/hu.ts';
import type { GlossaryWords } from './glossary.ts';

export const words: GlossaryWords<HungarianCard> = {
  language: 'hu',
  cards,
  texts,
  plans,
  list: new Intl.ListFormat('hu'),
  inPlan: (card) => `${articleOf(card)} ${card.name}`,
};
