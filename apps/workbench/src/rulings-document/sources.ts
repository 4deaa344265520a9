// The rulings as data, and where each of them is shown.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fold } from '@tenfold/rules';
import { parseScenarios } from '@tenfold/scenarios';
import { scenarioFiles, testsWithIds } from '../ruling-places.ts';

export interface RulingEntry {
  readonly id: string;
  readonly topic: string;
  readonly statement: string;
  readonly basis?: string;
  /** Who may see what, where the ruling is about that. */
  readonly visibility?: string;
  /** In what the ruling says otherwise than the texts it was taken from. */
  readonly departure?: string;
}

/** Intrigue's: what each of the four texts says. */
export interface TextConflict {
  readonly id: string;
  readonly topic: string;
  readonly kind: string;
  readonly texts: Readonly<Record<string, string>>;
  readonly reading: string;
  readonly reason: string;
  /** Ids of rulings. */
  readonly related: readonly string[];
}

/** Alchemy's and Base's: the trouble in one sentence, and what holds. */
export interface IssueConflict {
  readonly id: string;
  readonly issue: string;
  readonly resolution: string;
}

export type Conflict = TextConflict | IssueConflict;

export interface Ambiguity {
  readonly topic: string;
  readonly question: string;
  readonly proposal: string;
}

export interface HouseRule {
  readonly topic: string;
  readonly question: string;
  readonly rule: string;
  readonly reason: string;
}

export interface RulingSources {
  readonly rulings: readonly RulingEntry[];
  readonly conflicts: readonly Conflict[];
  readonly ambiguities: readonly Ambiguity[];
  readonly houseRules: readonly HouseRule[];
  /** For each ruling the scenario files that show it, the most fitting first; for want of any, the tests. */
  readonly shownIn: ReadonlyMap<string, readonly string[]>;
}

export function readSources(root: string): RulingSources {
  const json = (name: string): unknown => JSON.parse(readFileSync(join(root, 'rulings', name), 'utf8'));
  const rulings = json('rulings.json') as RulingEntry[];
  return {
    rulings,
    conflicts: json('conflicts.json') as Conflict[],
    ambiguities: json('ambiguities.json') as Ambiguity[],
    houseRules: json('house-rules.json') as HouseRule[],
    shownIn: placesOf(root, rulings),
  };
}

function placesOf(root: string, rulings: readonly RulingEntry[]): Map<string, string[]> {
  const scenarios = new Map<string, Set<string>>(rulings.map(({ id }) => [id, new Set()]));
  const tests = new Map<string, Set<string>>(rulings.map(({ id }) => [id, new Set()]));
  for (const path of scenarioFiles(root)) {
    for (const scenario of parseScenarios(readFileSync(join(root, path), 'utf8'), path)) {
      for (const id of scenario.rulings) scenarios.get(id)?.add(path);
    }
  }
  for (const { path, ids } of testsWithIds(root)) for (const id of ids) tests.get(id)?.add(path);
  return new Map(
    rulings.map(({ id, topic }) => {
      const isOwn = (path: string) => path.endsWith(`/${fold(topic.split(':')[0]!)}.yaml`);
      const paths = [...(scenarios.get(id)!.size > 0 ? scenarios : tests).get(id)!];
      return [id, paths.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)))];
    }),
  );
}
