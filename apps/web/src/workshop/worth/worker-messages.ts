// What the panel and its workers say to each other. A generation is one card: what comes from an older one is thrown away.

import type { CardDefinition } from '@tenfold/rules';
import type { WorthTally } from '@tenfold/sim/core';

export type WorthOrder =
  | {
      readonly type: 'card';
      readonly generation: number;
      readonly card: CardDefinition;
      readonly seed: string;
    }
  /** Rounds, both ends included. */
  | { readonly type: 'play'; readonly generation: number; readonly from: number; readonly to: number };

export type WorthReport =
  | { readonly type: 'ready' }
  | {
      readonly type: 'played';
      readonly generation: number;
      readonly tally: WorthTally;
      readonly seconds: number;
    }
  | { readonly type: 'broken'; readonly generation: number };
