// A small network: sparse inputs, two hidden layers, two outputs. Sums, products and square roots alone, so that it says the
// same on every machine.

import type { CardId } from '@tenfold/rules';
import type { SparseInputs } from './encoding.ts';
import { Encoder } from './encoding.ts';

export const HIDDEN = 64;
export const UPPER = 32;
export const OUTPUTS = 2;

/** The output that says how good a position is to strive for, from -1 to 1. */
export const WORTH = 0;
/** The output that says how likely it is won, from -1 to 1; 0 is an equal's share. */
export const WIN = 1;

/** How a network of so many inputs lies in its weights. */
export class NetworkLayout {
  readonly inputs: number;
  readonly lower = 0;
  readonly lowerBias: number;
  readonly upper: number;
  readonly upperBias: number;
  readonly last: number;
  readonly lastBias: number;
  readonly size: number;

  constructor(inputs: number) {
    this.inputs = inputs;
    this.lowerBias = inputs * HIDDEN;
    this.upper = this.lowerBias + HIDDEN;
    this.upperBias = this.upper + HIDDEN * UPPER;
    this.last = this.upperBias + UPPER;
    this.lastBias = this.last + UPPER * OUTPUTS;
    this.size = this.lastBias + OUTPUTS;
  }
}

/** A network with its weights: from inputs of a position to what it is worth. */
export class ValueNetwork {
  /** Which cards it knows by name. */
  readonly cards: readonly CardId[];
  readonly layout: NetworkLayout;
  readonly weights: Float32Array;

  constructor(cards: readonly CardId[], weights?: Float32Array) {
    this.cards = cards;
    this.layout = new NetworkLayout(Encoder.inputsFor(cards));
    this.weights = weights ?? new Float32Array(this.layout.size);
    if (this.weights.length !== this.layout.size) {
      throw new Error(
        `a network for ${cards.length} cards has ${this.layout.size} weights, not ${this.weights.length}; train it anew`,
      );
    }
  }

  /** How many weights a network has that knows these cards by name. */
  static sizeFor(cards: readonly CardId[]): number {
    return new NetworkLayout(Encoder.inputsFor(cards)).size;
  }

  /** What the first layer sums up before any input. */
  begin(sums: Float32Array): void {
    const { lowerBias } = this.layout;
    for (let i = 0; i < HIDDEN; i++) sums[i] = this.weights[lowerBias + i]!;
  }

  /** Adds inputs to the sums of the first layer. */
  add({ index, value, length }: Pick<SparseInputs, 'index' | 'value' | 'length'>, sums: Float32Array): void {
    const { weights } = this;
    let n = 0;
    // Four at once: the sums are fetched and put back a quarter as often.
    for (; n + 4 <= length; n += 4) {
      const [a, b, c, d] = [
        index[n]! * HIDDEN,
        index[n + 1]! * HIDDEN,
        index[n + 2]! * HIDDEN,
        index[n + 3]! * HIDDEN,
      ];
      const [p, q, r, s] = [value[n]!, value[n + 1]!, value[n + 2]!, value[n + 3]!];
      for (let i = 0; i < HIDDEN; i++) {
        sums[i]! += p * weights[a + i]! + q * weights[b + i]! + r * weights[c + i]! + s * weights[d + i]!;
      }
    }
    for (; n < length; n++) {
      const row = index[n]! * HIDDEN;
      const times = value[n]!;
      for (let i = 0; i < HIDDEN; i++) sums[i]! += times * weights[row + i]!;
    }
  }

  /** From the sums of the first layer to the outputs; `upper` gets the sums of the second. */
  finish(sums: Float32Array, upper: Float32Array, outputs: Float32Array): void {
    const { weights, layout } = this;
    for (let j = 0; j < UPPER; j++) upper[j] = weights[layout.upperBias + j]!;
    for (let i = 0; i < HIDDEN; i++) {
      const on = sums[i]!;
      if (on <= 0) continue;
      const row = layout.upper + i * UPPER;
      for (let j = 0; j < UPPER; j++) upper[j]! += on * weights[row + j]!;
    }
    for (let k = 0; k < OUTPUTS; k++) {
      let sum = weights[layout.lastBias + k]!;
      const row = layout.last + k * UPPER;
      for (let j = 0; j < UPPER; j++) if (upper[j]! > 0) sum += upper[j]! * weights[row + j]!;
      outputs[k] = squash(sum);
    }
  }
}

/** Any number to one between -1 and 1. */
const squash = (sum: number): number => sum / Math.sqrt(1 + sum * sum);
