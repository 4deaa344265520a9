// All of it but the threads: nothing here needs Node, so a browser's own workers can share the games out too.

export { BOARDS, kingdomCardsOf } from './kingdom-board.ts';
export type { Board, BoardName } from './kingdom-board.ts';
export { csvOf } from './csv.ts';
export { GameError, PlanError } from './errors.ts';
export { wilson } from './interval.ts';
export type { Interval } from './interval.ts';
export { settlePlan } from './simulation-plan.ts';
export type { SimulationPlan, SettledPlan } from './simulation-plan.ts';
export { rangeRunner } from './range-runner.ts';
export type { RangeRunner, GameRange, Strategist } from './range-runner.ts';
export { resultOf } from './result.ts';
export type {
  CardResult,
  CurvePoint,
  DetailResult,
  LengthResult,
  Mean,
  Rate,
  SimulationResult,
  SeatResult,
  StrategyResult,
} from './result.ts';
export { seatingOf } from './seating.ts';
export { ENDINGS, addTally, newTally } from './tally.ts';
export type { Ending, SimulationTally } from './tally.ts';
