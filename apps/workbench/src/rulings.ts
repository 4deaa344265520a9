// npm run rulings: which rulings have a scenario or a test that carries their id, per topic.
// Fails on a ruling without one, on an id that no ruling has, and on a title that stands twice.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ScenarioError, parseScenarios } from '@tenfold/scenarios';
import { scenarioFiles, testsWithIds } from './ruling-places.ts';

interface Ruling {
  readonly id: string;
  readonly topic: string;
}

interface CardboardOnly {
  readonly id: string;
  readonly reason: string;
}

/** Rulings that speak of cardboard alone must stay rare. */
const MOST_CARDBOARD = 25;

const root = fileURLToPath(new URL('../../..', import.meta.url));
const readJson = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));

const rulings = readJson('rulings/rulings.json') as Ruling[];
const cardboard = readJson('rulings/cardboard.json') as CardboardOnly[];
const known = new Set(rulings.map((ruling) => ruling.id));
const places = new Map<string, string[]>();
const problems: string[] = [];

for (const ruling of rulings) places.set(ruling.id, []);
const scenarios = readScenarios();
const tests = readTests();
checkCardboard();

const missing = rulings.filter(
  (ruling) => places.get(ruling.id)!.length === 0 && !cardboard.some((one) => one.id === ruling.id),
);
for (const ruling of missing) {
  problems.push(`${ruling.id} (${ruling.topic}) has neither a scenario nor a test; add one under rulings/`);
}

printTopics();
const covered = rulings.length - missing.length - cardboard.length;
console.log(
  `\n${covered} of ${rulings.length} rulings covered by ${scenarios} scenarios and ${tests} tests; ` +
    `${cardboard.length} of cardboard alone; ${missing.length} missing`,
);
for (const problem of problems) console.error(`✗ ${problem}`);
process.exitCode = problems.length === 0 ? 0 : 1;

function note(id: string, place: string): void {
  if (known.has(id)) places.get(id)!.push(place);
  else problems.push(`${place}: there is no ruling "${id}"; correct the id`);
}

function readScenarios(): number {
  const titles = new Map<string, string>();
  let count = 0;
  for (const path of scenarioFiles(root)) {
    try {
      for (const scenario of parseScenarios(readFileSync(join(root, path), 'utf8'), path)) {
        count++;
        const place = `${path}:${scenario.line}`;
        for (const id of scenario.rulings) note(id, place);
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
  for (const { path, ids } of titled) for (const id of ids) note(id, path);
  return titled.length;
}

function checkCardboard(): void {
  if (cardboard.length >= MOST_CARDBOARD) {
    problems.push(
      `rulings/cardboard.json lists ${cardboard.length} rulings; fewer than ${MOST_CARDBOARD} may be`,
    );
  }
  for (const { id, reason } of cardboard) {
    if (!known.has(id)) problems.push(`rulings/cardboard.json: there is no ruling "${id}"; correct the id`);
    else if (reason.trim() === '') problems.push(`rulings/cardboard.json: ${id} has no reason; say why`);
    else if (places.get(id)!.length > 0)
      problems.push(`rulings/cardboard.json: ${id} has a test; take it off the list`);
  }
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
