// What can be counted for a player, from the events that his seat has seen. How much of it is shown is agreed at the
// table: nothing beyond what lies there, the cards that everybody owns, or also what is left in one's own piles.
// Nothing here is guessed: a number that cannot be known is a range.

import type { CardId, GameEvent } from '@tenfold/rules';
import { STARTING_DECK } from '@tenfold/rules';
import { cardPlace } from '../card-definitions.ts';
import type { Pass } from './ownership.ts';
import { Ownership } from './ownership.ts';
import type { CountRange } from './points-range.ts';
import { pointsOfCards } from './points-range.ts';

/** How much is counted: nothing, what everybody owns, or one's own piles too. */
export type Information = 'strict' | 'counts' | 'full';

/** How many of a card somebody owns. */
export interface CardCount extends CountRange {
  readonly card: CardId;
}

/** The cards of one player, wherever they are. `least` and `most` differ only after cards were passed unseen. */
export interface PlayerCount {
  readonly player: number;
  readonly size: number;
  readonly cards: readonly CardCount[];
  readonly points: CountRange;
}

/** How many of a card lie in a pile. */
export interface PileCount {
  readonly card: CardId;
  readonly count: number;
}

/** One's own piles that may not be looked through, by counting. */
export interface OwnPiles {
  readonly deck: readonly PileCount[];
  readonly discard: readonly PileCount[];
  /** The top of the deck, topmost first, as far as one knows it. */
  readonly top: readonly CardId[];
}

/** All that is counted at a moment. */
export interface Counts {
  /** By seat; null where the table plays without counts. */
  readonly players: readonly PlayerCount[] | null;
  readonly own: OwnPiles | null;
}

/** Counts cards while a game is played. */
export interface CardTracker {
  /** Events in the order in which they happened, as the seat saw them; all of the game, each once. */
  readonly add: (events: readonly GameEvent[]) => void;
  readonly counts: (information: Information) => Counts;
}

const START: ReadonlyMap<CardId, number> = new Map(Object.entries(STARTING_DECK));

/** `seat` is null for a spectator. After something was taken back a new tracker must be given the history anew. */
export function newCardTracker(players: number, seat: number | null): CardTracker {
  const ownership = new Ownership(players, START);
  const piles = new Piles();

  return {
    add(events) {
      for (let i = 0; i < events.length; i++) {
        const event = events[i];
        if (event === undefined) continue;
        if (event.type === 'pass') {
          const passes = passesFrom(events, i);
          ownership.pass(passes);
          i += passes.length - 1;
          continue;
        }
        follow(ownership, event);
        if (event.player === seat) piles.follow(event);
      }
    },
    counts(information) {
      if (information === 'strict') return { players: null, own: null };
      return {
        players: Array.from({ length: players }, (_, player) => countOf(ownership, player)),
        own: information === 'full' && seat !== null ? piles.counts() : null,
      };
    },
  };
}

/** The passes that stand together in the events happened at the same time. */
function passesFrom(events: readonly GameEvent[], start: number): Pass[] {
  const found: Pass[] = [];
  for (let i = start; events[i]?.type === 'pass'; i++) {
    const { player, other = player, cards } = events[i] ?? { player: 0 };
    found.push({ from: player, to: other, card: cards?.[0] ?? null });
  }
  return found;
}

function follow(ownership: Ownership, event: GameEvent): void {
  const { type, player, cards = [] } = event;
  switch (type) {
    case 'gain':
      for (const card of cards) ownership.gain(player, card);
      break;
    case 'trash':
      ownership.show(player, cards);
      for (const card of cards) ownership.lose(player, card);
      break;
    case 'restock':
      ownership.show(player, cards);
      for (const card of cards) ownership.lose(player, card);
      break;
    // Cards that are not the player's own, or not there.
    case 'buy':
    case 'name':
    case 'put-under':
      break;
    case 'reveal':
      if (event.from !== 'beside') ownership.show(player, cards);
      break;
    default:
      ownership.show(player, event.cards ?? (event.top === undefined ? [] : [event.top]));
  }
}

function countOf(ownership: Ownership, player: number): PlayerCount {
  const owned = ownership.cards(player);
  const size = ownership.size(player);
  const cards = [...owned]
    .filter(([, { most }]) => most > 0)
    .map(([card, { least, most }]) => ({ card, least, most }))
    .sort((a, b) => cardPlace(a.card) - cardPlace(b.card));
  return { player, size, cards, points: pointsOfCards(owned, size) };
}

/** One's own deck and discard pile. */
class Piles {
  private deck = new Map(START);
  private discard = new Map<CardId, number>();
  private top: CardId[] = [];

  follow({ type, from, to, cards = [] }: GameEvent): void {
    switch (type) {
      case 'draw':
        this.takeFromDeck(cards);
        break;
      case 'reveal':
        if (from === 'deck') this.takeFromDeck(cards);
        break;
      case 'mat':
        this.takeFromDeck(cards);
        break;
      case 'topdeck':
        this.putOnDeck(cards);
        break;
      case 'gain':
        if (to === 'deck') this.putOnDeck(cards);
        else if (to === 'discard') put(this.discard, cards);
        break;
      case 'discard':
        if (from === 'deck') this.pour(this.deck, this.discard);
        else put(this.discard, cards);
        break;
      case 'return':
        put(this.discard, cards);
        break;
      case 'shuffle':
        // Cards drawn just before it are told only after it, and leave the deck then.
        this.pour(this.discard, this.deck);
        break;
      default:
        break;
    }
  }

  counts(): OwnPiles {
    return { deck: counted(this.deck), discard: counted(this.discard), top: [...this.top] };
  }

  private takeFromDeck(cards: readonly CardId[]): void {
    for (const card of cards) this.deck.set(card, (this.deck.get(card) ?? 0) - 1);
    this.top.splice(0, cards.length);
  }

  private putOnDeck(cards: readonly CardId[]): void {
    put(this.deck, cards);
    for (const card of cards) this.top.unshift(card);
  }

  private pour(from: Map<CardId, number>, into: Map<CardId, number>): void {
    for (const [card, count] of from) into.set(card, (into.get(card) ?? 0) + count);
    from.clear();
    this.top = [];
  }
}

function put(pile: Map<CardId, number>, cards: readonly CardId[]): void {
  for (const card of cards) pile.set(card, (pile.get(card) ?? 0) + 1);
}

const counted = (pile: ReadonlyMap<CardId, number>): PileCount[] =>
  [...pile]
    .filter(([, count]) => count > 0)
    .map(([card, count]) => ({ card, count }))
    .sort((a, b) => cardPlace(a.card) - cardPlace(b.card));

/** Whether events tell a game from its beginning. One that was begun in the middle has no past from which to count. */
export const isWholeGame = (history: readonly GameEvent[]): boolean => history[0]?.type === 'draw';
