// How a network learns: the error of what it said goes back through it, and Adam changes the weights. Rows of the first layer
// whose input did not occur stay as they are.

import type { ValueNetwork } from './network.ts';
import { HIDDEN, OUTPUTS, UPPER } from './network.ts';

/** A position that was met, and what it turned out to be: a target for each output. */
export interface TrainingExample {
  readonly index: Int32Array;
  readonly value: Float32Array;
  readonly targets: readonly number[];
}

const MOMENTUM = 0.9;
const VARIANCE = 0.999;
const LEAST = 1e-7;

/** Teaches a network, and remembers what Adam needs for it. */
export class Learner {
  readonly network: ValueNetwork;
  /** What Adam remembers of each weight. */
  readonly first: Float32Array;
  readonly second: Float32Array;
  readonly gradient: Float32Array;
  steps = 0;
  readonly #touched: Uint8Array;
  readonly #rows: number[] = [];
  readonly #sums = new Float32Array(HIDDEN);
  readonly #upper = new Float32Array(UPPER);
  readonly #outputs = new Float32Array(OUTPUTS);
  readonly #upperError = new Float32Array(UPPER);
  /** Units of the first layer that are on, and their errors. */
  readonly #active = new Int32Array(HIDDEN);
  readonly #sumsError = new Float32Array(HIDDEN);

  constructor(network: ValueNetwork) {
    this.network = network;
    const { size, inputs } = network.layout;
    this.first = new Float32Array(size);
    this.second = new Float32Array(size);
    this.gradient = new Float32Array(size);
    this.#touched = new Uint8Array(inputs);
  }

  /** Learns from some examples at once; gives the mean of their squared errors. */
  learn(examples: readonly TrainingExample[], rate: number): number {
    let loss = 0;
    for (const example of examples) loss += this.addGradient(example, 1 / examples.length);
    this.#step(rate);
    return loss / Math.max(1, examples.length);
  }

  /** Adds what half the squared error of one example says about each weight; gives the squared error. */
  addGradient({ index, value, targets }: TrainingExample, times: number): number {
    const { network, gradient } = this;
    const { layout, weights } = network;
    const sums = this.#sums;
    const upper = this.#upper;
    network.begin(sums);
    network.add({ index, value, length: index.length }, sums);
    network.finish(sums, upper, this.#outputs);
    const upperError = this.#upperError.fill(0);
    let loss = 0;
    for (let k = 0; k < OUTPUTS; k++) {
      const said = this.#outputs[k]!;
      const wrong = said - targets[k]!;
      loss += wrong * wrong;
      // The slope of `squash`, by what it gave.
      const slope = 1 - said * said;
      const error = times * wrong * slope * Math.sqrt(slope);
      gradient[layout.lastBias + k]! += error;
      const row = layout.last + k * UPPER;
      for (let j = 0; j < UPPER; j++) {
        if (upper[j]! <= 0) continue;
        gradient[row + j]! += error * upper[j]!;
        upperError[j]! += error * weights[row + j]!;
      }
    }
    for (let j = 0; j < UPPER; j++) gradient[layout.upperBias + j]! += upperError[j]!;
    const sumsError = this.#sumsError;
    const active = this.#active;
    let many = 0;
    for (let i = 0; i < HIDDEN; i++) {
      const on = sums[i]!;
      if (on <= 0) continue;
      const row = layout.upper + i * UPPER;
      let error = 0;
      for (let j = 0; j < UPPER; j++) {
        gradient[row + j]! += upperError[j]! * on;
        error += upperError[j]! * weights[row + j]!;
      }
      gradient[layout.lowerBias + i]! += error;
      active[many] = i;
      sumsError[many++] = error;
    }
    for (let n = 0; n < index.length; n++) {
      const input = index[n]!;
      if (this.#touched[input] === 0) {
        this.#touched[input] = 1;
        this.#rows.push(input);
      }
      const row = input * HIDDEN;
      const on = value[n]!;
      for (let a = 0; a < many; a++) gradient[row + active[a]!]! += on * sumsError[a]!;
    }
    return loss;
  }

  #step(rate: number): void {
    this.steps++;
    const scale =
      (rate * Math.sqrt(1 - VARIANCE ** Math.min(this.steps, 10_000))) /
      (1 - MOMENTUM ** Math.min(this.steps, 1000));
    const { lowerBias, size } = this.network.layout;
    for (const row of this.#rows) {
      this.#touched[row] = 0;
      this.#adam(row * HIDDEN, (row + 1) * HIDDEN, scale);
    }
    this.#rows.length = 0;
    this.#adam(lowerBias, size, scale);
  }

  #adam(from: number, to: number, scale: number): void {
    const { first, second, gradient } = this;
    const { weights } = this.network;
    for (let n = from; n < to; n++) {
      const slope = gradient[n]!;
      gradient[n] = 0;
      const mean = MOMENTUM * first[n]! + (1 - MOMENTUM) * slope;
      const square = VARIANCE * second[n]! + (1 - VARIANCE) * slope * slope;
      first[n] = mean;
      second[n] = square;
      weights[n]! -= (scale * mean) / (Math.sqrt(square) + LEAST);
    }
  }
}
