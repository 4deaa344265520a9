// tenfold rules: what is settled, from the data that comes along.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { call } from './tenfold.ts';

const rulings = JSON.parse(
  readFileSync(new URL('../../../rulings/rulings.json', import.meta.url), 'utf8'),
) as readonly { readonly id: string }[];

const idsIn = (out: string): string[] => out.split('\n').filter((line) => /^[A-Z]/.test(line));

test('a card by its name in any language has its rulings, in the language that was asked for', async () => {
  const german = await call('rules', 'Hexe', '--lang', 'de');
  expect(german.out).toContain('BASE-WITCH-01\n  +2 Karten; jeder Mitspieler nimmt einen Fluch.\n');
  const english = await call('rules', 'witch');
  expect(idsIn(english.out)).toEqual(idsIn(german.out));
  expect(english.code).toBe(0);
});

test('a ruling by its id, and all whose ids begin so', async () => {
  const one = await call('rules', 'int-tribute-03');
  expect(idsIn(one.out)).toEqual(['INT-TRIBUTE-03']);
  const some = await call('rules', 'INT-TRIBUTE');
  expect(idsIn(some.out)).toEqual(rulings.map(({ id }) => id).filter((id) => id.startsWith('INT-TRIBUTE-')));
});

test('all of them, in order', async () => {
  const { out } = await call('rules');
  expect(idsIn(out)).toEqual(rulings.map(({ id }) => id));
});

test.each([
  ['en', 'wicth', 'there is no card and no ruling "wicth" (did you mean Witch?)'],
  [
    'de',
    'INT-TRIBUTT-03',
    'es gibt weder eine Karte noch eine Klarstellung „INT-TRIBUTT-03“ (meinst du INT-TRIBUTE-03',
  ],
])('what there is not is refused with what may be meant (%s)', async (lang, typed, said) => {
  const { code, err } = await call('rules', typed, '--lang', lang);
  expect(err).toContain(said);
  expect(code).toBe(2);
});
