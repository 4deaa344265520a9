// docs/notation.md: its examples are played, and what it lists is what there is.

import { readFileSync } from 'node:fs';
import { allCards, readRecord, replay } from '@tenfold/rules';
import { describe, expect, test } from 'vitest';
import { parseScenarios, runScenario } from '../src/index.ts';

const document = readFileSync(new URL('../../../docs/notation.md', import.meta.url), 'utf8');
const examples = (language: string): string[] =>
  [...document.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'))].map(
    ([, code = '']) => code,
  );

/** The names of all modes, however deep in a text. */
function modesIn(text: unknown): string[] {
  if (typeof text !== 'object' || text === null) return [];
  const parts = Object.values(text).flatMap(modesIn);
  const isMode = 'name' in text && 'steps' in text;
  return isMode ? [String(text.name), ...parts] : parts;
}

describe('the notation', () => {
  const scenarios = examples('yaml').flatMap((example) => parseScenarios(example, 'docs/notation.md'));

  test('has examples of scenarios', () => {
    expect(scenarios.length).toBeGreaterThanOrEqual(3);
  });

  test.each(scenarios.map((scenario) => [scenario.title, scenario] as const))('%s', (_title, scenario) => {
    expect(runScenario(scenario).differences).toEqual([]);
  });

  test('has an example of a record, which can be read and replayed', () => {
    const records = examples('').filter((example) => example.startsWith('tenfold record'));
    expect(records).toHaveLength(1);
    for (const record of records) expect(replay(readRecord(record)).turn.number).toBe(3);
  });

  test('lists every mode of every card', () => {
    const modes = new Set(modesIn(allCards));
    expect(modes.size).toBeGreaterThan(10);
    for (const mode of modes) expect(document).toContain(`\`${mode}\``);
  });
});
