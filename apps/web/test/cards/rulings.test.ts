import { readFileSync } from 'node:fs';
import { BOXES, allCards, fold, setOfCard } from '@tenfold/rules';
import { describe, expect, test } from 'vitest';
import type { Ruling } from '@tenfold/i18n/rulings';
import { rulingsOf } from '@tenfold/i18n/rulings';

const read = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../../rulings/${file}`, import.meta.url), 'utf8'));
const rulings = read('rulings.json') as readonly Ruling[];

/** What stands on the page of each card. */
const shownOn: ReadonlyMap<string, readonly string[]> = new Map(
  allCards.map((card) => [card.id, rulingsOf(card.id, rulings).map(({ id }) => id)]),
);
const onPageOf = (card: string): readonly string[] => shownOn.get(card) ?? [];

const prefixes = (card: string): string[] => [
  ...new Set(onPageOf(card).map((id) => id.slice(0, id.lastIndexOf('-')))),
];

test('every card of the three boxes has rulings of its own', () => {
  const without = allCards
    .filter(({ id }) => BOXES.some((box) => box === setOfCard(id)))
    .filter(({ id }) => onPageOf(id).length === 0);
  expect(without).toEqual([]);
});

test('a card has the rulings about itself, wherever they stand', () => {
  expect(prefixes('philosophers-stone')).toContain('ALC-STONE');
  expect(prefixes('pawn')).toEqual(expect.arrayContaining(['INT-PAWN', 'INT-EX-PAWN']));
  expect(prefixes('moat')).toEqual(expect.arrayContaining(['INT-MOAT', 'BASE-MOAT']));
  expect(prefixes('potion')).toEqual(expect.arrayContaining(['ALC-POTION']));
  expect(prefixes('bridge')).toContain('INT-BRIDGE');
});

test('how it meets others counts, but not a card whose name is part of another', () => {
  const made: Ruling[] = [
    { id: 'X-1', topic: 'Interactions', statement: 'Two Villages and a Mining Village.' },
    { id: 'X-2', topic: 'Interactions', statement: 'A Mining Village is trashed while digging in a mine.' },
    { id: 'X-3', topic: 'Set-up', statement: 'A Village.' },
  ];
  const ids = (card: string): string[] => rulingsOf(card, made).map(({ id }) => id);
  expect(ids('village')).toEqual(['X-1']);
  expect(ids('mining-village')).toEqual(['X-1', 'X-2']);
  expect(ids('mine')).toEqual([]);
});

/** Topics of the game as a whole: what they settle is on no card's page, also where a card serves as an example. */
const GENERAL =
  /^(?:Objective|Components|Card layout|Set-up\b.*|Setup|Choosing the kingdom|Starting player|More than 4 players|5-6 players|Turn structure|(?:Action|Buy|Clean-up) phase(?:: example)?|\+.+|Discard|Trash|Gain|Reveal|Set aside|Pass|Choose one|Shuffling|Looking and counting|Order of multi-player effects|Cards with two types(?:: example)?|Reactions|End of the game|Scoring|Tie|Example turn.*|Buying with Potions|Treasure timing|In play|Discard order|Costs with Potion|General)$/;

test('every ruling is on the page of some card, or expressly of the game as a whole', () => {
  const shown = new Set([...shownOn.values()].flat());
  const lost = rulings.filter(({ id, topic }) => !shown.has(id) && !GENERAL.test(topic));
  expect(lost.map(({ id }) => id)).toEqual([]);
  expect(
    allCards.filter(({ id }) => rulings.some(({ topic }) => GENERAL.test(topic) && fold(topic) === id)),
  ).toEqual([]);
});

test.each([
  ['BASE-INT-16', ['throne-room', 'minion', 'nobles', 'pawn', 'steward']],
  ['BASE-INT-28', ['mine', 'potion', 'philosophers-stone']],
  ['BASE-INT-29', ['mine', 'philosophers-stone']],
  ['BASE-INT-33', ['bridge', 'remodel']],
  ['BASE-INT-36', ['bureaucrat', 'great-hall', 'nobles', 'harem']],
  ['BASE-INT-40', ['possession', 'gardens']],
  ['BASE-INT-43', ['library', 'great-hall', 'nobles', 'harem']],
  ['BASE-INT-47', ['secret-chamber', 'moat']],
  ['BASE-INT-52', ['moat', 'masquerade', 'tribute', 'council-room', 'possession']],
  ['BASE-INT-63', ['chapel', 'possession']],
  ['ALC-COST-21', ['saboteur']],
  ['INT-DUAL-02', ['great-hall', 'nobles', 'harem']],
])('%s names its cards, and stands on their pages', (id, cards) => {
  const on = allCards.filter((card) => onPageOf(card.id).includes(id));
  expect(on.map((card) => card.id)).toEqual(expect.arrayContaining(cards));
});

describe.each(['hu', 'pl', 'de'])('the rulings in another language: %s', (language) => {
  const translated = read(`translations/${language}.json`) as Readonly<Record<string, string>>;

  test('are all there, and no others', () => {
    expect(Object.keys(translated)).toEqual(rulings.map(({ id }) => id));
    expect(Object.values(translated).filter((statement) => statement.trim() === '')).toEqual([]);
  });

  test('lose no number on the way', () => {
    const numbers = (statement: string): string => (statement.match(/\d+/g) ?? []).toSorted().join(' ');
    const changed = rulings.filter(
      ({ id, statement }) => numbers(translated[id] ?? '') !== numbers(statement),
    );
    expect(changed.map(({ id }) => id)).toEqual([]);
  });

  test('are no longer English', () => {
    const left = rulings.filter(({ id, statement }) => translated[id] === statement);
    expect(left.map(({ id }) => id)).toEqual([]);
  });
});
