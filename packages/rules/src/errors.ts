/** Where something is wrong in what was handed in, from the outside in: `['players', 0, 'hand', 2]`, `['seed']`. */
export type ErrorPath = readonly (string | number)[];

/** Everything that the rules refuse. `code` is stable and can be translated; `message` is for people who read English. */
export class RuleError extends Error {
  readonly code: string;
  /** Empty where no single entry is to blame. */
  readonly place: ErrorPath;

  constructor(code: string, message: string, place: ErrorPath = []) {
    super(message);
    this.name = 'RuleError';
    this.code = code;
    this.place = place;
  }
}
