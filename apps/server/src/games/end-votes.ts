// Votes to end a game. A proposal stays open while people play on, until all agree, somebody refuses it or takes it back,
// or somebody leaves. A vote because somebody is late is about that moment, and is past when a person plays on.

export class EndVotes {
  /** By seat: whether it is a proposal that stays open. */
  readonly #stands = new Map<number, boolean>();
  #refusedBy: number | null = null;

  get by(): readonly number[] {
    return [...this.#stands.keys()];
  }

  /** Votes to end it because somebody is late. */
  get aboutLate(): readonly number[] {
    return [...this.#stands].flatMap(([seat, stands]) => (stands ? [] : [seat]));
  }

  /** Who refused the last proposal, or took it back; null once there is another. */
  get refusedBy(): number | null {
    return this.#refusedBy;
  }

  add(seat: number, stands: boolean): void {
    this.#stands.set(seat, stands);
    this.#refusedBy = null;
  }

  refuse(seat: number): void {
    this.#stands.clear();
    this.#refusedBy = seat;
  }

  playedOn(): void {
    for (const [seat, stands] of this.#stands) if (!stands) this.#stands.delete(seat);
  }

  clear(): void {
    this.#stands.clear();
    this.#refusedBy = null;
  }
}
