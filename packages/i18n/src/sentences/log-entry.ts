// What will become a line of the log, and which events belong on one line: runs of Treasures, what is bought and
// gained, cards that move the same way, and behind a play what the card adds.

import type { CardId, GameEvent } from '@tenfold/rules';
import { EVENT_TYPES, HAND_SIZE } from '@tenfold/rules';
import type { Counter, LogEvent } from './sentences.ts';

export interface Entry {
  /** The place of its first event among all events. */
  readonly key: number;
  /** Its own place among the entries. */
  readonly place: number;
  readonly indent: number;
  readonly event: GameEvent;
  /** The cards so far; undefined where this reader may not know them. */
  readonly cards: CardId[] | undefined;
  readonly plus: Partial<Record<Counter, number>>;
  /** For a turn: which of the player's own it is. */
  readonly ownTurn: number;
  count: number;
  /** For a purchase: the card has been gained too. */
  gained: boolean;
  hits: boolean;
}

export type IsTreasure = (card: CardId) => boolean;

export function newEntry(
  event: GameEvent,
  where: Pick<Entry, 'key' | 'place' | 'indent' | 'ownTurn'>,
): Entry {
  const entry: Entry = {
    ...where,
    event,
    cards: event.cards === undefined ? undefined : [...event.cards],
    plus: {},
    count: event.count ?? event.cards?.length ?? 0,
    gained: false,
    hits: false,
  };
  if (event.type === 'plus') addPlus(entry, event);
  return entry;
}

/** The event with all that has joined it. */
export function toldEvent({ event, cards, count, gained, plus, ownTurn }: Entry): LogEvent {
  return { ...event, count, gained, plus, ownTurn, ...(cards === undefined ? {} : { cards }) };
}

/** The cards that the line names, each once: of cards discarded unseen only the one on top. */
export function namedCards({ cards, event: { top } }: Entry): readonly CardId[] {
  if (cards !== undefined) return [...new Set(cards)];
  return top === undefined ? [] : [top];
}

export function addPlus({ plus }: Entry, { what, count = 0 }: GameEvent): void {
  const counter = what as Counter;
  plus[counter] = (plus[counter] ?? 0) + count;
}

/** Whether the event goes on with what the entry tells: the same cause does the same to more cards. */
export function continues(entry: Entry, event: GameEvent, isTreasure: IsTreasure): boolean {
  const { type, because, from, to } = entry.event;
  if (type !== event.type || because !== event.because) return false;
  if (type === 'play') return [...(entry.cards ?? []), ...(event.cards ?? [])].every(isTreasure);
  if (!JOINING.has(type) || from !== event.from || to !== event.to) return false;
  return knowsCards(entry) === knowsCards(event) && (knowsCards(event) || type === 'draw');
}

const knowsCards = ({ cards }: { readonly cards?: readonly CardId[] | undefined }): boolean =>
  cards !== undefined;

const JOINING: ReadonlySet<string> = new Set(['draw', 'topdeck', 'gain', 'set-aside']);

export function addMore(entry: Entry, cards: readonly CardId[] | undefined, count: number): void {
  entry.cards?.push(...(cards ?? []));
  entry.count += count;
}

const TOLD: ReadonlySet<string> = new Set(EVENT_TYPES.filter((type) => type !== 'phase'));

/**
 * Phases, the Clean-up's discards and another's five new cards, and draws from an empty deck are not worth a line;
 * for what only a newer server knows there are no words.
 */
export function isSilent({ type, because, cards, count }: GameEvent): boolean {
  if (!TOLD.has(type)) return true;
  if (type === 'discard') return because === null;
  if (type !== 'draw') return false;
  return count === 0 || (because === null && cards === undefined && count === HAND_SIZE);
}
