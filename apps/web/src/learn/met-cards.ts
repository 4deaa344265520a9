// The cards that somebody can meet.

import type { CardId } from '@tenfold/rules';
import { BOXES, allCards, setOfCard } from '@tenfold/rules';

/** The Kingdom cards of the boxes; everybody meets the others in any game. */
export const CARDS_TO_MEET: readonly CardId[] = allCards
  .filter(({ id }) => BOXES.some((box) => box === setOfCard(id)))
  .map(({ id }) => id)
  .filter((id) => id !== 'potion');
