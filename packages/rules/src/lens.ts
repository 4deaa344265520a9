// What a seat may know, read in place instead of copied: the facts of `view`, for bots that decide millions of times a
// second. Cards are numbers of the game's card set. The game itself is out of reach behind it.

import type { CardSet } from './engine/card-set.ts';
import { RuleError } from './errors.ts';
import { decision } from './engine/game.ts';
import { cardSetOf } from './engine/game-cards.ts';
import type { RandomState } from './engine/random.ts';
import { fixedPointsOf, pointsOf } from './engine/score.ts';
import type { Decision, Game, Phase, Seat, Setup } from './engine/state.ts';
import { EMPTY, PHASES } from './engine/state.ts';
import { coinsAfter, controllerOf, isInGame, turnsInARow } from './engine/table.ts';
import { imagine } from './imagine.ts';

/** Where cards are counted, in an array of the caller's own: one `card` more is one more in `into[at + slots[card]]`. */
export interface CardCounts {
  into: Float32Array;
  at: number;
  readonly slots: ArrayLike<number>;
}

/**
 * What one seat may know of a running game, read in place: the facts of a view without its copies, for bots in a
 * hurry.
 */
export class Lens {
  readonly #game: Game;
  readonly seat: number;
  readonly set: CardSet;

  constructor(game: Game, seat: number) {
    this.#game = game;
    this.seat = seat;
    this.set = cardSetOf(game);
  }

  // The table

  /** What was agreed on before the game; all but the seed. */
  get setting(): Omit<Setup, 'seed' | 'players' | 'generator' | 'start'> {
    const {
      seed: _seed,
      players: _players,
      generator: _generator,
      start: _start,
      ...setting
    } = this.#game.setup;
    return setting;
  }

  get players(): number {
    return this.#game.seats.length;
  }

  // The turn

  /** Counts all turns of the game from 1. */
  get turnNumber(): number {
    return this.#game.turn.number;
  }

  get turnPlayer(): number {
    return this.#game.turn.player;
  }

  /** Who decides for the turn's player, or NOBODY. */
  get possessor(): number {
    return this.#game.turn.possessor;
  }

  get phase(): Phase {
    return PHASES[this.#game.turn.phase]!;
  }

  get actions(): number {
    return this.#game.turn.actions;
  }

  get buys(): number {
    return this.#game.turn.buys;
  }

  get coins(): number {
    return this.#game.turn.coins;
  }

  get potions(): number {
    return this.#game.turn.potions;
  }

  get actionsPlayed(): number {
    return this.#game.turn.played;
  }

  /** Turns in a row that the player will have taken when those of his own are over that come next. */
  turnsInARow(player: number): number {
    return turnsInARow(this.#game, player);
  }

  /** Pairs of seat and card: what has been gained in this turn, in order. Gains are public. */
  get gained(): readonly number[] {
    return this.#game.turn.gained;
  }

  /** Who had the first turn of the game: those after him clockwise have had as many turns as he, or one less. */
  get firstPlayer(): number {
    const { seats, lastOrdinary } = this.#game;
    const rightOf = (player: number): number => (player + seats.length - 1) % seats.length;
    const first = seats.findIndex((seat, player) => seat.turns > seats[rightOf(player)]!.turns);
    return first >= 0 ? first : (lastOrdinary + 1) % seats.length;
  }

  /** What this seat is asked, if it is. */
  get asked(): Decision | undefined {
    return decision(this.#game, this.seat);
  }

  /** Ordinary turns taken. */
  turnsOf(player: number): number {
    return this.#game.seats[player]!.turns;
  }

  // The Supply and the Trash

  /** Cards with a pile, the cheapest first. */
  get piles(): readonly number[] {
    return this.#game.piles;
  }

  /** Cards left in the pile; -1 if there is none. */
  supply(card: number): number {
    return this.#game.supply[card]!;
  }

  /** Whether a card has a pile, or came to this game with the deck beside the Supply. */
  isInGame(card: number): boolean {
    return isInGame(this.#game, card);
  }

  get emptyPiles(): number {
    return this.#game.emptyPiles;
  }

  get trash(): readonly number[] {
    return this.#game.trash;
  }

  /** Coins in the cost of a card now. */
  coinCost(card: number): number {
    return coinsAfter(this.set, this.#game.turn.discount, card);
  }

  // Every player's open cards

  handSize(player: number): number {
    const { seats, stack } = this.#game;
    let size = seats[player]!.hand.length;
    for (let i = 0; i < stack.length; i++) {
      const frame = stack[i]!;
      if (frame.player === player && frame.themFrom === 'hand') size += frame.them.length;
    }
    return size;
  }

  /** In the order of play; places that are EMPTY have been left. */
  inPlay(player: number): readonly number[] {
    return this.#game.seats[player]!.inPlay;
  }

  /** The top of the discard pile, or EMPTY. */
  discardTop(player: number): number {
    return this.#game.seats[player]!.discard.at(-1) ?? EMPTY;
  }

  /** The player's cards that lie open because a text revealed or set them aside and has not yet put them anywhere. */
  open(player: number): readonly number[] {
    const cards: number[] = [];
    for (const frame of this.#game.stack) {
      if (frame.player !== player) continue;
      if (frame.themFrom !== 'hand') cards.push(...frame.them);
      cards.push(...frame.rest);
    }
    return cards.sort((a, b) => a - b);
  }

  /** Kept from the Trash in a possessed turn. */
  returning(player: number): readonly number[] {
    return this.#game.seats[player]!.returning;
  }

  /** How many cards lie on the player's mat. */
  matSize(player: number): number {
    return this.#game.seats[player]!.mat.length;
  }

  /** Coin tokens. */
  tokens(player: number): number {
    return this.#game.seats[player]!.tokens;
  }

  /** The cards of the deck beside the Supply, sorted: nobody knows its order. */
  get market(): readonly number[] {
    return this.#game.market.toSorted((a, b) => a - b);
  }

  /** Those that lie open before it. */
  get marketOpen(): readonly number[] {
    return this.#game.marketOpen;
  }

  /** Adds the player's open cards to counts. */
  countOpen(player: number, counts: CardCounts): void {
    const { stack } = this.#game;
    for (let i = 0; i < stack.length; i++) {
      const frame = stack[i]!;
      if (frame.player !== player) continue;
      if (frame.themFrom !== 'hand') addCounts(counts, frame.them);
      addCounts(counts, frame.rest);
    }
  }

  // Cards of one's own, or of a player whom one possesses

  hand(player: number = this.seat): readonly number[] {
    return this.#own(player).hand;
  }

  /** What lies on the mat, sorted. */
  mat(player: number = this.seat): readonly number[] {
    return this.#own(player).mat.toSorted((a, b) => a - b);
  }

  deckSize(player: number = this.seat): number {
    return this.#own(player).deck.length;
  }

  /** Adds what has been picked from the hand for the question at hand, and lies nowhere else meanwhile. */
  countPicked(player: number, counts: CardCounts): void {
    this.#own(player);
    const { stack } = this.#game;
    for (let i = 0; i < stack.length; i++) {
      const frame = stack[i]!;
      if (frame.player === player && frame.themFrom === 'hand') addCounts(counts, frame.them);
    }
  }

  // What one may remember of one's own cards, wherever they are

  owned(card: number): number {
    const own = this.#own(this.seat);
    return (
      count(own.deck, card) +
      count(own.hand, card) +
      count(own.discard, card) +
      count(own.inPlay, card) +
      count(own.returning, card) +
      count(own.mat, card)
    );
  }

  /** How many cards one owns. */
  get ownedCards(): number {
    const { deck, hand, discard, inPlay, returning, mat } = this.#own(this.seat);
    let all = deck.length + hand.length + discard.length + returning.length + mat.length;
    for (let i = 0; i < inPlay.length; i++) if (inPlay[i] !== EMPTY) all++;
    return all;
  }

  /** The sum over all one's own cards of what `value` has for each, by card number. */
  sumOfOwned(value: readonly number[]): number {
    const own = this.#own(this.seat);
    return (
      sum(own.deck, value) +
      sum(own.hand, value) +
      sum(own.discard, value) +
      sum(own.inPlay, value) +
      sum(own.returning, value) +
      sum(own.mat, value)
    );
  }

  /** How many of one's own cards are neither in hand nor in play. */
  get cardsElsewhere(): number {
    const { deck, discard, returning, mat } = this.#own(this.seat);
    return deck.length + discard.length + returning.length + mat.length;
  }

  /** The sum over these cards of what `value` has for each. */
  sumElsewhere(value: readonly number[]): number {
    const { deck, discard, returning, mat } = this.#own(this.seat);
    return sum(deck, value) + sum(discard, value) + sum(returning, value) + sum(mat, value);
  }

  /**
   * Whether this seat can tell how many of each card the player owns: gains and trashed cards are public, cards passed in
   * secret at a table of three or more are not.
   */
  canCount(player: number): boolean {
    const { seats, passedPoints } = this.#game;
    return player === this.seat || seats.length === 2 || passedPoints.length === 0;
  }

  /** The sum over all cards that the player owns of what `value` has for each; 0 where the seat cannot count them any more. */
  sumOfOwnedBy(player: number, value: readonly number[]): number {
    if (player === this.seat) return this.sumOfOwned(value);
    if (!this.canCount(player)) return 0;
    const { seats, stack } = this.#game;
    const { deck, hand, discard, inPlay, returning, mat } = seats[player]!;
    let total = 0;
    for (const cards of [deck, hand, discard, inPlay, returning, mat]) total += sum(cards, value);
    for (let i = 0; i < stack.length; i++) {
      const frame = stack[i]!;
      if (frame.player === player) total += sum(frame.them, value) + sum(frame.rest, value);
    }
    return total;
  }

  /** Adds all that the player owns, wherever it is. */
  countOwned(player: number, counts: CardCounts): void {
    if (!this.canCount(player)) {
      throw new RuleError(
        'hidden',
        `seat ${this.seat} cannot count the cards of seat ${player} any more: some were passed in secret`,
      );
    }
    const { seats, stack } = this.#game;
    const { deck, hand, discard, inPlay, returning, mat } = seats[player]!;
    addCounts(counts, deck);
    addCounts(counts, hand);
    addCounts(counts, discard);
    addCounts(counts, inPlay);
    addCounts(counts, returning);
    addCounts(counts, mat);
    for (let i = 0; i < stack.length; i++) {
      const frame = stack[i]!;
      if (frame.player !== player) continue;
      addCounts(counts, frame.them);
      addCounts(counts, frame.rest);
    }
  }

  /**
   * Points so far, as far as this seat can count them. Gains and trashed cards are public. Once cards have been passed in
   * secret at a table of three or more, another's count leaves out what was passed unseen, and all that depends on it.
   */
  points(player: number): number {
    const { seats, passedPoints } = this.#game;
    if (this.canCount(player)) {
      return pointsOf(this.#game, this.set, player);
    }
    const right = (player + seats.length - 1) % seats.length;
    const left = (player + 1) % seats.length;
    const unseenIn = right === this.seat ? 0 : passedPoints[right]!;
    const unseenOut = left === this.seat ? 0 : passedPoints[player]!;
    return fixedPointsOf(this.#game, this.set, player) - unseenIn + unseenOut;
  }

  /** The same with one such card less in one's own hand: what one would know and want if it were gone. */
  without(card: number): Lens {
    const { seats } = this.#game;
    const own = seats[this.seat]!;
    const place = own.hand.indexOf(card);
    if (place < 0) return this;
    const less = { ...own, hand: own.hand.toSpliced(place, 1) };
    return new Lens({ ...this.#game, seats: seats.with(this.seat, less) }, this.seat);
  }

  /** A game to try things out in: as this one in all that the seat may know, otherwise dealt anew. */
  imagine(random: RandomState): Game {
    return imagine(this.#game, this.seat, random);
  }

  #own(player: number): Seat {
    if (player !== this.seat && controllerOf(this.#game, player) !== this.seat) {
      throw new RuleError('hidden', `seat ${this.seat} may not see the cards of seat ${player}`);
    }
    return this.#game.seats[player]!;
  }
}

function addCounts({ into, at, slots }: CardCounts, cards: readonly number[]): void {
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i]!;
    if (card !== EMPTY) into[at + slots[card]!]!++;
  }
}

function count(cards: readonly number[], card: number): number {
  let found = 0;
  for (let i = 0; i < cards.length; i++) if (cards[i] === card) found++;
  return found;
}

function sum(cards: readonly number[], value: readonly number[]): number {
  let total = 0;
  for (let i = 0; i < cards.length; i++) if (cards[i] !== EMPTY) total += value[cards[i]!]!;
  return total;
}
