// Numbers of the lab as its reader writes them, and what the charts are drawn from.

import type { CurvePoint, Mean, SimulationResult } from '@tenfold/sim/core';

export interface Figures {
  readonly whole: (value: number) => string;
  readonly oneDigit: (value: number) => string;
  readonly percent: (share: number) => string;
  readonly wholePercent: (share: number) => string;
  /** With its sign, also where it is above zero. */
  readonly signed: (value: number) => string;
  readonly signedPercent: (share: number) => string;
}

export function figuresIn(language: string): Figures {
  const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  const oneDigit = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(language, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const wholePercent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const signed = new Intl.NumberFormat(language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
  return {
    whole: (value) => whole.format(value),
    oneDigit: (value) => oneDigit.format(value),
    percent: (share) => percent.format(share),
    wholePercent: (share) => wholePercent.format(share),
    signed: (value) => signed.format(value),
    signedPercent: (share) => signed.format(100 * share),
  };
}

/** Between two means of different games: how far apart they are, and how far that may be off. */
export function differenceOf(one: Mean, other: Mean) {
  const half = ({ low, high }: Mean): number => (high - low) / 2;
  const reach = Math.hypot(half(one), half(other));
  const mean = one.mean - other.mean;
  return { mean, reach, low: mean - reach, high: mean + reach };
}

/** One line of a chart: a value by turn. */
export interface LabCurve {
  readonly name: string;
  readonly points: readonly {
    readonly turn: number;
    readonly value: number;
    /** Between which values the true one lies; all the same where nothing is known of that. */
    readonly low: number;
    readonly high: number;
  }[];
}

/** Turns that fewer games than this share come to say nothing. */
const LASTING = 0.1;

export const linesOf = (result: SimulationResult, value: 'points' | 'coins' | 'made'): LabCurve[] =>
  result.strategies.map(({ name, detail }) => ({
    name,
    points: (detail?.curve ?? [])
      .filter(({ games }) => games >= LASTING * result.games)
      .map((point) => ({ turn: point.turn, value: point[value], ...bandAt(point, value) })),
  }));

/** One game alone tells nothing of how far off it may be. */
function bandAt(point: CurvePoint, value: 'points' | 'coins' | 'made') {
  const { low, high } = point.intervals[value];
  return Number.isFinite(high - low) ? { low, high } : { low: point[value], high: point[value] };
}

/** A line there and back: what it goes around is the band between its lowest and its highest values. */
export const bandPath = (
  { points }: LabCurve,
  x: (turn: number) => number,
  y: (value: number) => number,
): string => {
  const at = (turn: number, value: number): string => `${x(turn).toFixed(1)} ${y(value).toFixed(1)}`;
  const there = points.map(({ turn, high }) => at(turn, high));
  const back = points.toReversed().map(({ turn, low }) => at(turn, low));
  return points.length === 0 ? '' : `M${[...there, ...back].join('L')}Z`;
};

/** The last turn that a chart shows. */
export const lastTurn = (result: SimulationResult): number =>
  Math.max(4, ...linesOf(result, 'points').flatMap(({ points }) => points.map(({ turn }) => turn)));

/** How many games had so many rounds, from the shortest to the longest that matter. */
export function lengthsOf({
  length,
}: SimulationResult): { readonly turns: number; readonly games: number }[] {
  const most = Math.max(...Object.values(length.games).map((list) => list.length));
  return Array.from({ length: most }, (_, turns) => ({
    turns,
    games: Object.values(length.games).reduce((sum, list) => sum + (list[turns] ?? 0), 0),
  })).filter(({ turns }) => turns >= length.shortest && turns <= length.longest);
}
