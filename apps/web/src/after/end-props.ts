import type { Snippet } from 'svelte';
import type { FollowedGame } from '../live/followed-game.ts';

/** What is known to whatever takes the place of the table when a game is over. */
export interface EndProps {
  following: FollowedGame;
  /** Back to the table as it lies. */
  lookAtTable: () => void;
  /** Beside the end: the log. */
  side?: Snippet;
}
