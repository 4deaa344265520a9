// All of it but the threads: nothing here needs Node, so a browser's own workers can share the games out too.

export { BOARDS, kingdomCardsOf } from './board.ts';
export type { Board, BoardName } from './board.ts';
export { GameError, PlanError } from './errors.ts';
export { wilson } from './interval.ts';
export type { Interval } from './interval.ts';
export { settlePlan } from './plan.ts';
export type { Plan, SettledPlan } from './plan.ts';
export { playerOf } from './play.ts';
export type { Player, Range, Strategist } from './play.ts';
export { resultOf } from './result.ts';
export type {
  CardResult,
  CurvePoint,
  DetailResult,
  LengthResult,
  Mean,
  Rate,
  Result,
  SeatResult,
  StrategyResult,
} from './result.ts';
export { seatingOf } from './seating.ts';
export { ENDINGS, addTally, newTally } from './tally.ts';
export type { Ending, Tally } from './tally.ts';
