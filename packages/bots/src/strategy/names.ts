// Which card, type or mode the words of a line mean.

import { fold, title } from '@tenfold/rules';
import type { CardBook } from './card-book.ts';
import type { CodedComplaint } from './complaints/complaints.ts';
import { complaint } from './complaints/complaints.ts';
import type { CountedType, Subject } from './quantities.ts';
import { COUNTED_TYPES, WORDS } from './quantities.ts';
import type { Cursor } from './tokens.ts';
import type { Answer } from './types.ts';

const MOST_WORDS_IN_A_NAME = 4;

/** The longest run of words that is the name of a card. */
export function readCard(cursor: Cursor, book: CardBook): string {
  if (cursor.next.kind === 'quoted') {
    const found = book.find(cursor.next.text);
    if (!('id' in found)) throw cursor.trouble(complaint('unknownCard', cursor.next.text, found.nearest));
    cursor.skip();
    return found.id;
  }
  const words = wordsAhead(cursor);
  for (let count = words.length; count > 0; count--) {
    const id = cardNamed(words.slice(0, count), book);
    if (id === undefined) continue;
    cursor.skip(count);
    return id;
  }
  throw missingCard(cursor, words, book);
}

const ENDS_A_NAME: ReadonlySet<string> = new Set(['when', 'and', 'or']);

/** As many words as can belong to a name: `when`, `and` and `or` cannot, unless the name is in quotes. */
function wordsAhead(cursor: Cursor): string[] {
  const words: string[] = [];
  while (words.length < MOST_WORDS_IN_A_NAME) {
    const { kind, text, plain: spelling } = cursor.ahead(words.length);
    if (kind !== 'word' || ENDS_A_NAME.has(spelling)) break;
    words.push(text);
  }
  return words;
}

function cardNamed(words: readonly string[], book: CardBook): string | undefined {
  const name = words.join(' ');
  for (const spelling of [name, ...singulars(name)]) {
    const found = book.find(spelling);
    if ('id' in found) return found.id;
  }
  return undefined;
}

/** Coppers, Witches, Duchies. */
function singulars(name: string): string[] {
  if (!/s$/i.test(name)) return [];
  const endings = [name.replace(/s$/i, '')];
  if (/es$/i.test(name)) endings.push(name.replace(/es$/i, ''));
  if (/ies$/i.test(name)) endings.push(name.replace(/ies$/i, 'y'));
  return endings;
}

function missingCard(cursor: Cursor, words: readonly string[], book: CardBook): Error {
  const end = words.findIndex((word) => WORDS.has(fold(word)));
  const written = end === -1 ? words : words.slice(0, end);
  if (written.length === 0) return cursor.trouble(complaint('missingCard'));
  const name = written.join(' ');
  const found = book.find(name);
  const nearest = 'nearest' in found ? found.nearest : [];
  return cursor.trouble(complaint('unknownCard', name, nearest), written.length);
}

/** A card, a type (with `cards` behind it or not), or `cards` for all of them. `Curse` alone is the card. */
export function readSubject(cursor: Cursor, book: CardBook): Subject {
  if (cursor.take('cards')) return { all: true };
  const type = typeAhead(cursor);
  if (type === undefined) return { card: readCard(cursor, book) };
  cursor.skip();
  cursor.take('cards');
  return { type };
}

function typeAhead(cursor: Cursor): CountedType | undefined {
  if (cursor.next.kind !== 'word') return undefined;
  const word = cursor.next.plain;
  const type = COUNTED_TYPES.find((known) => word === fold(known) || word === `${fold(known)}s`);
  return type === 'Curse' && !cursor.isAt(['cards'], 1) ? undefined : type;
}

/** The mode of the card that is written so; of several joined by `+` the order does not matter. */
export function modeNamed(written: string, modes: readonly string[]): string | undefined {
  const wanted = parts(written);
  return modes.find((mode) => parts(mode) === wanted);
}

const parts = (mode: string): string => mode.split('+').map(fold).toSorted().join('+');

export const unknownMode = (written: string, card: string, modes: readonly string[]): CodedComplaint =>
  modes.length === 0
    ? complaint('noChoice', title(card))
    : complaint('unknownMode', title(card), written, modes);

/** What is wrong with preferring cards for this answer to this card, if the card never asks for it. */
export function neverAsked(
  answer: Answer | undefined,
  card: string,
  asks: readonly Answer[],
): CodedComplaint | undefined {
  const inWords = (one: Answer): string => one.replace('-', ' ');
  if (asks.length === 0) return complaint('asksForNothing', title(card));
  if (answer === undefined || asks.includes(answer)) return undefined;
  return complaint('neverAsks', title(card), inWords(answer), asks.map(inWords));
}
