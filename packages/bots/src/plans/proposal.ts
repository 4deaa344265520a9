// A template makes a strategy for a table, if the table has what it takes, and says how good it thinks it is: about
// the games in a hundred that it would win against Big Money Ultimate.

import type { Strategy } from '../strategy/types.ts';
import type { Plan } from './plan.ts';

export interface Proposal {
  readonly plan: Plan;
  readonly score: number;
  readonly strategy: Strategy;
}
