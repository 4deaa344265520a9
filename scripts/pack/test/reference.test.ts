// docs/reference is what the sources say, and every link in it leads somewhere.

import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const reference = join(root, 'docs', 'reference');

const pagesIn = (folder: string): Map<string, string> =>
  new Map(
    globSync('**/*.md', { cwd: folder })
      .toSorted()
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );

test('the reference is up to date, and every exported name has a sentence', () => {
  const fresh = mkdtempSync(join(tmpdir(), 'tenfold-reference-'));
  onTestFinished(() => rmSync(fresh, { recursive: true }));
  const { stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts', 'reference.mjs'), fresh], {
    encoding: 'utf8',
  });
  expect(stdout + stderr).toBe('');
  const [made, kept] = [pagesIn(fresh), pagesIn(reference)];
  const stale = [...new Set([...made.keys(), ...kept.keys()])].filter(
    (name) => made.get(name) !== kept.get(name),
  );
  expect(stale, 'npm run document:reference writes them anew').toEqual([]);
  expect(made.size).toBeGreaterThan(1);
});

test('no link of the reference is dead', () => {
  const pages = pagesIn(reference);
  const places = new Map([...pages].map(([name, text]) => [name, placesIn(text)]));
  const dead = [...pages].flatMap(([name, text]) =>
    [...text.matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, link = '']) => link)
      .filter((link) => !/^https?:/.test(link) && !leadsSomewhere(link, name, places))
      .map((link) => `${name}: ${link}`),
  );
  expect(dead).toEqual([]);
});

function leadsSomewhere(link: string, from: string, places: Map<string, Set<string>>): boolean {
  const [file = '', place] = link.split('#');
  const there = places.get(file === '' ? from : normalize(join(dirname(from), decodeURI(file))));
  return there !== undefined && (place === undefined || there.has(place));
}

/** What a link can name in a page: its headings, by their words and numbered where they are the same, and its anchors. */
function placesIn(text: string): Set<string> {
  const places = new Set<string>();
  for (const [, heading = ''] of text.matchAll(/^#+ (.+)$/gm)) {
    const words = heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-');
    let place = words;
    for (let times = 1; places.has(place); times++) place = `${words}-${times}`;
    places.add(place);
  }
  for (const [, id = ''] of text.matchAll(/<a id="([^"]+)"/g)) places.add(id);
  return places;
}
