// What the harness shows: a question on the board, or all cards in all sizes.

import type { Prompt } from '@tenfold/protocol';
import type { View } from '@tenfold/rules';

export interface Question {
  readonly view: View;
  readonly prompt: Prompt;
}

class Shown {
  question: Question | null = $state.raw(null);
}

export const shown = new Shown();
