// Intervals of 95 % confidence.

/** The 97.5 % point of the normal distribution: 2.5 % are left out at either end. */
const Z = 1.959963984540054;

/** Between which two numbers the true one lies, with 95 % certainty. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Wilson's interval for a share of successes: right also for few games and for shares near 0 or 1. */
export function wilson(successes: number, trials: number): Interval {
  if (trials === 0) return { low: 0, high: 1 };
  const share = successes / trials;
  const weight = (Z * Z) / trials;
  const middle = share + weight / 2;
  const reach = Z * Math.sqrt((share * (1 - share) + weight / 4) / trials);
  return {
    low: successes === 0 ? 0 : (middle - reach) / (1 + weight),
    high: successes === trials ? 1 : (middle + reach) / (1 + weight),
  };
}

/** Of a mean of many values, from how many they are, their sum and the sum of their squares. */
export function meanInterval(values: number, sum: number, squares: number): Interval {
  if (values < 2) return { low: -Infinity, high: Infinity };
  const mean = sum / values;
  const variance = Math.max(0, (squares - sum * mean) / (values - 1));
  const reach = Z * Math.sqrt(variance / values);
  return { low: mean - reach, high: mean + reach };
}
