// Questions that the page answers for its player. Where a pause could tell what somebody holds, the server answers.

import { cleanUpAnswer, forcedOption } from '@tenfold/insight';
import type { Prompt } from '@tenfold/protocol';
import type { CardId, View } from '@tenfold/rules';

/** A place in the list of options. */
interface PageAnswer {
  readonly option: number;
  /** A person would have taken a moment for it. */
  readonly later: boolean;
}

export interface AnswerSettings {
  readonly answerForced: boolean;
  readonly revealMoat: boolean;
  readonly ignoreSecretChamber: boolean;
}

/** What the page answers by itself; null where a person must, or the server does. `declined` was let go unused just now. */
export function pageAnswer(
  prompt: Prompt,
  { players }: Pick<View, 'players'>,
  settings: AnswerSettings,
  declined: CardId | null,
): PageAnswer | null {
  if (prompt.byServer === true) return null;
  const reaction = prompt.verb === 'reveal' ? reactionAnswer(prompt, settings) : null;
  if (reaction !== null) return { option: reaction, later: true };
  const option =
    (settings.answerForced ? forcedOption(prompt) : null) ??
    cleanUpAnswer(prompt, players[prompt.player]?.inPlay ?? [], declined);
  return option === null ? null : { option, later: false };
}

/** Moat always, Secret Chamber never, if that was set. Where both lie in the hand, and one is to be asked for, so it is. */
function reactionAnswer({ options }: Prompt, settings: AnswerSettings): number | null {
  const moat = options.findIndex(({ card }) => card === 'moat');
  if (settings.revealMoat && moat >= 0) return moat;
  const nothing = options.findIndex(({ card }) => card === null);
  const isChamberAlone = options.length === 2 && options.some(({ card }) => card === 'secret-chamber');
  return settings.ignoreSecretChamber && isChamberAlone && nothing >= 0 ? nothing : null;
}
