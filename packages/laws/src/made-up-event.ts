// Events that no game has told, for tests of what is made of them.

import type { EventType, GameEvent } from '@tenfold/rules';

/** An event that no card has caused. */
export const madeUpEvent = (type: EventType, player: number, more: Partial<GameEvent> = {}): GameEvent => ({
  type,
  player,
  because: null,
  depth: 0,
  ...more,
});
