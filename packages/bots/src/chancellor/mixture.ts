// The mixture of strategies that none of them beats, found by regret matching: each is played the more, the more one
// would have won by having played it all along.

const REPETITIONS = 600;

/** `payoffs[i][j]`: what the i-th wins against the j-th beyond an equal share. Gives how often to play each. */
export function unbeatenMixture(payoffs: readonly (readonly number[])[]): number[] {
  const regrets = payoffs.map(() => 0);
  const played = payoffs.map(() => 0);
  for (let repetition = 1; repetition <= REPETITIONS; repetition++) {
    const now = normalised(regrets);
    const values = payoffs.map((row) => dot(row, now));
    const value = dot(values, now);
    for (const index of payoffs.keys()) {
      regrets[index] = Math.max(0, regrets[index]! + values[index]! - value);
      // What came late was better considered.
      played[index]! += repetition * now[index]!;
    }
  }
  return normalised(played);
}

/** Of two mixtures a third, with so much of the second in it. */
export const blended = (first: readonly number[], second: readonly number[], share: number): number[] =>
  first.map((weight, index) => (1 - share) * weight + share * second[index]!);

export function normalised(weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => (total > 0 ? weight / total : 1 / weights.length));
}

export const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, index) => sum + value * b[index]!, 0);
