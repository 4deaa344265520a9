// Where rulings are shown: the scenario files, and the titles of tests that carry their ids.

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const slashed = (path: string): string => path.replaceAll('\\', '/');

export const scenarioFiles = (root: string): string[] =>
  globSync('rulings/**/*.yaml', { cwd: root }).map(slashed).toSorted();

interface TitledTest {
  readonly path: string;
  readonly ids: readonly string[];
}

/** Ids in the titles of tests: test('INT-COMP-02: …', …), also several in one title. */
export function testsWithIds(root: string): TitledTest[] {
  const tests: TitledTest[] = [];
  for (const path of globSync('{packages,apps}/*/test/**/*.test.ts', { cwd: root }).map(slashed).toSorted()) {
    const text = readFileSync(join(root, path), 'utf8');
    for (const [, title] of text.matchAll(/\b(?:test|it|describe)(?:\.each\([^)]*\))?\(\s*(['"`][^\n]*)/g)) {
      const ids = title!.match(/\b(?:INT|ALC|BASE)-[A-Z]+(?:-[A-Z]+)?-\d\d\b/g) ?? [];
      if (ids.length > 0) tests.push({ path, ids });
    }
  }
  return tests;
}
