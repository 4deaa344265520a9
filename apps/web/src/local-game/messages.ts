// What the page and the worker that keeps a game say to each other.

import type { GameState, UndoMark } from '@tenfold/protocol';
import type { GameEvent } from '@tenfold/rules';
import type { LessonProgress } from '@tenfold/scenarios';
import type { LocalChoice, LocalStart } from './local-match.ts';

export type ToLocalGame =
  | {
      readonly type: 'begin';
      readonly id: string;
      readonly start: LocalStart;
      readonly choices: readonly LocalChoice[];
      /** How long a bot takes for a choice, in milliseconds. */
      readonly beat: number;
    }
  | { readonly type: 'choose'; readonly number: number; readonly option: number }
  | { readonly type: 'undo' }
  | { readonly type: 'resign' };

export type FromLocalGame =
  | {
      readonly type: 'opened';
      readonly state: GameState;
      readonly history: readonly GameEvent[];
      readonly undone: readonly UndoMark[];
      /** After an undo. */
      readonly isBack: boolean;
      readonly choices: readonly LocalChoice[];
      readonly lesson: LessonProgress | null;
    }
  | {
      readonly type: 'state';
      readonly state: GameState;
      readonly events: readonly GameEvent[];
      readonly choices: readonly LocalChoice[];
      readonly lesson: LessonProgress | null;
    };
