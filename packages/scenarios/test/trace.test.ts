// Every scenario of the rulebook can be stepped through, and says as data all that it checks.

import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { scenarioData, scenarioFromData } from '../src/data.ts';
import { parseScenarios } from '../src/parse.ts';
import { findProblems } from '../src/problems.ts';
import type { TraceStep } from '../src/trace.ts';
import { traceScenario } from '../src/trace.ts';

const root = new URL('../../../rulings/', import.meta.url).pathname;
const files = globSync('**/*.yaml', { cwd: root }).toSorted();

const withoutLines = (steps: readonly TraceStep[]): Omit<TraceStep, 'line'>[] =>
  steps.map(({ line: _line, ...step }) => step);

describe('a trace', () => {
  it.each(files)('goes through what was played, and claims all that was checked: %s', (file) => {
    for (const scenario of parseScenarios(readFileSync(root + file, 'utf8'), file)) {
      const { steps, events, outcome } = traceScenario(scenario);
      expect(outcome.differences).toEqual([]);
      expect(steps[0]?.kind).toBe('position');
      expect(steps.filter(({ kind }) => kind === 'move').length).toBe(
        (scenario.parts.get('moves')?.items ?? []).filter(({ value }) => typeof value === 'string').length,
      );
      expect(steps.at(-1)?.told).toBe(events.length);
      const claims = steps.flatMap((step) => step.claims);
      const compared = claims.map((claim) => (claim.is === 'told-in-order' ? claim.events.length : 1));
      const claimed = compared.reduce((sum, count) => sum + count, 0);
      expect([scenario.title, claimed]).toEqual([scenario.title, outcome.checks]);

      // The same of the scenario made into data.
      const data: unknown = JSON.parse(JSON.stringify(scenarioData(scenario)));
      const again = traceScenario(scenarioFromData(data as ReturnType<typeof scenarioData>, file));
      expect(withoutLines(again.steps)).toEqual(withoutLines(steps));
    }
  });

  it('has a step of its own for what leaves no choice', () => {
    const [scenario] = parseScenarios(
      `
title: Militia
kingdom: [militia, moat]
players:
  Ann: { hand: [militia] }
  Bob: { hand: [5 copper] }
moves:
  - Ann plays militia
  - now: { asked: Bob, Bob: { handSize: 5 } }
then:
  Bob: { handSize: 3 }
`,
      'militia.yaml',
    );
    if (scenario === undefined) throw new Error('there is a scenario in the text');
    const { steps } = traceScenario(scenario);
    expect(steps.map(({ kind, claims }) => [kind, claims.length])).toEqual([
      ['position', 0],
      ['move', 2],
      ['forced', 1],
    ]);
    expect(steps[1]?.choices.map(({ isForced, chosen }) => [isForced, chosen.card])).toEqual([
      [false, 'militia'],
    ]);
    expect(steps[2]?.choices.every(({ isForced, seat }) => isForced && seat === 1)).toBe(true);
  });
});

describe('what is wrong with a text', () => {
  it.each(files.slice(0, 10))('is nothing, in the rulebook: %s', (file) => {
    expect(findProblems(readFileSync(root + file, 'utf8'))).toEqual([]);
  });

  it('is told of every line at once', () => {
    const text = `title: Many slips
kingdom: [vilage, moat]
players:
  Ann: { hand: [smithi], deck: [copper] }
  Bob: { hnd: [copper] }
turn: { player: Anne }
moves:
  - Ann plaz village
  - cannot: Ann buys godl
then:
  Cleo: { hand: [] }
  Ann: { hand: [coper] }
`;
    const problems = findProblems(text);
    expect(problems.map(({ line }) => line)).toEqual([2, 4, 5, 6, 8, 9, 11, 12]);
    expect(problems[0]?.reason).toContain('did you mean');
  });

  it('is told of what does not hold, where all can be read', () => {
    const text = `title: A Village draws one card
players:
  Ann: { hand: [village], deck: [copper, silver] }
  Bob: { hand: [copper] }
moves:
  - Ann plays village
then:
  Ann: { hand: [copper, silver] }
`;
    expect(findProblems(text)).toMatchObject([
      { line: 8, reason: "Ann's hand: expected Copper, Silver, found Copper" },
    ]);
  });

  it('is told of a text that is no YAML, and of parts that no scenario has', () => {
    expect(findProblems('title: [').map(({ line }) => line)).toEqual([1]);
    expect(findProblems('title: x\ncolour: red\nsize: 3\n').map(({ line }) => line)).toEqual([2, 3]);
    expect(findProblems('').length).toBe(1);
  });
});
