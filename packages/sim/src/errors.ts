/** A plan that cannot be carried out: the message says what is wrong with it and what to change. */
export class PlanError extends Error {
  readonly code: string;
  /** What the message speaks of, for those who say it in another language. */
  readonly facts: Readonly<Record<string, string | number>>;

  constructor(code: string, message: string, facts: Readonly<Record<string, string | number>> = {}) {
    super(message);
    this.name = 'PlanError';
    this.code = code;
    this.facts = facts;
  }
}

/** A game that could not be played to its end: which one, and a record that leads to the place where it broke. */
export class GameError extends Error {
  /** Games are numbered from 1. */
  readonly game: number;
  readonly reason: string;
  readonly record: string;

  constructor(game: number, reason: string, record: string) {
    super(`game ${game}: ${reason}`);
    this.name = 'GameError';
    this.game = game;
    this.reason = reason;
    this.record = record;
  }
}
