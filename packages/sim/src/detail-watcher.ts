// Watches one game for the curves: what was gained when, and points and coins after each turn.
//
// Telling every event of a game takes three times as long as playing it. But a card is gained either by buying it,
// which the choice itself says, or while a card's text is followed: only then is there anything to listen to.

import type { CardSet, Decision, Game, GameEvent, Listener, Option } from '@tenfold/rules';
import { EMPTY, END_TURN, NOBODY, argumentOf, ownedCards, pointsOf, verbOf } from '@tenfold/rules';
import type { Watcher } from './game-loop.ts';
import type { DetailTally } from './tally.ts';
import { count } from './tally.ts';

/** The coins printed on each Treasure, by card number; what depends on the game counts 0. */
export const printedCoins = (set: CardSet): number[] =>
  set.plainCoins.map((coins, card) => (set.isTreasure[card]! ? Math.max(0, coins) : 0));

export class DetailWatcher implements Watcher {
  readonly #details: readonly DetailTally[];
  readonly #set: CardSet;
  readonly #coins: readonly number[];
  readonly #game: Game;
  readonly #listener: Listener;
  /** By seat: cards gained before. */
  readonly #seen: readonly Set<number>[];
  #turn = 0;
  #player = 0;
  #ordinary = true;
  /** Coins that there were to spend in this turn. */
  #made = 0;

  /** `details` are those of the strategies in the order of their seats. */
  constructor(game: Game, details: readonly DetailTally[], set: CardSet, coins: readonly number[]) {
    this.#details = details;
    this.#set = set;
    this.#coins = coins;
    this.#game = game;
    this.#seen = details.map(() => new Set());
    this.#listener = ({ type, player, cards }: GameEvent) => {
      if (type === 'gain') this.#gain(player, set.numbers.get(cards?.[0] ?? '')!);
    };
    this.#noteTurn();
  }

  before(asked: Decision, option: Option): Listener | null {
    if (asked.card !== null) return this.#listener;
    const verb = verbOf(option);
    // After the first purchase no Treasure can be played any more.
    if ((verb === 'buy' || option === END_TURN) && this.#game.turn.bought === 0)
      this.#made = this.#game.turn.coins;
    if (verb === 'play') return this.#listener;
    if (verb === 'buy') {
      // Who decides gains, also in a possessed turn.
      const card = argumentOf(option);
      count(this.#details[asked.seat]!.bought[card]!, this.#turnOf(asked.seat));
      this.#gain(asked.seat, card);
    }
    return null;
  }

  after(): void {
    const { turn, over } = this.#game;
    if (turn.number === this.#turn && !over) return;
    this.#endTurn();
    this.#noteTurn();
    if (over) this.#countDecks();
  }

  #noteTurn(): void {
    const { number, player, possessor } = this.#game.turn;
    this.#turn = number;
    this.#player = player;
    this.#ordinary = possessor === NOBODY;
    this.#made = 0;
  }

  #turnOf(player: number): number {
    return this.#game.seats[player]!.turns;
  }

  #gain(player: number, card: number): void {
    const detail = this.#details[player]!;
    const turn = this.#turnOf(player);
    count(detail.gained[card]!, turn);
    const seen = this.#seen[player]!;
    if (seen.has(card)) return;
    seen.add(card);
    count(detail.first[card]!, turn);
  }

  /** A possessed turn is none of one's own. */
  #endTurn(): void {
    if (!this.#ordinary) return;
    const player = this.#player;
    const detail = this.#details[player]!;
    const turn = this.#turnOf(player);
    count(detail.reached, turn);
    const points = pointsOf(this.#game, this.#set, player);
    count(detail.points, turn, points);
    count(detail.squaredPoints, turn, points * points);
    const coins = coinsOwned(this.#game, player, this.#coins);
    count(detail.coins, turn, coins);
    count(detail.squaredCoins, turn, coins * coins);
    count(detail.made, turn, this.#made);
    count(detail.squaredMade, turn, this.#made * this.#made);
  }

  #countDecks(): void {
    for (const [player, detail] of this.#details.entries()) {
      const owned = ownedCards(this.#game, this.#set, player);
      for (let card = 0; card < owned.length; card++) detail.owned[card]! += owned[card]!;
    }
  }
}

function coinsOwned(game: Game, player: number, coins: readonly number[]): number {
  const { deck, hand, discard, inPlay, returning } = game.seats[player]!;
  return (
    sum(deck, coins) + sum(hand, coins) + sum(discard, coins) + sum(inPlay, coins) + sum(returning, coins)
  );
}

function sum(cards: readonly number[], coins: readonly number[]): number {
  let total = 0;
  for (let i = 0; i < cards.length; i++) if (cards[i] !== EMPTY) total += coins[cards[i]!]!;
  return total;
}
