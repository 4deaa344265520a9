// What the lab and its workers say to each other. A generation is one plan: what comes from an older one is thrown away.

import type { GameRange, SettledPlan, SimulationTally } from '@tenfold/sim/core';

export type LabOrder =
  | { readonly type: 'plan'; readonly generation: number; readonly plan: SettledPlan }
  | { readonly type: 'play'; readonly generation: number; readonly range: GameRange };

export type LabReport =
  | { readonly type: 'ready' }
  | {
      readonly type: 'played';
      readonly generation: number;
      readonly tally: SimulationTally;
      readonly seconds: number;
    }
  | { readonly type: 'broken'; readonly generation: number; readonly game: number };
