import type { Purse } from './buy-rules.ts';

/** Who chooses a mode of which card: for a player whom one possesses, `isOwn` is false. */
export interface ModeQuestion {
  readonly player: number;
  readonly isOwn: boolean;
  readonly asking: number;
  readonly purse: Purse;
  /** There are Actions in hand, none left to play them, and a mode that gives some. */
  readonly needsActions: boolean;
}
