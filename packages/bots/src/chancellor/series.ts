// Rounds against a mixture of opponents: the same opponents and the same shuffles for all who compete.

import type { Arena } from './arena.ts';
import type { Competitor } from './competitor.ts';

/** Multiples of it fall evenly between 0 and 1. */
const GOLDEN = 0.618_033_988_749_894_9;

export interface TargetMixture {
  readonly opponents: readonly Competitor[];
  /** How often each is met; together 1. */
  readonly weights: readonly number[];
}

export class Series {
  readonly #arena: Arena;
  readonly #target: TargetMixture;
  readonly #firstShuffle: number;
  /** Games won in each round of two. */
  readonly #results = new Map<Competitor, number[]>();

  constructor(arena: Arena, target: TargetMixture, firstShuffle: number) {
    this.#arena = arena;
    this.#target = target;
    this.#firstShuffle = firstShuffle;
  }

  /** Lets somebody play up to so many rounds in all, and gives what came of each. */
  play(competitor: Competitor, rounds: number): readonly number[] {
    const results = this.#results.get(competitor) ?? [];
    this.#results.set(competitor, results);
    while (results.length < rounds) {
      const round = results.length;
      const { maker } = this.#opponentIn(round);
      results.push(this.#arena.round(competitor.maker, maker, this.#firstShuffle + round));
    }
    return results;
  }

  /** The share of the games won; of somebody who has not played, less than anybody's. */
  shareOf(competitor: Competitor): number {
    const results = this.#results.get(competitor);
    if (results === undefined || results.length === 0) return -1;
    return results.reduce((sum, won) => sum + won, 0) / (2 * results.length);
  }

  /** The best first. */
  readonly byShare = (a: Competitor, b: Competitor): number => this.shareOf(b) - this.shareOf(a);

  #opponentIn(round: number): Competitor {
    const { opponents, weights } = this.#target;
    let rest = (round * GOLDEN) % 1;
    for (const [index, opponent] of opponents.entries()) {
      rest -= weights[index]!;
      if (rest < 0) return opponent;
    }
    return opponents.at(-1)!;
  }
}
