// The whole executable rulebook: each scenario file is a test.

import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { Scenario } from '../src/index.ts';
import { parseScenarios, runScenario } from '../src/index.ts';

const folder = new URL('../../../rulings/', import.meta.url);
const files = globSync('**/*.yaml', { cwd: fileURLToPath(folder) })
  .map((file) => file.replaceAll('\\', '/'))
  .toSorted();

const rulings = JSON.parse(readFileSync(new URL('rulings.json', folder), 'utf8')) as { id: string }[];
const ids = new Set(rulings.map(({ id }) => id));

/** One text for each thing that does not hold, as `tenfold check` would print it. */
const failures = (scenario: Scenario): string[] =>
  runScenario(scenario, ids).differences.map(
    ({ line, what, expected, found }) =>
      `${scenario.file}:${line}: ${scenario.title}: ${what}: expected ${expected}, found ${found}`,
  );

describe('the rulebook', () => {
  test('is where the tests look for it', () => {
    expect(files.length).toBeGreaterThan(50);
  });

  test.each(files)('%s', (file) => {
    const text = readFileSync(new URL(file, folder), 'utf8');
    const scenarios = parseScenarios(text, `rulings/${file}`);
    expect(scenarios.flatMap(failures)).toEqual([]);
  });
});
