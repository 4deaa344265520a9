// What the lab and the worker that searches for it say to each other.

import type { Attempt, ImproveWish, PreparedStrategy } from '@tenfold/bots';
import type { CardDefinition } from '@tenfold/rules';

/** What the Chancellor is to study. */
export interface StudiedTable {
  readonly kingdom: readonly string[];
  readonly players: number;
  readonly ownCards: readonly CardDefinition[];
}

export type SearchOrder =
  | { readonly type: 'improve'; readonly wish: ImproveWish }
  | { readonly type: 'prepare'; readonly table: StudiedTable }
  /** While the page is out of sight. */
  | { readonly type: 'wait' }
  | { readonly type: 'goOn'; readonly isGentle: boolean };

export type SearchReport =
  | { readonly type: 'tried'; readonly attempt: Attempt }
  | {
      readonly type: 'found';
      readonly found: PreparedStrategy;
      readonly spent: number;
      readonly isDone: boolean;
    };
