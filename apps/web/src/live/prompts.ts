// The questions before a player: one as a rule, two where he decides for himself and for another at once.

import type { GameState, Prompt } from '@tenfold/protocol';

export const promptsOf = ({
  prompt,
  otherPrompt,
}: Pick<GameState, 'prompt' | 'otherPrompt'>): readonly Prompt[] =>
  [prompt, otherPrompt].filter((one) => one !== null && one !== undefined);
