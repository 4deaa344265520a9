// What the lab and its workers say to each other. A run is the games of one plan; what comes from one that was dropped is
// thrown away.

import type { GameRange, SettledPlan, SimulationTally } from '@tenfold/sim/core';

export type LabOrder =
  | { readonly type: 'plan'; readonly run: number; readonly plan: SettledPlan }
  | { readonly type: 'play'; readonly run: number; readonly range: GameRange }
  | { readonly type: 'forget'; readonly run: number };

export type LabReport =
  | { readonly type: 'ready' }
  | {
      readonly type: 'played';
      readonly run: number;
      readonly tally: SimulationTally;
      readonly seconds: number;
    }
  | { readonly type: 'broken'; readonly run: number; readonly game: number };
