/** Everything that the rules refuse. `code` is stable and can be translated; `message` is for people who read English. */
export class RuleError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = 'RuleError';
    this.code = code;
  }
}
