// What the page and the worker that keeps a game say to each other.

import type { PreparedStrategy } from '@tenfold/bots';
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

interface Told {
  readonly state: GameState;
  readonly choices: readonly LocalChoice[];
  readonly lesson: LessonProgress | null;
  /** By seat: what came of a bot's preparation. */
  readonly prepared: readonly (PreparedStrategy | null)[];
  /** Once it is over, of a game that has one. */
  readonly record: string | null;
}

export type FromLocalGame =
  | (Told & {
      readonly type: 'opened';
      readonly history: readonly GameEvent[];
      readonly undone: readonly UndoMark[];
      /** After an undo. */
      readonly isBack: boolean;
    })
  | (Told & { readonly type: 'state'; readonly events: readonly GameEvent[] });
