// The executable rulebook: scenarios are read, played, and either hold or say what does not.

export type { Best } from './best.ts';
export { searchBest } from './best-search.ts';
export type { SearchResult } from './best-search.ts';
export type { ClaimedChoice, ScenarioClaim } from './claims.ts';
export { lessonFromData, scenarioData, scenarioFromData } from './data.ts';
export type { ScenarioData } from './data.ts';
export { eventWords } from './event-words.ts';
export type { LessonCondition } from './condition.ts';
export { LEARNER, LESSON_KINDS, beginLesson } from './lesson.ts';
export type { Lesson, LessonGoal, LessonKind, LessonRemark, RemarkPlace } from './lesson.ts';
export type { LessonHistory } from './lesson-history.ts';
export { LessonWatch } from './lesson-progress.ts';
export type { LessonProgress } from './lesson-progress.ts';
export { parseEach, parseLesson, parseScenarios } from './parse.ts';
export { findProblems } from './problems.ts';
export type { ScenarioProblem } from './problems.ts';
export { runScenario } from './run.ts';
export type { ScenarioOutcome } from './run.ts';
export { followSolution } from './solution.ts';
export { scenarioSentencesIn } from './sentences/languages.ts';
export { sayIn } from './sentences/said.ts';
export type { SaidOfScenario, ScenarioSentences } from './sentences/said.ts';
export { ScenarioError } from './scenario.ts';
export type { Scenario } from './scenario.ts';
export type { Difference, DifferenceSaid } from './tally.ts';
export { traceScenario } from './trace.ts';
export type { ScenarioTrace, TraceStep, TracedChoice } from './trace.ts';
