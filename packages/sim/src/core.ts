// All of it but the threads: nothing here needs Node, so a browser's own workers can share the games out too.

export { BOARDS, cardSetOn, kingdomCardsOf } from './kingdom-board.ts';
export type { Board, BoardName } from './kingdom-board.ts';
export { csvOf } from './csv.ts';
export { GameError, PlanError } from './errors.ts';
export { wilson } from './interval.ts';
export type { Interval } from './interval.ts';
export { isSeatedCharacter, seatedCharacter } from './seated-character.ts';
export type { SeatedCharacter } from './seated-character.ts';
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
export { pricesLeftOut } from './worth/calibration.ts';
export type { Calibration } from './worth/calibration.ts';
export { isReference, referenceOf, worthReference } from './worth/known-card.ts';
export type { KnownCard, WorthReference } from './worth/known-card.ts';
export type { CardFigures, KnownTable, PotionFigures } from './worth/known-table.ts';
export { bestShare, shareOfAll } from './worth/measured-share.ts';
export type { MeasuredShare } from './worth/measured-share.ts';
export { BLIND_SPOTS, blindSpotsOf, canBeWeighed } from './worth/money-use.ts';
export type { BlindSpot } from './worth/money-use.ts';
export { COPIES, COST_WHILE_WEIGHED } from './worth/pairing.ts';
export type { Rival, RivalOfPrice } from './worth/pairing.ts';
export { intervalOf, neighboursIn, worthVerdict } from './worth/verdict.ts';
export type { PriceVerdict, StandingAtPrice, WorthVerdict } from './worth/verdict.ts';
export { WORTH_ROUNDS, gamesIn, weighingRunner } from './worth/worth-meter.ts';
export { addWorthTally, newWorthTally } from './worth/worth-runner.ts';
export type { WorthRunner, WorthTally } from './worth/worth-runner.ts';
