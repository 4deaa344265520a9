// The executable rulebook: scenarios are read, played, and either hold or say what does not.

export type { ClaimedChoice, ScenarioClaim } from './claims.ts';
export { scenarioData, scenarioFromData } from './data.ts';
export type { ScenarioData } from './data.ts';
export { eventWords } from './event-words.ts';
export { parseEach, parseScenarios } from './parse.ts';
export { findProblems } from './problems.ts';
export type { ScenarioProblem } from './problems.ts';
export { runScenario } from './run.ts';
export type { ScenarioOutcome } from './run.ts';
export { ScenarioError } from './scenario.ts';
export type { Scenario } from './scenario.ts';
export type { Difference } from './tally.ts';
export { traceScenario } from './trace.ts';
export type { ScenarioTrace, TraceStep, TracedChoice } from './trace.ts';
