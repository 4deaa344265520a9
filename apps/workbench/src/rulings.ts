// npm run rulings: which rulings have a scenario that carries their id, per topic, and how many tests beside.
// Fails on a ruling without a scenario, on an id that no ruling has, and on a title that stands twice.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ScenarioError, parseScenarios } from '@tenfold/scenarios';
import { scenarioFiles, testsWithIds } from './ruling-places.ts';

interface Ruling {
  readonly id: string;
  readonly topic: string;
}

const root = fileURLToPath(new URL('../../..', import.meta.url));
const readJson = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));

const rulings = readJson('rulings/rulings.json') as Ruling[];
const known = new Set(rulings.map((ruling) => ruling.id));
/** The rulings that somebody can step through on a board. */
const shown = new Set<string>();
const problems: string[] = [];

const scenarios = readScenarios();
const tests = readTests();

const missing = rulings.filter(({ id }) => !shown.has(id));
for (const { id, topic } of missing) {
  problems.push(`${id} (${topic}) has no scenario that shows it on a board; add one under rulings/`);
}

printTopics();
console.log(
  `\n${rulings.length - missing.length} of ${rulings.length} rulings shown by ${scenarios} scenarios, beside ${tests} tests; ` +
    `${missing.length} missing`,
);
for (const problem of problems) console.error(`✗ ${problem}`);
process.exitCode = problems.length === 0 ? 0 : 1;

function checkId(id: string, place: string): void {
  if (!known.has(id)) problems.push(`${place}: there is no ruling "${id}"; correct the id`);
}

function readScenarios(): number {
  const titles = new Map<string, string>();
  let count = 0;
  for (const path of scenarioFiles(root)) {
    try {
      for (const scenario of parseScenarios(readFileSync(join(root, path), 'utf8'), path)) {
        count++;
        const place = `${path}:${scenario.line}`;
        for (const id of scenario.rulings) {
          checkId(id, place);
          shown.add(id);
        }
        const before = titles.get(scenario.title);
        if (before !== undefined)
          problems.push(`${place}: has the title of ${before}; give it one of its own`);
        titles.set(scenario.title, place);
      }
    } catch (error) {
      if (!(error instanceof ScenarioError)) throw error;
      problems.push(error.message);
    }
  }
  return count;
}

function readTests(): number {
  const titled = testsWithIds(root);
  for (const { path, ids } of titled) for (const id of ids) checkId(id, path);
  return titled.length;
}

function printTopics(): void {
  const topics = new Map<string, { all: number; missing: number }>();
  for (const ruling of rulings) {
    const topic = topics.get(ruling.topic) ?? { all: 0, missing: 0 };
    topic.all++;
    if (missing.includes(ruling)) topic.missing++;
    topics.set(ruling.topic, topic);
  }
  for (const [name, topic] of topics) {
    const done = topic.all - topic.missing;
    console.log(
      `${topic.missing === 0 ? '✓' : '✗'} ${name.padEnd(34)} ${String(done).padStart(3)} of ${topic.all}`,
    );
  }
}
