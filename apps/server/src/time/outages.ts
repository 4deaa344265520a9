// When no server ran. Nobody could play then, so it counts on nobody's clock; and as far as anyone can tell afterwards, a
// jump of the system's clock between two starts is the same.

export interface Outage {
  readonly from: number;
  readonly to: number;
}

export class Outages {
  readonly #outages: readonly Outage[];

  constructor(outages: readonly Outage[]) {
    this.#outages = outages;
  }

  /** Those that a game begun at this moment can have met. */
  since(at: number): Outages {
    return new Outages(this.#outages.filter(({ to }) => to > at));
  }

  /** How much of the time between two moments they take. */
  between(from: number, to: number): number {
    return this.#outages.reduce(
      (sum, pause) => sum + Math.max(0, Math.min(to, pause.to) - Math.max(from, pause.from)),
      0,
    );
  }

  /** A moment put off by all that come after it. */
  afterThose(at: number): number {
    return at + this.between(at, Number.POSITIVE_INFINITY);
  }
}

export const NO_OUTAGES = new Outages([]);
