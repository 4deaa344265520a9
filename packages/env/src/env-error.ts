/** What was asked of the environment cannot be done, and nothing has changed. The message names it and the remedy. */
export class EnvError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'EnvError';
  }
}
