/** Where something is wrong in what was handed in, from the outside in: `['players', 0, 'hand', 2]`, `['seed']`. */
export type ErrorPath = readonly (string | number)[];

/** What a refusal speaks of, by name. */
export type RuleFacts = Readonly<Record<string, string | number>>;

/** Everything that the rules refuse. `code` is stable and can be translated; `message` is for people who read English. */
export class RuleError extends Error {
  readonly code: string;
  /** Which of the sentences that a code has; the code itself where it has but one. */
  readonly because: string;
  /** What the message speaks of, for those who say it in another language. */
  readonly facts: RuleFacts;
  /** Empty where no single entry is to blame. */
  readonly place: ErrorPath;

  constructor(
    code: string,
    message: string,
    place: ErrorPath = [],
    { because = code, ...facts }: RuleFacts & { readonly because?: string } = {},
  ) {
    super(message);
    this.name = 'RuleError';
    this.code = code;
    this.because = because;
    this.facts = facts;
    this.place = place;
  }
}
