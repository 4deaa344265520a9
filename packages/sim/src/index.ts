// Many games between strategies, on all cores, and what they show.

export * from './core.ts';
export { gameRecord } from './game-record.ts';
export { prepareCharacter } from './preparing.ts';
export type { PrepareOptions } from './preparing.ts';
export { simulate } from './simulate.ts';
export type { Progress, SimulateOptions } from './simulate.ts';
export type { StudyTable } from './study-table.ts';
