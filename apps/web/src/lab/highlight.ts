// The text of a strategy cut into pieces that are coloured each in its way.

import { vocabulary } from '@tenfold/bots';
import { normalise } from '@tenfold/rules';

export type PieceKind = 'plain' | 'line' | 'condition' | 'quantity' | 'card' | 'number' | 'comment';

export interface Piece {
  readonly kind: PieceKind;
  readonly text: string;
}

const FREE_TEXT = new Set(['strategy', 'note', 'source', 'author', 'licence', 'file', 'url', 'commit']);
const CONDITIONS = new Set<string>(vocabulary.conditions);
const RULES = new Set<string>(vocabulary.rules);
const QUANTITIES = new Set(vocabulary.quantities.flatMap((phrase) => phrase.split(' ')));
const LINES = new Set<string>(vocabulary.lines);
const MOST_WORDS = 4;

/** The pieces of one line, which together are the line. */
export function piecesOf(line: string, isCard: (name: string) => boolean): Piece[] {
  const comment = /(?:^|\s)#.*$/.exec(line);
  const said = comment === null ? line : line.slice(0, comment.index);
  const pieces = piecesOfSaid(said, isCard);
  if (comment !== null) pieces.push({ kind: 'comment', text: line.slice(comment.index) });
  return pieces;
}

function piecesOfSaid(said: string, isCard: (name: string) => boolean): Piece[] {
  const words = said.match(/\s+|"[^"]*"?|[\p{L}\p{M}\p{N}'’.-]+|./gu) ?? [];
  const pieces: Piece[] = [];
  const first = words.findIndex((word) => word.trim() !== '');
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    const spelt = word.toLowerCase();
    if (at === first && LINES.has(spelt)) {
      pieces.push({ kind: 'line', text: word });
      if (!FREE_TEXT.has(spelt)) continue;
      pieces.push({ kind: 'plain', text: words.slice(at + 1).join('') });
      return pieces;
    }
    const card = cardAhead(words, at, isCard);
    if (card > 0) {
      pieces.push({ kind: 'card', text: words.slice(at, at + card).join('') });
      at += card - 1;
    } else pieces.push({ kind: kindOf(spelt), text: word });
  }
  return pieces;
}

function kindOf(word: string): PieceKind {
  if (/^\d/.test(word)) return 'number';
  if (CONDITIONS.has(word)) return 'condition';
  if (RULES.has(word)) return 'line';
  return QUANTITIES.has(word) ? 'quantity' : 'plain';
}

/** How many pieces from here on are the name of a card. */
function cardAhead(words: readonly string[], at: number, isCard: (name: string) => boolean): number {
  const [word = ''] = words.slice(at);
  if (word.startsWith('"')) return isCard(normalise(word)) ? 1 : 0;
  if (!/^\p{L}/u.test(word)) return 0;
  for (let count = 2 * MOST_WORDS - 1; count > 0; count -= 2) {
    // A name ends with a word.
    if (!/^[\p{L}\p{N}]/u.test(words[at + count - 1] ?? '')) continue;
    const name = normalise(words.slice(at, at + count).join(''));
    if (isCard(name) || (name.endsWith('s') && isCard(name.slice(0, -1)))) return count;
  }
  return 0;
}
