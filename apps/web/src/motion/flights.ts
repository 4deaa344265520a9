// Which cards travel from where to where, read from what happened. Motion shows these; it never decides anything.

import type { CardId, GameEvent } from '@tenfold/rules';
import { stepsOf } from '@tenfold/insight';

export type FlightEnd =
  | { readonly zone: 'supply'; readonly card: CardId }
  | { readonly zone: 'trash' }
  | { readonly zone: 'beside' }
  | {
      /** `set-aside` is wherever cards lie open or wait: revealed, set aside, kept from the Trash in a possessed turn. */
      readonly zone: 'hand' | 'deck' | 'discard' | 'in-play' | 'set-aside' | 'mat';
      readonly player: number;
    };

type OwnZone = Extract<FlightEnd, { player: number }>['zone'];

export interface Flight {
  /** Null for a card that travels face down, or for several of different faces. */
  readonly card: CardId | null;
  readonly from: FlightEnd;
  readonly to: FlightEnd;
  /** Null for a whole pile that nobody counts. */
  readonly count: number | null;
  /** Flights of one order start together, those of a higher one later. */
  readonly order: number;
}

/** More at once than this is a swarm that nobody can follow. */
export const MOST_FLIGHTS = 12;

/**
 * The flights of the events of `history` from the place `start` on. The events before it are only looked at to tell the
 * second play of a card, which lies in play already, from its first.
 */
export function flights(history: readonly GameEvent[], start: number, most: number = MOST_FLIGHTS): Flight[] {
  const found: Flight[] = [];
  for (let index = start; index < history.length; index++) {
    const event = history[index];
    if (event === undefined) continue;
    for (const flight of flightsOf(event, history, index)) found.push({ ...flight, order: index });
  }
  return inOrder(
    atMost(
      merged(found, (one, other) => one.card === other.card),
      most,
    ),
  );
}

type Unordered = Omit<Flight, 'order'>;

function flightsOf(event: GameEvent, history: readonly GameEvent[], index: number): Unordered[] {
  const own = (zone: OwnZone): FlightEnd => ({ zone, player: event.player });
  const move = (from: FlightEnd, to: FlightEnd): Unordered[] => travelling(event, from, to);
  switch (event.type) {
    case 'play':
      return isPlayedAgain(history, index) ? [] : move(own(playedFrom(event)), own('in-play'));
    case 'draw':
      return move(own('deck'), own('hand'));
    case 'shuffle':
      return wholePile(own('discard'), own('deck'));
    case 'discard':
      return event.from === 'deck'
        ? wholePile(own('deck'), own('discard'))
        : move(own(zoneOf(event)), own('discard'));
    case 'trash':
      return move(own(zoneOf(event)), { zone: 'trash' });
    case 'topdeck':
      return move(own(isShownFromHand(history, index) ? 'hand' : zoneOf(event)), own('deck'));
    case 'take':
      return move(own(event.from === 'mat' ? 'mat' : 'set-aside'), own('hand'));
    case 'reveal':
      // A hand that is shown stays a hand.
      return event.from === 'deck' ? move(own('deck'), own('set-aside')) : [];
    case 'set-aside':
      return move(own(zoneOf(event)), own('set-aside'));
    case 'return':
      return move(own('set-aside'), own('discard'));
    case 'gain': {
      const [card = ''] = event.cards ?? [];
      return move(gainedFrom(event, card), own(event.to ?? 'discard'));
    }
    case 'pass':
      return event.other === undefined ? [] : move(own('hand'), { zone: 'hand', player: event.other });
    case 'mat':
      return move(own('deck'), own('mat'));
    case 'restock': {
      const [card = ''] = event.cards ?? [];
      return move(own('hand'), { zone: 'supply', card });
    }
    case 'turn':
    case 'phase':
    case 'plus':
    case 'look':
    // What is bought is gained by an event of its own.
    case 'buy':
    case 'react':
    case 'unaffected':
    case 'choose':
    case 'name':
    case 'cost':
    case 'possess':
    case 'token':
    case 'next-hand':
    case 'extra-turn':
    case 'put-under':
    case 'over':
      return [];
  }
}

function gainedFrom({ from }: GameEvent, card: CardId): FlightEnd {
  if (from === 'trash') return { zone: 'trash' };
  return from === 'beside' ? { zone: 'beside' } : { zone: 'supply', card };
}

/** Where cards come from that a text discards, trashes, puts on the deck or sets aside. */
function zoneOf({ from }: GameEvent): OwnZone {
  return from === 'hand' || from === 'in-play' ? from : 'set-aside';
}

/** Equal cards travel together. */
function travelling(event: GameEvent, from: FlightEnd, to: FlightEnd): Unordered[] {
  const { cards, count = 0 } = event;
  if (cards === undefined) return count === 0 ? [] : [{ card: null, from, to, count }];
  const counts = new Map<CardId, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, number]) => ({ card, from, to, count: number }));
}

const wholePile = (from: FlightEnd, to: FlightEnd): Unordered[] => [{ card: null, from, to, count: null }];

/** Texts that play cards take them from the hand, or play what they have found. */
function playedFrom({ because }: GameEvent): 'hand' | 'set-aside' {
  if (because === null) return 'hand';
  const fromHand = stepsOf(because).some(
    (step) => step.do === 'pick' && step.verb === 'play' && step.from === 'hand',
  );
  return fromHand ? 'hand' : 'set-aside';
}

/** Whether a text plays the same card once more. That text began when its own card was played, one level further out. */
function isPlayedAgain(history: readonly GameEvent[], index: number): boolean {
  const event = history[index];
  if (event === undefined) return false;
  const { because, depth } = event;
  if (because === null) return false;
  const times = timesPlayedBy(because);
  if (times === 1) return false;
  let before = 0;
  for (let i = index - 1; i >= 0; i--) {
    const earlier = history[i];
    if (earlier?.type !== 'play') continue;
    if (earlier.depth < depth) break;
    if (earlier.depth === depth && earlier.because === because) before++;
  }
  return before % times !== 0;
}

function timesPlayedBy(card: CardId): number {
  const step = stepsOf(card).find((one) => one.do === 'playThem');
  return step?.do === 'playThem' ? step.times : 1;
}

/** A card of the hand that is shown before it goes on the deck: it never lay anywhere else. */
function isShownFromHand(history: readonly GameEvent[], index: number): boolean {
  const event = history[index];
  const before = history[index - 1];
  return (
    event?.from === 'revealed' &&
    before?.type === 'reveal' &&
    before.from === 'hand' &&
    before.player === event.player &&
    before.because === event.because
  );
}

/** A run of flights on the same way is one, where they may be. */
function merged(all: readonly Flight[], may: (one: Flight, other: Flight) => boolean): Flight[] {
  const fewer: Flight[] = [];
  for (const flight of all) {
    const last = fewer.at(-1);
    if (last !== undefined && isSameWay(last, flight) && may(last, flight)) {
      fewer[fewer.length - 1] = together(last, flight);
    } else {
      fewer.push(flight);
    }
  }
  return fewer;
}

const isSameWay = (one: Flight, other: Flight): boolean =>
  isSamePlace(one.from, other.from) && isSamePlace(one.to, other.to);

function isSamePlace(one: FlightEnd, other: FlightEnd): boolean {
  if (one.zone !== other.zone) return false;
  if (one.zone === 'supply') return other.zone === 'supply' && one.card === other.card;
  if (!('player' in one)) return true;
  return 'player' in other && one.player === other.player;
}

function together(one: Flight, other: Flight): Flight {
  const count = one.count === null || other.count === null ? null : one.count + other.count;
  return { ...one, card: one.card === other.card ? one.card : null, count };
}

/** First different faces on the same way become one flight; if that is not enough, what happened last is shown. */
function atMost(all: readonly Flight[], most: number): readonly Flight[] {
  if (all.length <= most) return all;
  const fewer = merged(all, () => true);
  return fewer.slice(Math.max(0, fewer.length - most));
}

/** Orders without gaps, from 0. */
export function inOrder(all: readonly Flight[]): Flight[] {
  let order = -1;
  let last: number | undefined;
  return all.map((flight) => {
    if (flight.order !== last) order++;
    last = flight.order;
    return { ...flight, order };
  });
}
