// The executable rulebook: scenarios are read, played, and either hold or say what does not.

export { eventWords } from './event-words.ts';
export { ScenarioError, parseEach, parseScenarios } from './parse.ts';
export type { Scenario } from './parse.ts';
export { runScenario } from './run.ts';
export type { ScenarioOutcome } from './run.ts';
export type { Difference } from './tally.ts';
