// Everything that is wrong with a text that somebody has written, with its lines: not only the first thing.

import { parseAllScenarios } from './parse.ts';
import { ClaimReader } from './claims.ts';
import { QuestionChecks } from './question-checks.ts';
import { ScenarioReader } from './read.ts';
import { Run } from './run.ts';
import type { Scenario, Written } from './scenario.ts';
import { ScenarioError } from './scenario.ts';
import type { SaidOfScenario } from './sentences/said.ts';
import { inEnglish, said } from './sentences/said.ts';
import { begin } from './start.ts';
import { Tally } from './tally.ts';

/** Something that must be mended before the scenario can be played, or that does not hold when it is. */
export interface ScenarioProblem {
  readonly line: number;
  /** In English. */
  readonly reason: string;
  /** The same, to be said in any language. */
  readonly said: SaidOfScenario;
}

/** All problems of the scenarios of a text, by line; none if they can be played and hold. */
export function findProblems(text: string): ScenarioProblem[] {
  const problems = parseAllScenarios(text, '').flatMap((one) =>
    one instanceof ScenarioError ? [problemOf(one)] : problemsIn(one),
  );
  const unique = new Map(problems.map((problem) => [`${problem.line} ${problem.reason}`, problem]));
  return [...unique.values()].toSorted((a, b) => a.line - b.line);
}

const problemOf = ({ line, said: wrong }: { line: number; said: SaidOfScenario }): ScenarioProblem => ({
  line,
  reason: inEnglish(wrong),
  said: wrong,
});

function problemsIn(scenario: Scenario): ScenarioProblem[] {
  const found: ScenarioProblem[] = [];
  const sound = startable(scenario, found);
  if (sound !== null) found.push(...problemsOfSentences(sound));
  if (found.length > 0) return found;
  try {
    const { differences } = new Run(scenario).outcome();
    return differences.map(({ line, said: { what, expected, found: really } }) =>
      problemOf({ line, said: said('differs', what, expected, really) }),
    );
  } catch (error) {
    if (error instanceof ScenarioError) return [problemOf(error)];
    throw error;
  }
}

/** As many as anybody mends before trying again. */
const MOST_PROBLEMS = 50;

/** The scenario without what keeps it from beginning, each of which is noted; null where it cannot begin at all. */
function startable(scenario: Scenario, found: ScenarioProblem[]): Scenario | null {
  let sound = scenario;
  while (found.length < MOST_PROBLEMS) {
    try {
      begin(sound, new ScenarioReader(sound), () => undefined);
      return sound;
    } catch (error) {
      if (!(error instanceof ScenarioError)) throw error;
      found.push(problemOf(error));
      const parts = withoutLine(sound.parts, error.line);
      if (parts === null) return null;
      sound = { ...sound, parts };
    }
  }
  return null;
}

/** The parts without the smallest one that stands on the line; null where none does. */
function withoutLine(parts: ReadonlyMap<string, Written>, line: number): ReadonlyMap<string, Written> | null {
  const beginning = [...parts].filter(([name]) => name !== 'moves' && name !== 'then' && name !== 'title');
  for (const [name, written] of beginning) {
    const pruned = prunedAt(written, line);
    if (pruned === 'unchanged') continue;
    const kept = new Map(parts);
    if (pruned === null) kept.delete(name);
    else kept.set(name, pruned);
    return kept;
  }
  return null;
}

/** Without the innermost thing that stands on the line; null where that is the thing itself. */
function prunedAt(written: Written, line: number): Written | null | 'unchanged' {
  for (const [key, entry] of written.entries) {
    const pruned = prunedAt(entry, line);
    if (pruned === 'unchanged') continue;
    const entries = new Map(written.entries);
    if (pruned === null) entries.delete(key);
    else entries.set(key, pruned);
    const value = Object.fromEntries([...entries].map(([name, held]) => [name, held.value]));
    return { ...written, entries, value };
  }
  for (const [index, item] of written.items.entries()) {
    const pruned = prunedAt(item, line);
    if (pruned === 'unchanged') continue;
    const items = pruned === null ? written.items.toSpliced(index, 1) : written.items.with(index, pruned);
    return { ...written, items, value: items.map(({ value }) => value) };
  }
  return written.line === line ? null : 'unchanged';
}

/** Moves and checks whose words cannot be read, whatever happens in the game. */
function problemsOfSentences(scenario: Scenario): ScenarioProblem[] {
  const found: ScenarioProblem[] = [];
  const reader = new ScenarioReader(scenario);
  const game = begin(scenario, reader, () => undefined);
  const questions = new QuestionChecks(game, reader, new Tally());
  const claims = new ClaimReader(game, reader, questions);
  const attempt = (read: () => unknown): void => {
    try {
      read();
    } catch (error) {
      if (!(error instanceof ScenarioError)) throw error;
      found.push(problemOf(error));
    }
  };
  const checks = (written: Written): void => {
    for (const [name, entry] of written.entries) {
      if (name === 'expect' || name === 'now') checks(entry);
      else attempt(() => claims.claims(name, entry));
    }
  };
  for (const move of scenario.parts.get('moves')?.items ?? []) {
    if (typeof move.value === 'string') attempt(() => questions.move(move));
    else checks(move);
  }
  const then = scenario.parts.get('then');
  if (then !== undefined) checks(then);
  return found;
}
