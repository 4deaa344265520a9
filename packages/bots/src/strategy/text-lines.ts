// Lines whose rest is free text: the name, the source, notes. A text that would be misread is written in quotes.

import { complaint } from './complaints/complaints.ts';
import { StrategyError } from './errors.ts';
import { unquoted } from './tokens.ts';

interface TextLine {
  readonly number: number;
  readonly text: string;
  /** The first word of the line. */
  readonly word: string;
  readonly rest: number;
}

/** `source PROJECT (AUTHOR, LICENCE)`. */
export const SHORT_SOURCE = /^(.+?)\s*\(([^(),]+),([^(),]+)\)$/s;

/** What follows the first word, up to a `#` with space before it. */
export function readText({ number, text, word, rest }: TextLine, isOptional = false): string {
  const behind = text.slice(rest);
  const column = rest + behind.length - behind.trimStart().length + 1;
  const quoted = /^\s*("(?:[^"\\]|\\.)*")\s*(?:#.*)?$/s.exec(behind)?.[1];
  const found =
    quoted === undefined ? behind.replace(/\s#.*$/s, '').trim() : unquoted(quoted, number, column);
  if (found === '' && !isOptional) {
    throw new StrategyError({
      line: number,
      column: rest + 1,
      length: 1,
      ...complaint('missingText', word),
    });
  }
  if (quoted === undefined && found.startsWith('"')) {
    throw new StrategyError({
      line: number,
      column,
      length: found.length,
      ...complaint('quoteWithoutEnd'),
    });
  }
  return found;
}

/** The text as it is, or in quotes where it would not be read as it is. */
export function writeText(text: string): string {
  const isPlain = text === text.trim() && !/^["#]|\s#|[\p{Cc}\u2028\u2029]/u.test(text);
  return isPlain ? text : JSON.stringify(text);
}
