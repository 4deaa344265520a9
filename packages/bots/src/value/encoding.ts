// A position as the inputs of the network: most of them are 0, so only the others are listed. What a purchase cannot change
// stands apart from what it does, so that of several purchases only the difference is worked out.

import type { CardId, CardSet } from '@tenfold/rules';
import { setOfCard } from '@tenfold/rules';
import { KIND_COUNT, kindsOf } from './card-kinds.ts';
import type { ValuePosition } from './position.ts';

/** Inputs that are not 0. */
export class SparseInputs {
  readonly index: Int32Array;
  readonly value: Float32Array;
  length = 0;

  constructor(most: number) {
    this.index = new Int32Array(most);
    this.value = new Float32Array(most);
  }

  add(index: number, value: number): void {
    if (value === 0) return;
    this.index[this.length] = index;
    this.value[this.length] = value;
    this.length++;
  }
}

/** Inputs of one card that the network knows by name. */
const OWN = 0;
const OWN_SHARE = 1;
const OWNED = 2;
const OTHERS = 3;
const OTHERS_SHARE = 4;
const LEFT = 5;
const IN_SUPPLY = 6;
const PER_CARD = 7;

const SUMS = 4;
const GLOBALS = 32;
/** So that inputs are about as large as 1. */
const COUNT_SCALE = 0.25;
const SHARE_SCALE = 4;
const LEFT_SCALE = 0.125;
const TOTAL_SCALE = 0.125;

/** How the cards of a set become inputs of a network that knows these by name. */
export class Encoder {
  /** How many inputs there are. */
  readonly inputs: number;
  /** At most so many are not 0. */
  readonly most: number;
  readonly #set: CardSet;
  /** By card number: its first input, or -1 for a card that the network does not know by name. */
  readonly #first: Int32Array;
  readonly #kinds: Float32Array;
  readonly #isKingdom: Uint8Array;
  readonly #sums = new Float32Array(KIND_COUNT);
  readonly #globals = new Float32Array(GLOBALS);
  readonly #sumsFrom: number;
  readonly #globalsFrom: number;

  constructor(set: CardSet, cards: readonly CardId[]) {
    this.#set = set;
    this.#first = Int32Array.from(set.ids, (id) => {
      const place = cards.indexOf(id);
      return place < 0 ? -1 : place * PER_CARD;
    });
    this.#kinds = kindsOf(set);
    this.#isKingdom = Uint8Array.from(set.ids, (id) => (setOfCard(id) === 'basic' ? 0 : 1));
    this.#sumsFrom = cards.length * PER_CARD;
    this.#globalsFrom = this.#sumsFrom + SUMS * KIND_COUNT;
    this.inputs = this.#globalsFrom + GLOBALS;
    this.most = set.ids.length * PER_CARD + SUMS * KIND_COUNT + GLOBALS + 1;
  }

  static inputsFor(cards: readonly CardId[]): number {
    return cards.length * PER_CARD + SUMS * KIND_COUNT + GLOBALS;
  }

  /** What stays as it is whatever one takes: the others, the kingdom, and what is left before it. */
  encodeTable({ others, supply }: ValuePosition, into: SparseInputs): void {
    const size = sizeOf(others);
    this.#addSums(2, others, 1 / size, into);
    this.#sums.fill(0);
    for (let card = 0; card < supply.length; card++) {
      const first = this.#first[card]!;
      const has = others[card]!;
      if (has > 0 && first >= 0) {
        into.add(first + OTHERS, has * COUNT_SCALE);
        into.add(first + OTHERS_SHARE, (has / size) * SHARE_SCALE);
      }
      const left = supply[card]!;
      if (left < 0) continue;
      if (first >= 0) {
        into.add(first + IN_SUPPLY, 1);
        into.add(first + LEFT, left * LEFT_SCALE);
      }
      if (left > 0 && this.#isKingdom[card] === 1) this.#addKinds(card, TOTAL_SCALE);
    }
    this.#putSums(3, into);
  }

  /** One's own cards and the turn. */
  encodeOwn(position: ValuePosition, into: SparseInputs): void {
    this.encodeCards(position.own, sizeOf(position.own), into);
    this.#fillGlobals(position, this.#globals);
    this.encodeGlobals(this.#globals, into);
  }

  /** One's own cards, as shares of a deck of so many. */
  encodeCards(own: Float32Array, size: number, into: SparseInputs): void {
    for (let card = 0; card < own.length; card++) {
      const has = own[card]!;
      const first = this.#first[card]!;
      if (has === 0 || first < 0) continue;
      into.add(first + OWN, has * COUNT_SCALE);
      into.add(first + OWN_SHARE, (has / size) * SHARE_SCALE);
      into.add(first + OWNED, 1);
    }
    this.#addSums(0, own, TOTAL_SCALE, into);
    for (let kind = 0; kind < KIND_COUNT; kind++) this.#sums[kind]! /= TOTAL_SCALE * size;
    this.#putSums(1, into);
  }

  /** What is added to one's own cards, encoded as shares of a deck of so many, by one more: `before` were there of it. */
  encodeOneMore(card: number, before: number, size: number, into: SparseInputs): void {
    const first = this.#first[card]!;
    if (first >= 0) {
      into.add(first + OWN, COUNT_SCALE);
      into.add(first + OWN_SHARE, SHARE_SCALE / size);
      if (before === 0) into.add(first + OWNED, 1);
    }
    const at = card * KIND_COUNT;
    for (let kind = 0; kind < KIND_COUNT; kind++) {
      const much = this.#kinds[at + kind]!;
      if (much === 0) continue;
      into.add(this.#sumsFrom + kind, much * TOTAL_SCALE);
      into.add(this.#sumsFrom + KIND_COUNT + kind, much / size);
    }
  }

  /** All that is neither of a card nor of a deck: as it is before something is taken. */
  globalsOf(position: ValuePosition): Float32Array {
    const globals = new Float32Array(GLOBALS);
    this.#fillGlobals(position, globals);
    return globals;
  }

  encodeGlobals(globals: Float32Array, into: SparseInputs): void {
    for (let at = 0; at < GLOBALS; at++) into.add(this.#globalsFrom + at, globals[at]!);
  }

  /** By how much that is another now. */
  encodeGlobalsSince(before: Float32Array, position: ValuePosition, into: SparseInputs): void {
    const globals = this.#globals;
    this.#fillGlobals(position, globals);
    for (let at = 0; at < GLOBALS; at++) into.add(this.#globalsFrom + at, globals[at]! - before[at]!);
  }

  /** What is corrected in the table when one card of a pile was taken after it was encoded. */
  encodeTaken(card: number, into: SparseInputs): void {
    const first = this.#first[card]!;
    if (first >= 0) into.add(first + LEFT, -LEFT_SCALE);
  }

  #addKinds(card: number, times: number): void {
    const at = card * KIND_COUNT;
    for (let kind = 0; kind < KIND_COUNT; kind++) this.#sums[kind]! += times * this.#kinds[at + kind]!;
  }

  #addSums(which: number, counts: Float32Array, times: number, into: SparseInputs): void {
    this.#sums.fill(0);
    for (let card = 0; card < this.#set.ids.length; card++) {
      if (counts[card]! > 0) this.#addKinds(card, counts[card]! * times);
    }
    this.#putSums(which, into);
  }

  #putSums(which: number, into: SparseInputs): void {
    const from = this.#sumsFrom + which * KIND_COUNT;
    for (let kind = 0; kind < KIND_COUNT; kind++) into.add(from + kind, this.#sums[kind]!);
  }

  #fillGlobals(position: ValuePosition, into: Float32Array): void {
    const { players, turn, points, otherPoints, coins, potions, buys, supply, provinces } = position;
    let at = 0;
    const put = (value: number): void => {
      into[at++] = value;
    };
    const lead = points - otherPoints;
    const left = supply[provinces]!;
    const toEnd = this.#cardsToEnd(position);
    const nearness = 1 / (1 + 0.25 * Math.min(left, toEnd));
    put(1);
    put(players === 2 ? 1 : 0);
    put(players === 3 ? 1 : 0);
    put(players > 3 ? 1 : 0);
    put(turn / 20);
    put(turn > 20 ? (turn - 20) / 20 : 0);
    put(position.moreTurns);
    put(left / 8);
    put(Math.min(4, left) / 4);
    put(left === 1 ? 1 : 0);
    put(left === 2 ? 1 : 0);
    put(Math.min(20, toEnd) / 20);
    put(Math.min(5, toEnd) / 5);
    put(toEnd <= 1 ? 1 : 0);
    put(toEnd === 2 ? 1 : 0);
    put(clip(lead / 20, 2));
    put(clip(lead / 6, 1));
    put(Math.sign(lead));
    put(Math.sign(lead) * nearness);
    put(clip(lead / 6, 1) * nearness);
    put(nearness);
    put(points / 20);
    put(otherPoints / 20);
    put(coins / 8);
    put(potions / 2);
    put(buys / 2);
    put(buys > 0 ? 1 : 0);
    put(buys > 0 && coins >= 8 ? 1 : 0);
    put(position.moreTurns * nearness);
  }

  /** How many cards must be taken until enough piles are empty. */
  #cardsToEnd({ supply, piles, pilesToEnd }: ValuePosition): number {
    const lowest: number[] = [];
    for (const card of piles) {
      const left = supply[card]!;
      if (lowest.length < pilesToEnd) lowest.push(left);
      else {
        let most = 0;
        for (let i = 1; i < pilesToEnd; i++) if (lowest[i]! > lowest[most]!) most = i;
        if (left < lowest[most]!) lowest[most] = left;
      }
    }
    let total = 0;
    for (const left of lowest) total += left;
    return total;
  }
}

const clip = (value: number, most: number): number => Math.max(-most, Math.min(most, value));

/** How many cards a deck has, for shares of it. */
export function sizeOf(counts: Float32Array): number {
  let total = 0;
  for (let card = 0; card < counts.length; card++) total += counts[card]!;
  return Math.max(1, total);
}
