// How long games take, and how they end.

import type { Ending, SimulationResult } from '@tenfold/sim';
import { ENDINGS } from '@tenfold/sim';
import type { ReportWords } from '../../words/report/en.ts';
import { grouped, percent, rounded } from '../numbers.ts';
import type { PlotArea } from './axes.ts';
import { baseValues, levelLines, scale, ticks } from './axes.ts';
import { escaped, panel, picture, tag, textAt } from './markup.ts';

const WIDTH = 1060;
const HEIGHT = 300;
const FRAME: PlotArea = { left: 46, top: 26, right: WIDTH - 12, bottom: HEIGHT - 40 };
/** The longest one in two hundred games would squeeze all others. */
const TAIL = 0.005;

export function lengthPanel(result: SimulationResult, words: ReportWords): string {
  const { length, endings } = result;
  const legend = ENDINGS.filter((ending) => endings[ending].count > 0).map((ending) =>
    tag(
      'li',
      { class: ending },
      tag('i', {}),
      tag('b', {}, percent(endings[ending].rate)),
      ` ${escaped(words.endings[ending])}`,
    ),
  );
  return panel(
    words.length,
    words.lengthHint(rounded(length.mean), length.shortest, length.longest),
    tag('ul', { class: 'legend' }, ...legend) +
      tag('div', { class: 'scroll broad' }, histogram(result, words)),
    { class: 'panel wide' },
  );
}

function histogram({ length, games }: SimulationResult, words: ReportWords): string {
  const { first, last } = shownLengths(length.games, games);
  const count = (ending: Ending, rounds: number): number => length.games[ending][rounds] ?? 0;
  const rounds = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const tallest = Math.max(...rounds.map((one) => total(length.games, one))) / games;
  const levels = ticks(0, tallest * 1.02, 5);
  const y = scale(0, Math.max(levels.at(-1) ?? 0, tallest), FRAME.bottom, FRAME.top);
  const x = scale(first - 0.5, last + 0.5, FRAME.left, FRAME.right);
  const room = x(first + 1) - x(first);
  const bar = (one: number): string => {
    let below = 0;
    const parts = ENDINGS.map((ending) => {
      const share = count(ending, one) / games;
      if (share === 0) return '';
      const top = y(below + share);
      const height = y(below) - top;
      below += share;
      return tag('rect', { class: ending, x: x(one) - room * 0.42, y: top, width: room * 0.84, height });
    });
    const all = total(length.games, one);
    return tag(
      'g',
      {},
      tag('title', {}, escaped(words.ofLength(one, grouped(all), percent(all / games)))),
      ...parts,
    );
  };
  return picture(
    WIDTH,
    HEIGHT,
    words.lengthTold(rounded(length.mean), length.median),
    levelLines(levels, y, FRAME, (level) => `${Number((100 * level).toFixed(1))} %`),
    baseValues(ticks(first, last, 18, 1), x, FRAME, words.rounds),
    ...rounds.map(bar),
    tag('line', {
      class: 'median',
      x1: x(length.median),
      x2: x(length.median),
      y1: FRAME.top - 8,
      y2: FRAME.bottom,
    }),
    textAt(x(length.median) + 6, FRAME.top - 6, words.median(length.median), { class: 'tick' }),
  );
}

type Lengths = SimulationResult['length']['games'];

const total = (lengths: Lengths, rounds: number): number =>
  ENDINGS.reduce((sum, ending) => sum + (lengths[ending][rounds] ?? 0), 0);

/** From the shortest to the longest, without a long thin tail. */
function shownLengths(lengths: Lengths, games: number): { first: number; last: number } {
  const longest = Math.max(...ENDINGS.map((ending) => lengths[ending].length)) - 1;
  let first = 0;
  while (first < longest && total(lengths, first) === 0) first++;
  let last = longest;
  for (
    let beyond = total(lengths, last);
    last > first && beyond < TAIL * games;
    beyond += total(lengths, last)
  )
    last--;
  return { first, last };
}
