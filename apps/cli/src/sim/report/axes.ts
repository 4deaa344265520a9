// Scales and the lines that go with them.

import { tag, textAt } from './markup.ts';

export interface PlotArea {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export type Scale = (value: number) => number;

export const scale =
  (from: number, to: number, start: number, end: number): Scale =>
  (value) =>
    start + ((value - from) / (to - from || 1)) * (end - start);

const STEPS = [1, 2, 5, 10];

/** Round numbers from `low` to `high`, about `wanted` of them. */
export function ticks(low: number, high: number, wanted: number, finest = 0): number[] {
  const rough = Math.max(finest, (high - low) / wanted, 1e-9);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(finest, (STEPS.find((one) => one * power >= rough * 0.999) ?? 10) * power);
  const first = Math.ceil(low / step - 1e-9);
  const last = Math.floor(high / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toFixed(9)));
}

/** Level lines with their values at the left. */
export const levelLines = (
  values: readonly number[],
  y: Scale,
  frame: PlotArea,
  words: (value: number) => string = String,
): string =>
  values
    .map(
      (value) =>
        tag('line', {
          class: value === 0 ? 'base' : 'grid',
          x1: frame.left,
          x2: frame.right,
          y1: y(value),
          y2: y(value),
        }) + textAt(frame.left - 8, y(value) + 4, words(value), { class: 'tick', 'text-anchor': 'end' }),
    )
    .join('');

/** Values below, and what they are. */
export const baseValues = (values: readonly number[], x: Scale, frame: PlotArea, unit: string): string =>
  values
    .map((value) =>
      textAt(x(value), frame.bottom + 17, String(value), { class: 'tick', 'text-anchor': 'middle' }),
    )
    .join('') + textAt(frame.right, frame.bottom + 33, unit, { class: 'unit', 'text-anchor': 'end' });
