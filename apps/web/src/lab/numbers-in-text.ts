// The number that the cursor of a text stands at, and the text with another in its place.

export interface NumberInText {
  readonly from: number;
  readonly to: number;
  readonly value: number;
  /** What stands before it in its line, from the condition on: what the number is about. */
  readonly about: string;
  /** Of the line, from 0. */
  readonly line: number;
}

/** Lines whose numbers are no choice of the strategy. */
const NOT_PLAYED = /^\s*(?:strategy|players|note|source|author|licence|file|url|commit)\b/i;
const SHOWN = 5;
/** From here on one more or less says little. */
const LARGE = 20;

/** Null where the cursor stands at no number. */
export function numberAt(text: string, caret: number): NumberInText | null {
  const start = text.lastIndexOf('\n', caret - 1) + 1;
  const end = text.indexOf('\n', caret);
  const line = text.slice(start, end < 0 ? text.length : end);
  const comment = /(?:^|\s)#/.exec(line)?.index ?? line.length;
  if (NOT_PLAYED.test(line)) return null;
  for (const { index, 0: digits } of line.matchAll(/(?<![\p{L}\p{N}".])\d+(?:\.\d+)?(?![\p{L}\p{N}"])/gu)) {
    const from = start + index;
    if (index >= comment || caret < from || caret > from + digits.length) continue;
    return {
      from,
      to: from + digits.length,
      value: Number(digits),
      about: aboutIn(line.slice(0, index)),
      line: text.slice(0, start).split('\n').length - 1,
    };
  }
  return null;
}

/** "own <" of "buy Witch when Gold left > 3 and own <". */
const aboutIn = (before: string): string =>
  (before.split(/\b(?:when|and|or|if|not)\b/i).at(-1) ?? before).trim();

/** The values around it, itself among them. */
export function valuesAround(value: number): number[] {
  const step = Number.isInteger(value) ? (value < LARGE ? 1 : Math.round(value / 10)) : 0.5;
  const first = Math.max(value % step, value - step * Math.floor(SHOWN / 2));
  return Array.from({ length: SHOWN }, (_, at) => Number((first + at * step).toFixed(2)));
}

export const withNumber = (text: string, { from, to }: NumberInText, value: number): string =>
  text.slice(0, from) + String(value) + text.slice(to);
