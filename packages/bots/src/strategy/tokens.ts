// One line of a strategy, cut into words, numbers, signs and quoted names.

import { fold } from '@tenfold/rules';
import type { CodedComplaint } from './complaints/complaints.ts';
import { complaint } from './complaints/complaints.ts';
import { StrategyError } from './errors.ts';

export interface Token {
  readonly kind: 'word' | 'number' | 'sign' | 'quoted' | 'end';
  /** As written; of a quoted one, what is inside the quotes. */
  readonly text: string;
  /** Of a word: its spelling without case and accents. */
  readonly plain: string;
  readonly column: number;
  readonly length: number;
}

const SPACE = /\s+|#.*/y;
/** A hyphen between letters belongs to the word; any other is a minus. */
const WORD = /\p{L}[\p{L}\p{M}\p{N}'’]*(?:-\p{L}[\p{L}\p{M}\p{N}'’]*)*/uy;
const NUMBER = /\d+(?:\.\d+)?(?:e[+-]?\d+)?(?![\p{L}\p{N}.])/uy;
const SIGN = /<=|>=|==|!=|[<>=+*/(),≤≥≠×÷−-]/y;
const QUOTED = /"(?:[^"\\]|\\.)*"/y;

/** Signs as they are found in print, and what they mean. */
const ALIASES: Readonly<Record<string, string>> = {
  '=': '==',
  '≤': '<=',
  '≥': '>=',
  '≠': '!=',
  '×': '*',
  '÷': '/',
  '−': '-',
};

/** What stands in a line from an index on. */
function tokensOf(text: string, line: number, from: number): Token[] {
  const tokens: Token[] = [];
  let at = from;
  let end = from;
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    return pattern.exec(text)?.[0];
  };
  const add = (kind: Token['kind'], written: string, meant = written): void => {
    const spelling = kind === 'word' ? fold(written) : meant;
    tokens.push({ kind, text: meant, plain: spelling, column: at + 1, length: written.length });
    at += written.length;
    end = at;
  };
  while (at < text.length) {
    const space = take(SPACE);
    const word = take(WORD);
    const number = take(NUMBER);
    const sign = take(SIGN);
    const quoted = take(QUOTED);
    if (space !== undefined) at += space.length;
    else if (word !== undefined) add('word', word);
    else if (number !== undefined) add('number', number);
    else if (sign !== undefined) add('sign', sign, ALIASES[sign]);
    else if (quoted !== undefined) add('quoted', quoted, unquoted(quoted, line, at + 1));
    else throw new StrategyError({ line, column: at + 1, ...unreadable(text.slice(at)) });
  }
  tokens.push({ kind: 'end', text: '', plain: '', column: end + 1, length: 1 });
  return tokens;
}

/** A text in quotes is written as in JSON: `\"` for a quote inside, `\\` for a backslash. */
export function unquoted(quoted: string, line: number, column: number): string {
  try {
    return JSON.parse(quoted) as string;
  } catch {
    throw new StrategyError({
      line,
      column,
      length: quoted.length,
      ...complaint('unreadableQuotes'),
    });
  }
}

function unreadable(rest: string): CodedComplaint & { readonly length: number } {
  if (rest.startsWith('"')) return { length: rest.length, ...complaint('openQuote') };
  const number = /^[\d.]+[\p{L}\p{N}.]*/u.exec(rest)?.[0];
  if (number !== undefined) return { length: number.length, ...complaint('noNumber', number) };
  const sign = String.fromCodePoint(rest.codePointAt(0) ?? 0);
  return { length: sign.length, ...complaint('strangeSign', sign) };
}

/** A place in a line that moves on as the line is read. */
export class Cursor {
  readonly line: number;
  readonly #text: string;
  readonly #tokens: readonly Token[];
  #at = 0;

  constructor(text: string, line: number, from: number) {
    this.line = line;
    this.#text = text;
    this.#tokens = tokensOf(text, line, from);
  }

  get next(): Token {
    return this.ahead(0);
  }

  ahead(count: number): Token {
    const token = this.#tokens[this.#at + count] ?? this.#tokens.at(-1);
    if (token === undefined) throw new Error('a line has no end');
    return token;
  }

  skip(count = 1): void {
    this.#at += count;
  }

  /** Whether these words come next, however they are spelt. */
  isAt(words: readonly string[], ahead = 0): boolean {
    return words.every((word, index) => {
      const { kind, plain: spelling } = this.ahead(ahead + index);
      return kind === 'word' && spelling === word;
    });
  }

  take(...words: readonly string[]): boolean {
    const found = this.isAt(words);
    if (found) this.skip(words.length);
    return found;
  }

  takeSign(sign: string): boolean {
    const found = this.next.kind === 'sign' && this.next.text === sign;
    if (found) this.skip();
    return found;
  }

  /** What is wrong with the next tokens. */
  trouble(what: CodedComplaint, tokens = 1): StrategyError {
    return this.troubleAt(this.next, what, this.ahead(tokens - 1));
  }

  troubleAt(first: Token, what: CodedComplaint, last = first): StrategyError {
    const { column } = first;
    return new StrategyError({
      line: this.line,
      column,
      length: last.column + last.length - column,
      ...what,
    });
  }

  /** The last token that has been read. */
  get before(): Token {
    return this.ahead(-1);
  }

  /** What is written from a token up to the next one. */
  textFrom(first: Token): string {
    return this.#text.slice(first.column - 1, this.before.column + this.before.length - 1);
  }
}
