// What a turn has come to, in the eyes of a strategy: what was gained and lost by what its rules want, and what befell the
// others. Ten is about a coin.

import type { Game, GameEvent, Lens, Seat } from '@tenfold/rules';
import { EMPTY, PHASES, cardSetOf, winnersOf } from '@tenfold/rules';
import type { CompiledStrategy } from '../../play/compiled-strategy.ts';
import { gainedWorth, lossOf } from '../../play/remaking.ts';
import { averageDraw, isJunk } from '../../play/worth.ts';

const CLEAN_UP = PHASES.indexOf('clean-up');
const VICTORY = 1000;
/** A card less in another's hand. */
const CARD_IN_HAND = 10;
/** A turn more, about as much as what a good one buys. */
const A_FURTHER_TURN = 60;
/** Of what a card on top of the deck is worth to the next hand. */
const NEXT_TURN = 0.5;

export class TurnWorth {
  readonly #seat: number;
  readonly #players: number;
  readonly #owned: Int16Array;
  /** By card number: one more, one less, one more in another's deck, and one on top of the deck when the turn ends. */
  readonly #gained: Float64Array;
  readonly #lost: Float64Array;
  readonly #toOthers: Float64Array;
  readonly #onTop: Float64Array;
  /** What lies on top of the deck for the next hand, by what was heard of this turn's Clean-up. */
  #next = 0;

  constructor(compiled: CompiledStrategy, lens: Lens) {
    const { set, facts } = compiled;
    const cards = set.ids.map((_id, card) => card);
    const average = averageDraw(compiled, lens);
    this.#seat = lens.seat;
    this.#players = lens.players;
    this.#owned = Int16Array.from(cards, (card) => lens.owned(card));
    this.#gained = gainedWorths(compiled, lens);
    this.#lost = Float64Array.from(cards, (card) => lostWorth(compiled, lens, card));
    this.#toOthers = Float64Array.from(cards, (card) => worthToAnother(compiled, card));
    this.#onTop = Float64Array.from(cards, (card) => NEXT_TURN * (facts.drawWorth[card]! - average));
  }

  /** Hears the end of a turn that is to be judged afterwards. */
  listenTo(game: Game): (event: GameEvent) => void {
    const { numbers } = cardSetOf(game);
    this.#next = 0;
    return ({ type, player, cards = [] }) => {
      if (type !== 'topdeck' || player !== this.#seat || game.turn.phase !== CLEAN_UP) return;
      for (const id of cards) this.#next += this.#onTop[numbers.get(id)!]!;
    };
  }

  /** Of a game whose turn has just been cleaned up, or that is over. */
  of(game: Game): number {
    if (game.over) {
      const winners = winnersOf(game, cardSetOf(game));
      return winners.includes(this.#seat) ? VICTORY / winners.length : -VICTORY;
    }
    let worth = this.#next + A_FURTHER_TURN * (game.extraTurns.length / 2);
    for (const [player, seat] of game.seats.entries()) {
      if (player === this.#seat) worth += this.#change(seat);
      else worth -= this.#hold(seat) / (this.#players - 1);
    }
    return worth;
  }

  #change(seat: Seat): number {
    const change = new Int16Array(this.#owned.length);
    forEachCard(seat, (card) => change[card]!++);
    let worth = 0;
    for (let card = 0; card < change.length; card++) {
      const more = change[card]! - this.#owned[card]!;
      if (more !== 0) worth += more * (more > 0 ? this.#gained[card]! : this.#lost[card]!);
    }
    return worth;
  }

  #hold(seat: Seat): number {
    let worth = CARD_IN_HAND * seat.hand.length;
    forEachCard(seat, (card) => (worth += this.#toOthers[card]!));
    return worth;
  }
}

function forEachCard(
  { deck, hand, discard, inPlay, returning, mat }: Seat,
  see: (card: number) => void,
): void {
  for (const cards of [deck, hand, discard, inPlay, returning, mat]) {
    for (let i = 0; i < cards.length; i++) if (cards[i] !== EMPTY) see(cards[i]!);
  }
}

/** By how much what a rule wants is worth more than what the rules after it want, at least. */
const MORE_WANTED = 5;

/**
 * By card number: one more. What is more wanted is worth more, whatever it costs, as Duchies early on are to who plays for
 * Dukes: else a turn with less to spend would seem to be the better one.
 */
function gainedWorths(compiled: CompiledStrategy, lens: Lens): Float64Array {
  const { set, buyCards, buyTests } = compiled;
  const worths = Float64Array.from(set.ids, (_id, card) => gainedWorth(compiled, lens, card));
  let most = -Infinity;
  for (let rule = buyCards.length - 1; rule >= 0; rule--) {
    const card = buyCards[rule]!;
    const test = buyTests[rule]!;
    if (lens.supply(card) <= 0 || (test !== null && !test(lens))) continue;
    worths[card] = Math.max(worths[card]!, most + MORE_WANTED);
    most = Math.max(most, worths[card]);
  }
  return worths;
}

/** To be rid of a card pays off in every turn to come: of one that does nothing in hand more than of a Copper. */
const A_DEAD_CARD = 30;
const A_WEAK_CARD = 20;

function lostWorth(compiled: CompiledStrategy, lens: Lens, card: number): number {
  if (!isJunk(compiled, lens, card)) return lossOf(compiled, lens, lens, card);
  return compiled.facts.isDead[card]! ? -A_DEAD_CARD : -A_WEAK_CARD;
}

const CURSE = -40;
const JUNK = -5;
const POINT = 13;
const POTION = 20;

/** Nobody knows what another wants: costs tell something. */
function worthToAnother({ set, facts }: CompiledStrategy, card: number): number {
  if (facts.isCurse[card]!) return CURSE;
  const cost = 10 * set.coins[card]! + POTION * set.potions[card]!;
  if (facts.isDead[card]! && facts.formulas.every((formula) => formula.card !== card))
    return facts.points[card]! > 1 ? POINT * facts.points[card]! : JUNK;
  return cost === 0 ? JUNK : cost;
}
