// Questions that the page answers for its player. Those that have one possible answer are asked all the same, so that
// nobody can tell from a pause, or from its absence, what somebody holds; where that could be told, the server answers.

import type { Prompt } from '@tenfold/protocol';

/** Answers to the turn's own questions that cannot be regretted. Ending a turn, playing and buying are never among them. */
const HARMLESS: ReadonlySet<string> = new Set(['end-actions', 'clean-up']);

/** A place in the list of options. */
interface PageAnswer {
  readonly option: number;
  /** A person would have taken a moment for it. */
  readonly later: boolean;
}

export interface AnswerSettings {
  readonly answerForced: boolean;
  readonly revealMoat: boolean;
}

/** What the page answers by itself; null where a person must, or the server does. */
export function pageAnswer(prompt: Prompt, { answerForced, revealMoat }: AnswerSettings): PageAnswer | null {
  if (prompt.byServer === true) return null;
  const moat = prompt.verb === 'reveal' ? prompt.options.findIndex(({ card }) => card === 'moat') : -1;
  if (revealMoat && moat >= 0) return { option: moat, later: true };
  const option = answerForced ? forcedOption(prompt) : null;
  return option === null ? null : { option, later: false };
}

/** The only possible answer, as its place in the list; null where a person must answer. */
export function forcedOption({ card, options }: Prompt): number | null {
  const [only, ...others] = options;
  if (only === undefined || others.length > 0) return null;
  return card !== null || HARMLESS.has(only.verb) ? 0 : null;
}
