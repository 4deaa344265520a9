// What the value sees of a position: how many of each card one has, and the others, what is left, and the turn. All of it
// may be known to the seat.

import type { Lens } from '@tenfold/rules';
import { emptyPilesToEnd } from '@tenfold/rules';
import { factsOf } from '../play/card-facts.ts';

/** A position by numbers; all arrays by card number. */
export interface ValuePosition {
  readonly players: number;
  readonly own: Float32Array;
  /** What others have, on average of those who can be counted. */
  readonly others: Float32Array;
  /** Cards left; -1 where there is no pile. */
  readonly supply: Float32Array;
  /** Cards that have a pile. */
  readonly piles: readonly number[];
  readonly turn: number;
  /** 1 if somebody's turn comes after one's own in the round: who ends the game himself and is level with him loses. */
  readonly moreTurns: number;
  points: number;
  /** Of the one who has most. */
  readonly otherPoints: number;
  coins: number;
  potions: number;
  buys: number;
  readonly provinces: number;
  readonly pilesToEnd: number;
}

const numbersOf = new WeakMap<object, Int32Array>();

/** Every card in a place of its own. */
function everyPlace(set: Lens['set']): Int32Array {
  let places = numbersOf.get(set);
  if (places === undefined) {
    places = Int32Array.from(set.ids.keys());
    numbersOf.set(set, places);
  }
  return places;
}

/** The position as the seat of the lens may know it. */
export function positionOf(lens: Lens): ValuePosition {
  const { set, seat, players } = lens;
  const slots = everyPlace(set);
  const size = set.ids.length;
  const own = new Float32Array(size);
  lens.countOwned(seat, { into: own, at: 0, slots });
  const others = new Float32Array(size);
  let counted = 0;
  let otherPoints = -Infinity;
  for (let player = 0; player < players; player++) {
    if (player === seat) continue;
    otherPoints = Math.max(otherPoints, lens.points(player));
    if (!lens.canCount(player)) continue;
    lens.countOwned(player, { into: others, at: 0, slots });
    counted++;
  }
  if (counted > 1) for (let card = 0; card < size; card++) others[card]! /= counted;
  const supply = new Float32Array(size);
  for (let card = 0; card < size; card++) supply[card] = lens.supply(card);
  const isOwnTurn = lens.turnPlayer === seat && lens.phase !== 'clean-up';
  return {
    players,
    own,
    others,
    supply,
    piles: lens.piles,
    turn: lens.turnsOf(seat),
    moreTurns: (seat - lens.firstPlayer + players) % players < players - 1 ? 1 : 0,
    points: lens.points(seat),
    otherPoints,
    coins: isOwnTurn ? lens.coins : 0,
    potions: isOwnTurn ? lens.potions : 0,
    buys: isOwnTurn ? lens.buys : 0,
    provinces: factsOf(set).province,
    pilesToEnd: emptyPilesToEnd(players),
  };
}
