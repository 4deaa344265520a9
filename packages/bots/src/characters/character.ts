// Who sits down at the table when no person does.

import type { Play, Preparation } from '../preparation.ts';

/** Somebody who can be seated: a way to play, with a name and a measured strength. */
export interface Character extends Play {
  readonly id: string;
  readonly name: string;
  /** 1 is the weakest. */
  readonly strength: number;
  /** Of one that looks for a strategy before the game. Without it, it plays by its first idea. */
  readonly preparation?: Preparation;
}
