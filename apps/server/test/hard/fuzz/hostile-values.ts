// Values that no honest client sends, as JSON or what looks like it.

import type { Dice } from '../seeded.ts';

export const pick = <T>(below: Dice, list: readonly [T, ...T[]]): T => list[below(list.length)] ?? list[0];

/** Pieces of JSON to stand where something else should. */
const VALUES = [
  'null',
  'true',
  'false',
  '-1',
  '-0',
  '1.5',
  '1e308',
  '-1e308',
  '1e-308',
  '2147483649',
  '9007199254740993',
  '123456789012345678901234567890',
  '""',
  '"0"',
  '"NaN"',
  '"__proto__"',
  '"constructor"',
  String.raw`"\u0000"`,
  String.raw`"\ud800"`,
  String.raw`"\udc00\ud800"`,
  '"\u202e\u0301\ufeff"',
  '[]',
  '[0]',
  '[[[[[[[[]]]]]]]]',
  '{}',
  '{"length":1}',
  '{"toString":1,"valueOf":1}',
  '{"toJSON":"x"}',
  '{"__proto__":{"polluted":true}}',
  '{"then":"x"}',
] as const;

/** What JSON does not know, though JavaScript does. */
const NOT_JSON = [
  'NaN',
  'Infinity',
  '-Infinity',
  'undefined',
  '0x10',
  '01',
  '+1',
  '.5',
  '1.',
  "'x'",
  '`x`',
] as const;

const LONGEST = 12_000;

export function hostileValue(below: Dice): string {
  switch (below(8)) {
    case 0:
      return pick(below, NOT_JSON);
    case 1:
      return `"${pick(below, ['x', '\\u0000', '\u{1f0a1}', '/../', '%00', "';--"]).repeat(1 + below(200))}"`;
    case 2:
      return String(below(2 ** 31) * 2 ** below(40) * (below(2) === 0 ? 1 : -1));
    default:
      return pick(below, VALUES);
  }
}

/** Names that mean something to JavaScript. */
export const hostileKey = (below: Dice): string =>
  pick(below, [
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    'admin',
    '',
    '0',
    'person',
  ]);

export function deepNesting(below: Dice): string {
  const depth = 1 + below(LONGEST / 8);
  return pick(below, [
    `${'['.repeat(depth)}${']'.repeat(depth)}`,
    `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`,
    '['.repeat(depth),
    `{"type":${'['.repeat(depth)}${']'.repeat(depth)}}`,
  ]);
}

/** Letters of all kinds, most of them of no kind at all. */
export function noise(below: Dice, length: number): string {
  let text = '';
  for (let index = 0; index < length; index++) {
    text += pick(below, [
      '{',
      '}',
      '"',
      ':',
      ',',
      '\\',
      '\u0000',
      'type',
      '\u{1f4a9}',
      ' ',
      '[',
      '-',
      'é',
      String(below(10)),
    ]);
  }
  return text;
}

/** A text with something cut out, doubled, swapped or put in. */
export function damaged(below: Dice, text: string): string {
  const at = below(text.length);
  const to = at + 1 + below(4);
  switch (below(4)) {
    case 0:
      return text.slice(0, at) + text.slice(to);
    case 1:
      return text.slice(0, to) + text.slice(at);
    case 2:
      return text.slice(0, at) + noise(below, 1 + below(3)) + text.slice(at);
    default:
      return text.slice(0, at);
  }
}
