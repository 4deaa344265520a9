// Points and coins after each turn.

import type { CurvePoint, SimulationResult } from '@tenfold/sim';
import type { ReportWords } from '../../words/report/en.ts';
import { rounded } from '../numbers.ts';
import type { PlotArea, Scale } from './axes.ts';
import { baseValues, levelLines, scale, ticks } from './axes.ts';
import { panel, picture, tag } from './markup.ts';

const WIDTH = 500;
const HEIGHT = 300;
const FRAME: PlotArea = { left: 38, top: 12, right: WIDTH - 12, bottom: HEIGHT - 40 };
/** Where so few games are left, their mean says nothing any more. */
const FEWEST = 0.05;
const HALF = 0.5;

interface Series {
  readonly name: string;
  readonly points: readonly (readonly [turn: number, value: number, games: number])[];
}

const VALUES: Readonly<Record<'points' | 'money', (point: CurvePoint) => number>> = {
  points: ({ points }) => points,
  money: ({ coins }) => coins,
};

export function curvePanel(result: SimulationResult, words: ReportWords, what: 'points' | 'money'): string {
  const heading = words[what];
  const hint = `${words[`${what}Hint`]} ${words.dotted}`;
  const valueOf = VALUES[what];
  const { games } = result;
  const series: Series[] = result.strategies.map(({ name, detail }) => ({
    name,
    points: (detail?.curve ?? [])
      .filter((point) => point.games >= FEWEST * games)
      .map((point) => [point.turn, valueOf(point), point.games]),
  }));
  const all = series.flatMap(({ points }) => points);
  const lastTurn = Math.max(2, ...all.map(([turn]) => turn));
  const values = all.map(([, value]) => value);
  const levels = ticks(Math.min(0, ...values), Math.max(1, ...values) * 1.04, 6);
  const lowest = Math.min(levels[0] ?? 0, ...values);
  const highest = Math.max(levels.at(-1) ?? 1, ...values);
  const x = scale(1, lastTurn, FRAME.left, FRAME.right);
  const y = scale(lowest, highest, FRAME.bottom, FRAME.top);
  const ends = series.map(({ name, points }) => `${name} ${rounded(points.at(-1)?.[1] ?? 0)}`);
  const label = `${heading}. ${words.lineEnds(ends.join(', '))}`;
  const body = picture(
    WIDTH,
    HEIGHT,
    label,
    levelLines(levels, y, FRAME),
    baseValues(ticks(1, lastTurn, 8, 1), x, FRAME, words.turn),
    ...series.map(({ points }, index) => tag('g', { class: `s${index}` }, ...lines(points, games, x, y))),
    tag('line', { class: 'cross', x1: 0, x2: 0, y1: FRAME.top, y2: FRAME.bottom }),
  );
  const data = JSON.stringify({
    left: FRAME.left / WIDTH,
    right: FRAME.right / WIDTH,
    last: lastTurn,
    games,
    series,
    said: { turn: words.afterTurn('#'), share: words.ofTheGames('#') },
  });
  return panel(heading, hint, tag('div', { class: 'chart', 'data-chart': data }, body));
}

/** Solid while at least half of the games go on, dotted after that. */
function lines(points: Series['points'], games: number, x: Scale, y: Scale): string[] {
  const turnOver = points.findIndex(([, , left]) => left < HALF * games);
  const split = turnOver < 0 ? points.length : turnOver;
  const path = (some: Series['points']): string =>
    some.map(([turn, value], index) => `${index === 0 ? 'M' : 'L'}${at(x(turn))} ${at(y(value))}`).join('');
  const thin = points.slice(Math.max(0, split - 1));
  return [
    tag('path', { class: 'curve', d: path(points.slice(0, split)) }),
    ...(thin.length > 1 ? [tag('path', { class: 'curve thin', d: path(thin) })] : []),
  ];
}

const at = (value: number): string => String(Number(value.toFixed(1)));
