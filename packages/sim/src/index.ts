// Many games between strategies, on all cores, and what they show.

export * from './core.ts';
export { GameParts, nextSize } from './game-parts.ts';
export { RangeThread } from './range-thread.ts';
export type { RangeThreadOptions } from './range-thread.ts';
export type { PlayedRange } from './worker-messages.ts';
export { gameRecord } from './game-record.ts';
export { preparePlan } from './prepare-plan.ts';
export type { PreparePlanOptions } from './prepare-plan.ts';
export { prepareCharacter } from './prepare-character.ts';
export type { PrepareOptions } from './prepare-character.ts';
export { simulate } from './simulate.ts';
export type { SimulationProgress, SimulateOptions } from './simulate.ts';
export type { PreparationTable } from './preparation-table.ts';
export {
  TABLE_PLAN,
  knownFigures,
  firstFigures,
  makeKnownTable,
  measurableCards,
} from './worth/make-table.ts';
export type { FirstFigures, TablePlan } from './worth/make-table.ts';
