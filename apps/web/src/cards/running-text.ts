// A card's text as running lines, for where it is read and not printed: what stands on lines of its own on a card goes on here
// as in a sentence.

import type { Line, PrintedText } from '@tenfold/i18n/glossary';

/** One line for what happens now, one for what happens later; none where there is nothing to say. */
export function runningText({ bonuses, now, later }: PrintedText): readonly Line[] {
  const head: Line = bonuses.flatMap((bonus, at) => (at === 0 ? [bonus] : [', ', bonus]));
  return [head.length === 0 ? now : [head, ...now], later]
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.flatMap((line, at) => [...line, ...endOf(line, lines[at + 1])]));
}

/** What stands between a line and the next: a line of signs has no full stop, and what goes on in small letters needs none. */
function endOf(line: Line, next: Line | undefined): Line {
  const last = line.at(-1);
  const isMarked = typeof last === 'string' && /[.:;,]\)?$/.test(last);
  if (next === undefined) return isMarked || isWorth(line) ? [] : ['.'];
  if (isMarked || typeof last === 'string') return [' '];
  const [first] = next;
  return typeof first === 'string' && /^\p{Ll}/u.test(first) ? ['; '] : ['. '];
}

/** A sign alone says what the card is worth. */
const isWorth = ([sign, ...more]: Line): boolean =>
  more.length === 0 && typeof sign === 'object' && sign.sign !== 'plus';
