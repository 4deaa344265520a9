// When no server ran. Nobody could play then, so it counts on nobody's clock; and as far as anyone can tell afterwards, a
// jump of the system's clock between two starts is the same.

export interface Pause {
  readonly from: number;
  readonly to: number;
}

export class Pauses {
  readonly #pauses: readonly Pause[];

  constructor(pauses: readonly Pause[]) {
    this.#pauses = pauses;
  }

  /** Those that a game begun at this moment can have met. */
  since(at: number): Pauses {
    return new Pauses(this.#pauses.filter(({ to }) => to > at));
  }

  /** How much of the time between two moments they take. */
  between(from: number, to: number): number {
    return this.#pauses.reduce(
      (sum, pause) => sum + Math.max(0, Math.min(to, pause.to) - Math.max(from, pause.from)),
      0,
    );
  }
}

export const NO_PAUSES = new Pauses([]);
