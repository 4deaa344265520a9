// What counts as learning something, in this one place. A choice after which anybody knows more than before is not
// simply taken back; the others are asked.

import type { EventType, GameEvent } from '@tenfold/rules';

/**
 * By these events cards that somebody did not know become known to him: drawn, shown, looked at, passed. A shuffle
 * counts by itself, for what the deck was before it is gone.
 *
 * Not here: cards that a player lays down from his own hand (plays, discards, trashes), and what he gains from the open
 * Supply. He knew them, and by taking them back he wins nothing; what others saw of his hand is his own loss.
 */
const LEARNING: ReadonlySet<EventType> = new Set(['draw', 'shuffle', 'reveal', 'look', 'pass', 'react']);

const isLearning = (event: GameEvent): boolean => {
  // A deck that is laid onto the discard pile shows its last card.
  if (event.type === 'discard') return event.from === 'deck';
  if (!LEARNING.has(event.type)) return false;
  // Nothing was there to be drawn or shown.
  return event.cards === undefined || event.cards.length > 0;
};

/** Whether anybody has learnt something by what happened. The same for all seats: it follows from what all can see. */
export const somebodyLearns = (events: readonly GameEvent[]): boolean => events.some(isLearning);
