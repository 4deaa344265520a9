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

test('one ruling has who says it, where they disagree, what holds, and what shows it', async () => {
  const { out } = await call('rules', 'INT-TRIBUTE-03', '--lang', 'pl');
  expect(out).toContain('Intryga, instrukcja polska');
  expect(out).toContain('mniej niż 4 karty');
  expect(out).toContain('Obowiązuje: Gdy kart jest mniej niż 2.');
  expect(out).toContain('- Jeśli talia sąsiada ma jedną kartę');
});

test('a chapter or a section by its id or its title is told, with its rulings', async () => {
  const chapter = await call('rules', 'costs');
  expect(chapter.out).toContain('Think of the Supply as two shelves.');
  expect(idsIn(chapter.out).filter((line) => line.startsWith('ALC-COST-'))).toHaveLength(25);
  const section = await call('rules', 'Entsorgen', '--lang', 'de');
  expect(section.out).toContain('Lege die Karte in den Müll');
  expect(section.out).toContain('INT-TERM-TRASH-01');
});

test('words are looked up in the book', async () => {
  const { code, out } = await call('rules', 'shuffle', 'empty', 'deck');
  expect(out).toContain('INT-SHUFFLE-02');
  expect(code).toBe(0);
});

test('a card is shown with its rulings', async () => {
  const { out } = await call('cards', 'Hexe', '--lang', 'de');
  expect(out).toContain('Was geklärt ist (');
  expect(out).toContain('BASE-WITCH-01\n  +2 Karten; jeder Mitspieler nimmt einen Fluch.\n');
});
