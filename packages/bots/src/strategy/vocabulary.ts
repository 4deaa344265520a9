// The words of the language, for editors that colour and complete them.

import { LINES } from './parse.ts';
import { PHRASES, PLACES } from './quantities.ts';

/** The words of strategies: what lines begin with, what joins conditions, what stands in rules, and quantities. */
export const vocabulary = {
  lines: LINES,
  conditions: ['when', 'if', 'only', 'and', 'or', 'not'],
  rules: ['first', 'last', 'before', 'for', 'choose', 'prefer', 'style', 'nothing', 'off'],
  quantities: [...Object.values(PHRASES), ...Object.keys(PLACES)],
} as const satisfies Readonly<Record<string, readonly string[]>>;
