// What happened, for a log or for motion on a table: ids and numbers, no sentences.
// Events are made only when somebody listens, and are kept nowhere in the game.

import type { CardId } from '../vocabulary/definition.ts';

/** The kinds of things that can happen. */
export const EVENT_TYPES = [
  'turn',
  'phase',
  'play',
  'plus',
  'draw',
  'shuffle',
  'discard',
  'trash',
  'topdeck',
  'take',
  'reveal',
  'look',
  'set-aside',
  'return',
  'gain',
  'buy',
  'pass',
  'react',
  'unaffected',
  'choose',
  'name',
  'cost',
  'possess',
  'restock',
  'mat',
  'token',
  'next-hand',
  'extra-turn',
  'put-under',
  'over',
] as const;
/** What kind of thing has happened. */
export type EventType = (typeof EVENT_TYPES)[number];

/** Something that has happened, for a log or for motion. What a seat may know of it is told by `eventFor`. */
export interface GameEvent {
  readonly type: EventType;
  /** Who did it, or whom it befell, as a seat. */
  readonly player: number;
  /** The card whose text caused it; null where the turn itself did. */
  readonly because: CardId | null;
  /** How deep inside other cards' texts, for indenting. */
  readonly depth: number;
  /** The cards concerned; absent where this reader may not know them. */
  readonly cards?: readonly CardId[];
  /** How many cards, coins, Actions, … */
  readonly count?: number;
  /** Seats that may know `cards`; absent if all may. */
  readonly seenBy?: readonly number[];
  /** The face that now lies on top of the discard pile. */
  readonly top?: CardId;
  readonly from?:
    | 'deck'
    | 'hand'
    | 'in-play'
    | 'revealed'
    | 'supply'
    | 'trash'
    | 'discard'
    | 'mat'
    | 'beside';
  readonly to?: 'deck' | 'hand' | 'discard';
  /** What a `plus` adds, the mode chosen, the phase that begins; of a turn that nobody possesses: `extra`. */
  readonly what?: string;
  /** The other player concerned: who receives, who possesses. */
  readonly other?: number;
  readonly winners?: readonly number[];
}

/** Told every event on the way from one decision to the next. */
export type Listener = (event: GameEvent) => void;

/** The event as one seat (or, for null, a spectator) may see it. */
export function eventFor(event: GameEvent, seat: number | null): GameEvent {
  if (event.seenBy === undefined) return event;
  const { seenBy, cards, ...open } = event;
  return seat !== null && seenBy.includes(seat) && cards !== undefined ? { ...open, cards } : open;
}
