import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { allCards } from '@tenfold/rules';
import { expect, test } from 'vitest';
import { emblemNames } from '../../src/cards/emblem-names.ts';

const file = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

test('every card has an emblem, and no two the same', () => {
  expect(new Set(Object.keys(emblemNames))).toEqual(new Set([...allCards.map(({ id }) => id), 'own']));
  expect(new Set(Object.values(emblemNames)).size).toBe(allCards.length + 1);
});

test('the file with the emblems has one picture for each card, and says whose they are', () => {
  const sprite = readFileSync(file('src/cards/emblems.svg'), 'utf8');
  const pictures = new Map(
    [...sprite.matchAll(/<symbol id="([^"]+)" viewBox="0 0 512 512">(.+?)<\/symbol>/g)].map(
      ([, id, body]) => [id, body] as const,
    ),
  );
  expect(new Set(pictures.keys())).toEqual(new Set([...allCards.map(({ id }) => id), 'own']));
  expect(new Set(pictures.values()).size).toBe(allCards.length + 1);
  const authors = new Set(Object.values(emblemNames).map((name) => name.slice(0, name.indexOf('/'))));
  for (const author of authors) expect(sprite.toLowerCase()).toContain(author);
});

test('the file with the emblems is what the list of names asks for', () => {
  const { status, stderr } = spawnSync(process.execPath, [file('emblems.mjs'), '--check'], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});
