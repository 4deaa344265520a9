// When each card was gained: a hill for each card, and the turn of the first one.

import type { CardResult, SimulationResult, StrategyResult } from '@tenfold/sim';
import type { ReportWords } from '../../words/report/en.ts';
import { percent, rounded } from '../numbers.ts';
import type { PlotArea, Scale } from './axes.ts';
import { baseValues, scale, ticks } from './axes.ts';
import { panel, picture, tag, textAt } from './markup.ts';

const WIDTH = 500;
const ROW = 34;
const HILL = 27;
const LEFT = 108;
const RIGHT = WIDTH - 96;
const TOP = 30;
const BELOW = 40;
const MOST_ROWS = 16;
/** Cards gained in fewer games than this are an accident. */
const FEWEST = 0.02;
/** Turns that fewer games come to are not shown. */
const LASTING = 0.05;

/** One panel for each strategy, all with the same turns. */
export function gainPanels(
  result: SimulationResult,
  nameOf: (card: string) => string,
  words: ReportWords,
): string[] {
  const turns = lastTurn(result);
  return result.strategies.map((strategy, index) =>
    gainPanel(strategy, index, result.games, turns, nameOf, words),
  );
}

/** The turn by which all but a few of the games are over. */
function lastTurn({ strategies, games }: SimulationResult): number {
  const reached = strategies.flatMap(({ detail }) =>
    (detail?.curve ?? []).filter((point) => point.games >= LASTING * games).map(({ turn }) => turn),
  );
  return Math.max(5, ...reached);
}

function gainPanel(
  { name, detail }: StrategyResult,
  index: number,
  games: number,
  turns: number,
  nameOf: (card: string) => string,
  words: ReportWords,
): string {
  const cards = (detail?.cards ?? []).filter((card) => card.games >= FEWEST * games);
  const shown = cards
    .toSorted((a, b) => b.gained - a.gained)
    .slice(0, MOST_ROWS)
    .toSorted((a, b) => a.medianFirst - b.medianFirst || a.meanFirst - b.meanFirst);
  const height = TOP + shown.length * ROW + BELOW;
  const frame: PlotArea = { left: LEFT, top: TOP, right: RIGHT, bottom: height - BELOW };
  const x = scale(1, turns, LEFT, RIGHT);
  const marks = ticks(1, turns, 7, 1);
  const left = cards.length - shown.length;
  const hint = left > 0 ? words.leftOut(left) : '';
  const told = shown.map((card) => words.atTurn(nameOf(card.card), card.medianFirst)).join(', ');
  const body = picture(
    WIDTH,
    height,
    words.firstGains(name, told),
    ...marks.map((turn) =>
      tag('line', { class: 'grid', x1: x(turn), x2: x(turn), y1: TOP, y2: frame.bottom }),
    ),
    textAt(WIDTH - 50, 15, words.copies, { class: 'unit', 'text-anchor': 'end' }),
    textAt(WIDTH, 15, words.inGames, { class: 'unit', 'text-anchor': 'end' }),
    ...shown.map((card, row) => hill(card, nameOf(card.card), TOP + (row + 1) * ROW, x, turns, games, words)),
    baseValues(marks, x, frame, words.turn),
  );
  return panel(name, hint, body, { class: `panel s${index} titled` });
}

function hill(
  card: CardResult,
  name: string,
  base: number,
  x: Scale,
  turns: number,
  games: number,
  words: ReportWords,
): string {
  const copies = Array.from({ length: turns }, (_, index) => card.gainedByTurn[index + 1] ?? 0);
  const most = Math.max(1, ...copies);
  const points = copies.map((count, index) => `${at(x(index + 1))} ${at(base - (HILL * count) / most)}`);
  const outline = `M${points.join('L')}`;
  const told = words.gained(
    name,
    rounded(card.gained),
    rounded(card.bought),
    percent(card.games / games),
    rounded(card.meanFirst),
  );
  return tag(
    'g',
    { class: 'hill' },
    tag('title', {}, told.replaceAll('&', '&amp;').replaceAll('<', '&lt;')),
    tag('path', { class: 'area', d: `${outline}L${at(x(turns))} ${base}L${at(x(1))} ${base}Z` }),
    tag('path', { class: 'ridge', d: outline }),
    tag('line', { class: 'base', x1: LEFT, x2: RIGHT, y1: base, y2: base }),
    tag('circle', { class: 'first', cx: x(Math.min(turns, card.medianFirst)), cy: base, r: 4.5 }),
    textAt(LEFT - 10, base - 4, name, { class: 'label', 'text-anchor': 'end' }),
    textAt(WIDTH - 50, base - 4, rounded(card.gained), { class: 'value', 'text-anchor': 'end' }),
    textAt(WIDTH, base - 4, `${Math.round((100 * card.games) / games)} %`, {
      class: 'value faint',
      'text-anchor': 'end',
    }),
  );
}

const at = (value: number): string => String(Number(value.toFixed(1)));
