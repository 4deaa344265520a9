// What each strategy owns at the end.

import type { CardSet } from '@tenfold/rules';
import type { SimulationResult } from '@tenfold/sim';
import type { HandGroup } from '../../card-words.ts';
import { HAND_GROUPS, handGroupOf } from '../../card-words.ts';
import { definitionIn } from '../../look.ts';
import type { DeckHeading, ReportWords } from '../../words/report/en.ts';
import { rounded } from '../numbers.ts';
import { escaped, panel, tag } from './markup.ts';

/** Fewer copies than this a game are not worth a row. */
const FEWEST = 0.05;

const HEADINGS: Readonly<Record<HandGroup, DeckHeading>> = {
  Action: 'actions',
  Treasure: 'treasures',
  Victory: 'others',
  Curse: 'others',
};

export function deckPanel(
  { strategies }: SimulationResult,
  set: CardSet,
  nameOf: (card: string) => string,
  words: ReportWords,
): string {
  const copies = (card: string): number[] =>
    strategies.map(({ detail }) => detail?.deck.find((one) => one.card === card)?.copies ?? 0);
  const known = new Set(strategies.flatMap(({ detail }) => detail?.deck.map(({ card }) => card) ?? []));
  const rows = [...known]
    .map((card) => ({ card, heading: HEADINGS[handGroupOf(set, card)], copies: copies(card) }))
    .filter((row) => Math.max(...row.copies) >= FEWEST)
    .toSorted(
      (a, b) => costOf(set, b.card) - costOf(set, a.card) || nameOf(a.card).localeCompare(nameOf(b.card)),
    );
  const most = Math.max(1, ...rows.flatMap((row) => row.copies));
  const headings = [...new Set(HAND_GROUPS.map((kind) => HEADINGS[kind]))];
  const columns = headings.map((heading) => {
    const own = rows.filter((row) => row.heading === heading);
    if (own.length === 0) return '';
    return tag(
      'div',
      { class: 'kind' },
      tag('h3', {}, escaped(words.deckHeadings[heading])),
      ...own.map((row) =>
        tag(
          'div',
          { class: 'stack' },
          tag('div', { class: 'name' }, escaped(nameOf(row.card))),
          tag('div', { class: 'copies' }, ...row.copies.map((number, index) => copyBar(number, most, index))),
        ),
      ),
    );
  });
  const sizes = strategies.map(({ name, detail }) => {
    const size = (detail?.deck ?? []).reduce((sum, one) => sum + one.copies, 0);
    return `${name} ${rounded(size)}`;
  });
  return panel(words.owned, words.ownedHint(sizes.join(', ')), tag('div', { class: 'kinds' }, ...columns), {
    class: 'panel wide',
  });
}

const copyBar = (number: number, most: number, index: number): string =>
  tag(
    'div',
    { class: `copy s${index}` },
    tag('i', { style: `width:${((84 * number) / most).toFixed(2)}%` }),
    tag('span', {}, number < FEWEST ? '–' : rounded(number)),
  );

function costOf(set: CardSet, card: string): number {
  const { coins, potions } = definitionIn(set, card)?.cost ?? { coins: 0, potions: 0 };
  return coins + 2.5 * potions;
}
