// Questions that leave nothing to choose. They are asked all the same, so that nobody can tell from a pause, or from its
// absence, what somebody holds; a client may answer them for its player.

import type { QuestionForReasons } from './why/target.ts';

/** Answers to the turn's own questions that cannot be regretted. Ending a turn, playing and buying are never among them. */
const HARMLESS: ReadonlySet<string> = new Set(['end-actions', 'clean-up']);

/** The only possible answer, as its place in the list; null where a person must answer. */
export function forcedOption({ card, options }: Pick<QuestionForReasons, 'card' | 'options'>): number | null {
  const [only, ...others] = options;
  if (only === undefined || others.length > 0) return null;
  return card !== null || HARMLESS.has(only.verb) ? 0 : null;
}
