// Lines whose rest is free text: the name, the source, notes. A text that would be misread is written in quotes.

import { StrategyError } from './errors.ts';
import { unquoted } from './tokens.ts';

interface TextLine {
  readonly number: number;
  readonly text: string;
  readonly rest: number;
}

/** `source PROJECT (AUTHOR, LICENCE)`. */
export const SHORT_SOURCE = /^(.+?)\s*\(([^(),]+),([^(),]+)\)$/s;

/** What follows the first word, up to a `#` with space before it. `what` says what is missing if nothing does. */
export function readText({ number, text, rest }: TextLine, what: string | undefined): string {
  const behind = text.slice(rest);
  const column = rest + behind.length - behind.trimStart().length + 1;
  const quoted = /^\s*("(?:[^"\\]|\\.)*")\s*(?:#.*)?$/s.exec(behind)?.[1];
  const found =
    quoted === undefined ? behind.replace(/\s#.*$/s, '').trim() : unquoted(quoted, number, column);
  if (found === '' && what !== undefined) {
    throw new StrategyError({
      line: number,
      column: rest + 1,
      length: 1,
      message: `${what} is missing`,
      remedy: 'write it behind the first word of the line',
    });
  }
  if (quoted === undefined && found.startsWith('"')) {
    throw new StrategyError({
      line: number,
      column,
      length: found.length,
      message: 'a text that begins with a quote must end with one',
      remedy: 'put " at the end and \\ before each " inside, or take the first one away',
    });
  }
  return found;
}

/** The text as it is, or in quotes where it would not be read as it is. */
export function writeText(text: string): string {
  const isPlain = text === text.trim() && !/^["#]|\s#|[\p{Cc}\u2028\u2029]/u.test(text);
  return isPlain ? text : JSON.stringify(text);
}
