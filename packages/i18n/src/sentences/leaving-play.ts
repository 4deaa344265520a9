import type { CardId } from '@tenfold/rules';
import { allCards } from '@tenfold/rules';

const withText: ReadonlySet<CardId> = new Set(
  allCards.flatMap(({ id, onDiscardFromPlay }) => (onDiscardFromPlay === undefined ? [] : id)),
);

/** Whether a card does something when it is discarded from play. */
export const hasTextForLeaving = (card: CardId): boolean => withText.has(card);
