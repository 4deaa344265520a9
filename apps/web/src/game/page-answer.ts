// Questions that the page answers for its player. Where a pause could tell what somebody holds, the server answers.

import { forcedOption } from '@tenfold/insight';
import type { Prompt } from '@tenfold/protocol';

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
