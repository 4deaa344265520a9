// Lines of words and signs, put together from parts.

import type { Line, Sign } from '../card-texts/text.ts';

export type Part = string | Sign | Line | undefined;

/** line`Gain ${noun} costing up to ${coin(4)}`: parts may be lines; what is empty leaves no gap. */
export function line(words: TemplateStringsArray, ...parts: readonly Part[]): Line {
  return tidy(words.flatMap((text, at) => [text, ...piecesOf(parts[at])]));
}

/** The lines one after the other, with this between them. */
export const joined = (lines: readonly Line[], between: string): Line =>
  tidy(lines.flatMap((one, at) => (at === 0 ? one : [between, ...one])));

/** Clauses with commas between them, and this before the last. */
export const together = (lines: readonly Line[], beforeLast: string): Line =>
  tidy(lines.flatMap((one, at) => (at === 0 ? one : [at === lines.length - 1 ? beforeLast : ', ', ...one])));

/** "Copper, Silver or Gold". */
export function listed(names: readonly string[], word: string): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${word} ${last}`;
}

const isLine = (part: Part): part is Line => Array.isArray(part);

function piecesOf(part: Part): Line {
  if (part === undefined) return [];
  return isLine(part) ? part : [part];
}

/** Strings that touch are one; a comma gives way to any other mark, and no two spaces meet. */
function tidy(pieces: Line): Line {
  const merged: (string | Sign)[] = [];
  for (const piece of pieces) {
    const last = merged.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') merged[merged.length - 1] = last + piece;
    else merged.push(piece);
  }
  return merged
    .map((piece) =>
      typeof piece === 'string' ? piece.replaceAll(/ {2,}/g, ' ').replaceAll(/[ ,]+(?=[.;:,)])/g, '') : piece,
    )
    .filter((piece) => piece !== '');
}

/** With a capital, unless it begins with a sign. */
export function capital(text: Line): Line {
  const [first, ...rest] = text;
  if (typeof first !== 'string') return text;
  const at = first.search(/[\p{L}\p{N}]/u);
  if (at < 0) return text;
  return [first.slice(0, at) + first.charAt(at).toUpperCase() + first.slice(at + 1), ...rest];
}

/** A sentence. A line that ends in a bonus has no full stop, as bonuses have none. */
export function sentence(text: Line): Line {
  const last = text.at(-1);
  if (typeof last === 'object' && last.sign === 'plus') return capital(text);
  return capital(
    tidy([...text, '.']).map((piece) => (typeof piece === 'string' ? piece.replace(/[,;]\.$/, '.') : piece)),
  );
}

/** How many letters it takes; a sign is as wide as three. */
export const lengthOf = (text: Line): number =>
  text.reduce((sum, piece) => sum + (typeof piece === 'string' ? piece.length : 3), 0);
