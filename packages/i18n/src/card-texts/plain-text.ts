// The text of a card as words alone: for the terminal, for screen readers, for search.

import { counts, plusOf } from '../counts.ts';
import type { Language } from '../languages.ts';
import type { PrintedText } from './printed-text.ts';
import type { Line, Sign } from './text.ts';

const worth: Readonly<Record<Language, (amount: string) => string>> = {
  en: (amount) => `Worth ${amount}.`,
  hu: (amount) => `Értéke: ${amount}.`,
  pl: (amount) => `Wartość: ${amount}.`,
  de: (amount) => `Wert: ${amount}.`,
};

/** What is printed on a card as plain text; a line break stands for the dividing line. */
export function plainText({ bonuses, now, later }: PrintedText, language: Language): string {
  const head = bonuses.map((bonus) => signInWords(bonus, language)).join(', ');
  const above = now.map((line) => spokenLine(line, language));
  const below = later.map((line) => spokenLine(line, language));
  return [head === '' ? above : [{ text: head, goesOn: false }, ...above], below]
    .filter((part) => part.length > 0)
    .map(sentences)
    .join('\n');
}

interface SpokenLine {
  readonly text: string;
  /** Ends in words without a mark, such as "If it is": the next line is the rest of the sentence. */
  readonly goesOn: boolean;
}

const spokenLine = (line: Line, language: Language): SpokenLine => {
  const text = lineInWords(line, language);
  return { text, goesOn: typeof line.at(-1) === 'string' && !isMarked(text) };
};

const isMarked = (text: string): boolean => /[.:;,]\)?$/.test(text);

/** Lines one after the other: what goes on in small letters is part of the same sentence. */
function sentences(lines: readonly SpokenLine[]): string {
  return lines
    .map(({ text, goesOn }, at) => {
      const next = lines[at + 1]?.text;
      if (isMarked(text) || (goesOn && next !== undefined)) return text;
      return next !== undefined && /^\p{Ll}/u.test(next) ? `${text};` : `${text}.`;
    })
    .join(' ');
}

/** What is read aloud for a sign. */
export function signInWords(sign: Sign, language: Language): string {
  const count = counts[language];
  switch (sign.sign) {
    case 'plus':
      return plusOf(count[sign.what])(sign.n);
    case 'coin':
      return sign.spoken ?? count.coinsInText(sign.n);
    case 'potion':
      return sign.spoken ?? count.potions(sign.n);
    case 'shield':
      return sign.spoken ?? minus(count.points(sign.n));
  }
}

/** A line that is a sign and nothing else says what the card is worth. */
export function lineInWords(line: Line, language: Language): string {
  const [only] = line;
  if (line.length === 1 && typeof only === 'object' && only.sign !== 'plus') {
    return worth[language](
      only.sign === 'coin' ? counts[language].coins(only.n) : signInWords(only, language),
    );
  }
  return line.map((piece) => (typeof piece === 'string' ? piece : signInWords(piece, language))).join('');
}

const minus = (text: string): string => text.replace('-', '−');
