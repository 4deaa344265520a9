import { randomBelow, seedRandom } from '@tenfold/rules';

/** Chance of the checks' own, apart from the game's: the same seed always tries the same things. */
export class Dice {
  private readonly state: number[];

  constructor(seed: string) {
    this.state = seedRandom('fast', seed);
  }

  below(n: number): number {
    return randomBelow(this.state, n);
  }

  /** True once in so many times. */
  onceIn(n: number): boolean {
    return this.below(n) === 0;
  }

  pick<T>(items: readonly T[]): T {
    return at(items, this.below(items.length));
  }

  /** Takes `n` different ones. */
  draw<T>(items: readonly T[], n: number): T[] {
    const left = [...items];
    const drawn: T[] = [];
    while (drawn.length < n && left.length > 0) drawn.push(...left.splice(this.below(left.length), 1));
    return drawn;
  }

  shuffled<T>(items: readonly T[]): T[] {
    return this.draw(items, items.length);
  }
}

export function at<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new Error(`there is no item ${index} among ${items.length}`);
  return item;
}
