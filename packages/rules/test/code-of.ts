import { RuleError } from '../src/index.ts';

/** The code with which the rules refuse something. */
export function codeOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof RuleError) return error.code;
    throw error;
  }
  return 'accepted';
}
