// How tests come upon every question that the cards can ask.

import type { ChooserName } from '@tenfold/laws';
import type { CardId } from '@tenfold/rules';
import { allCards } from '@tenfold/rules';
import { stepsOf } from '@tenfold/insight';

/** Between them they get into every corner: keenly, crookedly, at random. */
export const CHOOSERS: readonly ChooserName[] = [
  'keen',
  'longest',
  'reveals again',
  'possessor',
  'anything',
  'keen',
];

const ASKS: ReadonlySet<string> = new Set([
  'pick',
  'pickDownTo',
  'gainACard',
  'gainFromTrash',
  'choose',
  'nameACard',
  'everyonePassesLeft',
]);

/** The cards whose texts ask something. */
export const cardsThatAsk = (): CardId[] =>
  allCards.map(({ id }) => id).filter((id) => stepsOf(id).some((step) => ASKS.has(step.do)));
