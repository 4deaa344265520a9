// Every file of tests belongs to one part of them: none is left out, and none is run twice.

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import config from '../../vitest.config.ts';
import { steps } from '../steps.mjs';

interface Part {
  readonly test: {
    readonly name: string;
    readonly include: readonly string[];
    readonly exclude?: readonly string[];
  };
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const found = (patterns: readonly string[]): string[] =>
  globSync(patterns, { cwd: root }).map((file) => file.replaceAll('\\', '/'));

const parts = ((config.test?.projects ?? []) as readonly Part[]).map(({ test: part }) => part);

function filesOf({ include, exclude = [] }: Part['test']): string[] {
  const left = new Set(found(exclude));
  return found(include).filter((file) => !left.has(file));
}

test('every file of tests is run by one part of them', () => {
  const files = found(['{packages,apps}/*/test/**/*.test.ts', 'scripts/**/*.test.ts']);
  expect(files.length).toBeGreaterThan(250);
  const runs = new Map(files.map((file) => [file, 0]));
  for (const file of parts.flatMap(filesOf)) runs.set(file, (runs.get(file) ?? 0) + 1);
  expect([...runs].filter(([, count]) => count !== 1)).toEqual([]);
});

test('every part is run by a step', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const run = steps.flatMap(({ script }) =>
    [...(scripts[script] ?? '').matchAll(/--project (\S+)/g)].map(([, name = '']) => name),
  );
  expect(run.toSorted()).toEqual(parts.map(({ name }) => name).toSorted());
});
