// What is written can be read, by day and by night, on every cloth: contrast as WCAG 2 reckons it, at level AA.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (path: string): string => readFileSync(new URL(`../../src/${path}`, import.meta.url), 'utf8');
const tokens = read('styles/tokens.css');
const board = read('game/board/Board.svelte');
const question = read('game/board/PromptBar.svelte');

type Colours = ReadonlyMap<string, string>;
const THEMES = ['light', 'dark'] as const;

/** The colours that a block of declarations names, in one theme. */
function coloursIn(css: string, selector: string, theme: (typeof THEMES)[number]): Colours {
  const [, block = ''] = css.split(`${selector} {`);
  const body = block.slice(0, block.indexOf('}'));
  const found = [...body.matchAll(/(--[\w-]+):\s*(?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/g)];
  return new Map(
    found.map(([, name = '', light, dark, both = '']) => [name, (theme === 'light' ? light : dark) ?? both]),
  );
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Text, what it is written on, and how much at least: 4.5 for letters, 3 for signs and rings. */
const TEXT = 4.5;
const SIGN = 3;
const ON_PAPER = ['--paper', '--paper-2', '--paper-raised', '--ground', '--felt'].flatMap((paper) => [
  ['--ink', paper, TEXT] as const,
  ['--ink-soft', paper, TEXT] as const,
]);
const BUTTONS = [
  ['--accent-ink', '--accent', TEXT],
  ['--accent-ink', '--accent-2', TEXT],
  ['--accent', '--paper', TEXT],
  ['--danger', '--paper', TEXT],
  ['--warn', '--paper', TEXT],
  ['--picked', '--picked-edge', TEXT],
] as const;
const ON_QUESTION = ['--paper', '--paper-2'];
/** Of the main button, and of whoever's turn it is. */
const ELSEWHERE = ['--accent-ink', '--seat'];
const ON_FRAMES = ['action', 'treasure', 'victory', 'curse', 'reaction'].flatMap((type) => [
  ['--card-ink', `--type-${type}`, TEXT] as const,
  ['--card-ink', `--type-${type}-dark`, TEXT] as const,
]);
const ON_CLOTH = ['--cloth-1', '--cloth-2', '--cloth-3'].flatMap((cloth) => [
  ['--cloth-ink', cloth, TEXT] as const,
  ['--cloth-soft', cloth, TEXT] as const,
  ['--light-1', cloth, SIGN] as const,
]);

const CLOTHS = [
  ['green', tokens, ':root'],
  ['claret', tokens, ":root[data-cloth='claret']"],
  ['midnight', tokens, ":root[data-cloth='midnight']"],
  ['a possessed turn', board, '.cloth.possessed'],
] as const;

type Pair = readonly [text: string, ground: string, least: number];

/** Pairs that are harder to read than they may be, with what they come to. */
const faults = (colours: Colours, pairs: readonly Pair[]): string[] =>
  pairs.flatMap(([text, ground, least]) => {
    const [one, other] = [colours.get(text), colours.get(ground)];
    if (one === undefined || other === undefined) return [`${text} on ${ground}: no such colour`];
    const found = contrast(one, other);
    return found >= least ? [] : [`${text} on ${ground}: ${found.toFixed(2)} instead of ${least}`];
  });

describe.each(THEMES)('contrast in %s', (theme) => {
  const plain = coloursIn(tokens, ':root', theme);

  it('is enough on paper, buttons and card frames', () => {
    expect(faults(plain, [...ON_PAPER, ...BUTTONS, ...ON_FRAMES])).toEqual([]);
  });

  it('is enough beside the question, whatever is said there', () => {
    const named = [...question.matchAll(/[^-]color: var\((--[\w-]+)\)/g)].map(([, name = '']) => name);
    const written = [...new Set(named)].filter((name) => !ELSEWHERE.includes(name));
    expect(written).toContain('--ink');
    const pairs = written.flatMap((name) => ON_QUESTION.map((paper) => [name, paper, TEXT] as const));
    expect(faults(plain, pairs)).toEqual([]);
  });

  it.each(CLOTHS)('is enough on the cloth: %s', (_name, css, selector) => {
    const cloth = new Map([...plain, ...coloursIn(css, selector, theme)]);
    expect(cloth.get('--cloth-1')).toMatch(/^#/);
    expect(faults(cloth, ON_CLOTH)).toEqual([]);
  });
});

it('is reckoned right', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});
