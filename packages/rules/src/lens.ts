// What a seat may know, read in place instead of copied: the facts of `view`, for bots that decide millions of times a
// second. Cards are numbers of the game's card set. The game itself is out of reach behind it.

import type { CardSet } from './engine/card-set.ts';
import { RuleError } from './engine/errors.ts';
import { cardSetOf } from './engine/game.ts';
import type { RandomState } from './engine/random.ts';
import { fixedPointsOf, pointsOf } from './engine/score.ts';
import type { Game, Phase, Seat, Setup } from './engine/state.ts';
import { EMPTY, PHASES } from './engine/state.ts';
import { coinsAfter, controllerOf } from './engine/table.ts';
import { imagine } from './imagine.ts';

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
    const hidden = this.#game.stack.reduce(
      (total, frame) =>
        frame.player === player && frame.themFrom === 'hand' ? total + frame.them.length : total,
      0,
    );
    return this.#game.seats[player]!.hand.length + hidden;
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

  // Cards of one's own, or of a player whom one possesses

  hand(player: number = this.seat): readonly number[] {
    return this.#own(player).hand;
  }

  deckSize(player: number = this.seat): number {
    return this.#own(player).deck.length;
  }

  // What one may remember of one's own cards, wherever they are

  owned(card: number): number {
    const own = this.#own(this.seat);
    return (
      count(own.deck, card) +
      count(own.hand, card) +
      count(own.discard, card) +
      count(own.inPlay, card) +
      count(own.returning, card)
    );
  }

  /** The sum over all one's own cards of what `value` has for each, by card number. */
  sumOfOwned(value: readonly number[]): number {
    const own = this.#own(this.seat);
    return (
      sum(own.deck, value) +
      sum(own.hand, value) +
      sum(own.discard, value) +
      sum(own.inPlay, value) +
      sum(own.returning, value)
    );
  }

  /**
   * Points so far, as far as this seat can count them. Gains and trashed cards are public. Once cards have been passed in
   * secret at a table of three or more, another's count leaves out what was passed unseen, and all that depends on it.
   */
  points(player: number): number {
    const { seats, passedPoints } = this.#game;
    if (player === this.seat || seats.length === 2 || passedPoints.length === 0) {
      return pointsOf(this.#game, this.set, player);
    }
    const right = (player + seats.length - 1) % seats.length;
    const left = (player + 1) % seats.length;
    const unseenIn = right === this.seat ? 0 : passedPoints[right]!;
    const unseenOut = left === this.seat ? 0 : passedPoints[player]!;
    return fixedPointsOf(this.#game, this.set, player) - unseenIn + unseenOut;
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
