// One word, one thing: an exported type has a name that no other package or app gives to another type. Whoever means the same
// type imports it.

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What is declared and exported in one go; `export type { X } from` hands on another's. */
const DECLARED = /^\s*export (?:declare )?(?:interface|type|(?:abstract )?class|enum) (\w+)\b(?! *[,}])/gm;

/** By name: the places that declare it. */
function declaredTypes(): Map<string, string[]> {
  const places = new Map<string, string[]>();
  for (const name of globSync('{packages,apps}/*/src/**/*.{ts,svelte}', { cwd: root })) {
    const file = name.replaceAll('\\', '/');
    for (const [, type = ''] of readFileSync(join(root, file), 'utf8').matchAll(DECLARED)) {
      places.set(type, [...(places.get(type) ?? []), file]);
    }
  }
  return places;
}

const ownerOf = (file: string): string => file.split('/').slice(0, 2).join('/');

test('no two packages or apps have exported types of the same name', () => {
  const all = declaredTypes();
  expect(all.size).toBeGreaterThan(300);
  const shared = [...all]
    .filter(([, files]) => new Set(files.map(ownerOf)).size > 1)
    .map(([type, files]) => `${type}: ${files.join(', ')}`);
  expect(shared.toSorted(), 'give one of them a name of its own, or import the other').toEqual([]);
});

test.each([
  ['export interface Seat {', ['Seat']],
  ['export type Wish = z.infer<typeof Wish>;', ['Wish']],
  ['export abstract class Room {', ['Room']],
  ["export type { Game } from '@tenfold/rules';", []],
  ['interface Own {', []],
])('in `%s` are declared %j', (code, names) => {
  expect([...code.matchAll(DECLARED)].map(([, name]) => name)).toEqual(names);
});
