/** What somebody typed cannot be used: the message names it and the remedy. The program ends with exit code 2. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UsageError';
  }
}
