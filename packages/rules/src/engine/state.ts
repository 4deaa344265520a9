// A position: numbers, strings and arrays of them, nothing else. Cards are numbers in the game's card set.
// Deck, discard pile and Trash have their top at the end of the array.

import type { CardDefinition, CardId, Filter } from '../vocabulary/definition.ts';
import type { Option, Verb } from './options.ts';
import type { Generator, RandomState } from './random.ts';
import type { Sources } from './sources.ts';

/** What is settled before a game begins, complete. */
export interface Setup {
  /** Names in seating order, clockwise. */
  readonly players: readonly string[];
  readonly kingdom: readonly string[];
  readonly seed: string;
  readonly generator: Generator;
  /** Whose turn is first, as an index of `players`; drawn by the generator if absent. */
  readonly start?: number;
  /** Treasures of one box, or of both together. Five and six players always use both. */
  readonly boxes?: 1 | 2;
  /**
   * Cards of a deck beside the Supply, one of each; if one costs a Potion, the Potion pile joins. Where a card of the
   * kingdom needs that deck and none is named: all Kingdom cards of the boxes that have no pile.
   */
  readonly further?: readonly string[];
  /** A study set-up may have any number of Kingdom piles up to ten. A table never does. */
  readonly study?: boolean;
  /** Home-made cards of this game alone. */
  readonly ownCards?: readonly CardDefinition[];
}

/** What lies before one player. */
export interface Seat {
  deck: number[];
  hand: number[];
  discard: number[];
  /** In the order of play. A card that has left leaves EMPTY behind, so that a place names one card for the whole turn. */
  inPlay: number[];
  /** Cards that would have been trashed in a possessed turn; they return to the discard pile after it. */
  returning: number[];
  /** Places in play that stay when this turn is cleaned up. Like the mat, replaced and never changed in place. */
  staying: readonly number[];
  /** Cards put aside on the player's mat, face down. */
  mat: readonly number[];
  /** Coin tokens. */
  tokens: number;
  /** Turns taken, extra turns not counted. */
  turns: number;
}

/** The place of a card that was in play and is no more. */
export const EMPTY = -1;
/** In place of a seat where there is none. */
export const NOBODY = -1;

/** The parts of a turn, in order. */
export const PHASES = ['action', 'buy', 'clean-up'] as const;
/** A part of the turn. */
export type Phase = (typeof PHASES)[number];
export const ACTION = 0;
export const BUY = 1;
export const CLEAN_UP = 2;

/** The turn that is being played. */
export interface Turn {
  /** Counts all turns of the game from 1. */
  number: number;
  player: number;
  /** Who decides for the player in a possessed turn, or NOBODY. */
  possessor: number;
  /** An index of PHASES. */
  phase: number;
  actions: number;
  buys: number;
  coins: number;
  potions: number;
  /** Actions played so far, each play counted. */
  played: number;
  /** Cards played so far, each play counted, but for Treasures that make coins and nothing else. */
  plays: number;
  /** Cards bought so far; after the first no Treasure may be played. */
  bought: number;
  /** How much less every card costs. */
  discount: number;
  /** How many cards its Clean-up draws. */
  nextHand: number;
  /** How many turns in a row the player has taken, this one included. */
  inARow: number;
  /** Pairs of card and coins: each such card makes so much more when played. */
  bonuses: number[];
  /** Pairs of seat and card: who has gained what in this turn, in order. */
  gained: number[];
}

/** A list of steps being carried out. The stack of them is all that the engine remembers between two choices. */
export interface Frame {
  /** Which list of the card set, and the next step in it. */
  list: number;
  step: number;
  /** Where to go on when the list is done: pairs of list and step, innermost last. */
  back: number[];
  /** Whom the text calls "you" here. */
  player: number;
  /** Who played the card. */
  by: number;
  /** The card whose text this is, or EMPTY for the turn itself. */
  card: number;
  /** Its place in play, or EMPTY. */
  self: number;
  /** The frame that this one serves, as an index of the stack. */
  parent: number;
  /** How deep inside other cards' texts this one is followed. */
  depth: number;
  /** "Them": cards picked or found, held by this frame until a step puts them somewhere. */
  them: number[];
  /** Where they came from: those from a hand are hidden. */
  themFrom: 'hand' | 'revealed' | 'in-play';
  /** "The rest": cards revealed or set aside, held likewise, always public. */
  rest: number[];
  /** The cards just dealt with, by name only ("it", "that many", "if you do"). */
  noted: number[];
  /** Seats that this Attack leaves alone, one bit each. */
  immune: number;
  /** The card that the text had named, or EMPTY. */
  named: number;
  /** A count that the current step keeps, 0 outside of it: plays left, the place after the one being discarded. */
  n: number;
}

/** What a card that is gained may cost: up to so much, or exactly that. */
export interface GainLimit {
  readonly exactly: boolean;
  readonly coins: number;
  readonly potions: number;
}

/**
 * Somebody must choose. The question is asked by the step before `step` of the top frame. It says all that its asker
 * knows, so that nobody need work it out from the card. Only who decides may see it, for options can be hidden cards.
 */
export interface Decision {
  /** Who decides. */
  readonly seat: number;
  /** For whom: for another in a possessed turn. */
  readonly player: number;
  /** Whose cards it is about: a victim's where whoever played the card chooses. */
  readonly about: number;
  readonly verb: Verb;
  /** The card whose text asks, or null for the turn itself. */
  readonly card: CardId | null;
  /** Where the cards lie that are offered, by the verb of the option. */
  readonly from: Sources;
  /** How many more must and may be picked, this one included. */
  readonly least: number;
  readonly most: number;
  /** How many have been picked for this question before. */
  readonly picked: number;
  readonly options: readonly Option[];
  /** Of a `choose`: the names of the modes, by the argument of the option. */
  readonly modes: readonly string[] | null;
  /** Which cards the text speaks of; null for any. */
  readonly filter: Filter | null;
  /** Of a `gain`: what the card may cost; null if that does not matter. */
  readonly limit: GainLimit | null;
  /** In Clean-up: the cards offered that do something when they are discarded now. */
  readonly acting: readonly CardId[];
  /** Where cards are put in an order: those named before, in it. */
  readonly ordered: readonly CardId[];
}

/** A position: all of a game at one moment, as plain data. What is hidden is in it too; show a `View` to players. */
export interface Game {
  readonly setup: Setup;
  seats: Seat[];
  /** Cards with a pile, the cheapest first. */
  readonly piles: readonly number[];
  /** Cards left, by card number; -1 where there is no pile. */
  supply: number[];
  trash: number[];
  turn: Turn;
  /** The cards that came to the game with the deck beside the Supply, one of each. */
  readonly inMarket: readonly number[];
  /** That deck, its top at the end, and those of its cards that lie open. Replaced, never changed in place. */
  market: readonly number[];
  marketOpen: readonly number[];
  /** Extra turns to come: pairs of player and possessor, or NOBODY where the player decides himself. */
  extraTurns: number[];
  /** Whose ordinary turn was last. */
  lastOrdinary: number;
  stack: Frame[];
  /** All who must choose now; several at once only where the rules say so. */
  asks: Decision[];
  random: RandomState;
  /** Piles with no card left. */
  emptyPiles: number;
  /** Whether any card of this game is a Reaction, and whether any does something when discarded from play. */
  readonly reactions: boolean;
  readonly discardTexts: boolean;
  /** Action cards that have left their piles; while there are none nobody is asked for an Action. */
  actionsOut: number;
  /** By seat: points on the cards that it has passed to the left, unseen by others. Empty while nobody has passed any. */
  passedPoints: number[];
  /** Turns in a row in which the Supply did not get smaller than it had been. */
  idleTurns: number;
  /** Cards that have come back to the Supply and have not been gained again. */
  returned: number;
  /** For set positions: the orders that coming shuffles of each seat will give, next one first. Top of the deck last. */
  plannedShuffles: number[][][];
  over: boolean;
}
