// Two generators, both whole numbers only, so that Node and every browser give the same game.
// `fast` (xoshiro128**) is for simulation: anyone who sees enough shuffles can work out the next one.
// `secure` (ChaCha20) is for real games: without the 256-bit key its past tells nothing about its future.

import { RuleError } from '../errors.ts';

/** The generators that a game can be shuffled by. */
export const GENERATORS = ['fast', 'secure'] as const;
/** What shuffles: `fast` for simulations, `secure` where people play for something. */
export type Generator = (typeof GENERATORS)[number];

/** fast: the four words of xoshiro128**. secure: the eight words of the key, then the number of words used. */
export type RandomState = number[];

const SECURE_STATE_LENGTH = 9;

/** A generator in its first state, made of a seed. */
export function seedRandom(generator: Generator, seed: string): RandomState {
  return generator === 'fast' ? seedFast(seed) : seedSecure(seed);
}

function seedFast(seed: string): RandomState {
  // FNV-1a over the characters, then splitmix32 to spread it over four words that are not all zero.
  let hash = 0x811c9dc5;
  for (let i = 0; i < seed.length; i++) hash = Math.imul(hash ^ seed.charCodeAt(i), 0x01000193);
  const words = [0, 0, 0, 0];
  let any = 0;
  for (let i = 0; i < words.length; i++) {
    hash = (hash + 0x9e3779b9) | 0;
    let z = hash;
    z = Math.imul(z ^ (z >>> 16), 0x85ebca6b);
    z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
    words[i] = z ^ (z >>> 16);
    any |= words[i]!;
  }
  if (any === 0) words[0] = 1;
  return words;
}

function seedSecure(seed: string): RandomState {
  if (!/^[0-9a-f]{64}$/i.test(seed)) {
    throw new RuleError(
      'bad-seed',
      'the secure generator needs a seed of 64 hexadecimal digits (256 random bits); ' +
        'draw it from the operating system, or name the generator "fast"',
    );
  }
  const state: number[] = [];
  for (let i = 0; i < 8; i++) state.push(parseInt(seed.slice(i * 8, i * 8 + 8), 16) | 0);
  state.push(0);
  return state;
}

/** A whole number from 0 to below - 1. */
export function randomBelow(state: RandomState, below: number): number {
  return state.length === SECURE_STATE_LENGTH ? secureBelow(state, below) : fastBelow(state, below);
}

/** Fisher–Yates, in place. */
export function shuffle(state: RandomState, cards: number[]): void {
  if (state.length === SECURE_STATE_LENGTH) secureShuffle(state, cards);
  else fastShuffle(state, cards);
}

const TWO_32 = 4294967296;

function fastShuffle(state: RandomState, cards: number[]): void {
  let a = state[0]!;
  let b = state[1]!;
  let c = state[2]!;
  let d = state[3]!;
  for (let i = cards.length - 1; i > 0; i--) {
    const five = Math.imul(b, 5);
    const word = Math.imul((five << 7) | (five >>> 25), 9) >>> 0;
    const t = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= t;
    d = (d << 11) | (d >>> 21);
    // The product stays below 2^53, so this is exact; the bias is below n / 2^32.
    const j = Math.floor((word * (i + 1)) / TWO_32);
    const card = cards[i]!;
    cards[i] = cards[j]!;
    cards[j] = card;
  }
  state[0] = a;
  state[1] = b;
  state[2] = c;
  state[3] = d;
}

function fastBelow(state: RandomState, below: number): number {
  const b = state[1]!;
  const five = Math.imul(b, 5);
  const word = Math.imul((five << 7) | (five >>> 25), 9) >>> 0;
  const t = b << 9;
  state[2]! ^= state[0]!;
  state[3]! ^= b;
  state[1]! ^= state[2]!;
  state[0]! ^= state[3]!;
  state[2]! ^= t;
  state[3] = (state[3]! << 11) | (state[3]! >>> 21);
  return Math.floor((word * below) / TWO_32);
}

function secureShuffle(state: RandomState, cards: number[]): void {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = secureBelow(state, i + 1);
    const card = cards[i]!;
    cards[i] = cards[j]!;
    cards[j] = card;
  }
}

function secureBelow(state: RandomState, below: number): number {
  // Words at or above the largest multiple of `below` are thrown away, so that every answer is equally likely.
  const limit = TWO_32 - (TWO_32 % below);
  for (;;) {
    const word = secureWord(state);
    if (word < limit) return word % below;
  }
}

function secureWord(state: RandomState): number {
  const used = state[8]!;
  state[8] = used + 1;
  return chachaBlock(state, Math.floor(used / 16))[used % 16]! >>> 0;
}

let cachedKey = '';
let cachedCounter = -1;
let cachedBlock: number[] = [];

/** Block number `counter` of the ChaCha20 stream with this key and a zero nonce (RFC 8439). */
export function chachaBlock(key: readonly number[], counter: number): readonly number[] {
  // The last block is kept, for a shuffle reads its sixteen words one after the other. A memo, not state.
  const keyText = key.slice(0, 8).join();
  if (counter === cachedCounter && keyText === cachedKey) return cachedBlock;
  const initial = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];
  for (let i = 0; i < 8; i++) initial.push(key[i]!);
  initial.push(counter | 0, Math.floor(counter / TWO_32), 0, 0);
  const x = initial.slice();
  for (let round = 0; round < 10; round++) {
    quarterRound(x, 0, 4, 8, 12);
    quarterRound(x, 1, 5, 9, 13);
    quarterRound(x, 2, 6, 10, 14);
    quarterRound(x, 3, 7, 11, 15);
    quarterRound(x, 0, 5, 10, 15);
    quarterRound(x, 1, 6, 11, 12);
    quarterRound(x, 2, 7, 8, 13);
    quarterRound(x, 3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) x[i] = (x[i]! + initial[i]!) | 0;
  cachedKey = keyText;
  cachedCounter = counter;
  cachedBlock = x;
  return x;
}

function quarterRound(x: number[], a: number, b: number, c: number, d: number): void {
  x[a] = (x[a]! + x[b]!) | 0;
  x[d] = rotate(x[d]! ^ x[a]!, 16);
  x[c] = (x[c]! + x[d]!) | 0;
  x[b] = rotate(x[b]! ^ x[c]!, 12);
  x[a] = (x[a]! + x[b]!) | 0;
  x[d] = rotate(x[d]! ^ x[a]!, 8);
  x[c] = (x[c]! + x[d]!) | 0;
  x[b] = rotate(x[b]! ^ x[c]!, 7);
}

function rotate(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by));
}
