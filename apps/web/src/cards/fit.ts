// How large a name can be written so that it fits its line. Reckoned from the widths of letters instead of measured:
// the size is then right before the font has come, and the same at every size of the card.

/** Widths in em of the bold letters of Alegreya, a little on the wide side. Accents change next to nothing. */
const WIDTHS: ReadonlyMap<string, number> = new Map(
  (
    [
      [0.18, " '’"],
      [0.3, 'ijl'],
      [0.35, 'ftIJ-–'],
      [0.43, 'rsc'],
      [0.48, 'eazyvx'],
      [0.75, 'wHDN'],
      [0.86, 'mM'],
      [0.97, 'W'],
      [0.66, 'ABCEFGKLOPQRSTUVXYZß'],
    ] as const
  ).flatMap(([width, letters]) => letters.split('').map((letter) => [letter, width] as const)),
);
const OTHER = 0.56;

export function widthOf(text: string): number {
  // A letter and its accent come apart; the accent itself is no wider than the letter that it stands on. A soft hyphen
  // is not seen.
  const letters = text
    .normalize('NFD')
    .replaceAll(/[\p{M}\u00AD]/gu, '')
    .split('');
  return letters.reduce((sum, letter) => sum + (WIDTHS.get(letter) ?? OTHER), 0);
}

export interface Fit {
  readonly size: number;
  readonly lines: 1 | 2;
  /** As it is to be written: with soft hyphens only where a word must break. */
  readonly text: string;
}

/** A second line must make the name this much larger, or it is not worth its height. */
const WORTH_A_LINE = 1.12;

/** How much room there is, in any one unit: the width, and the largest letters of one line and of two. */
export interface FreeSpace {
  readonly width: number;
  readonly most: number;
  readonly mostInTwoLines: number;
  /** Below this a word breaks rather than that the letters get smaller still. */
  readonly least: number;
}

/** `broken` is the same text with soft hyphens where words may break. */
export function fit(text: string, { width, most, mostInTwoLines, least }: FreeSpace, broken = text): Fit {
  const one = Math.min(most, width / widthOf(text));
  const two = Math.min(mostInTwoLines, width / widthInTwoLines(text));
  const usual: Fit = two > one * WORTH_A_LINE ? { size: two, lines: 2, text } : { size: one, lines: 1, text };
  if (usual.size >= least) return usual;
  const inParts = width / widthInTwoLines(broken);
  return inParts > usual.size * WORTH_A_LINE
    ? { size: Math.min(mostInTwoLines, inParts), lines: 2, text: broken }
    : usual;
}

/** The size at which the longest of some words fits a width, each on a line of its own. */
export function fitWords(words: readonly string[], width: number, most: number): number {
  return Math.min(most, ...words.map((word) => width / widthOf(word)));
}

/** Of the longest of the parts between which a line may break, in em: where that fits, no part breaks in the middle. */
export const widthOfLongestPart = (text: string): number =>
  Math.max(...text.split(/[ \u00AD]|(?<=[-–])/u).map(widthOf));

/** Of the longer line, where the break between two words, or at a soft hyphen, makes it shortest. */
function widthInTwoLines(text: string): number {
  const breaks = [...text.matchAll(/[ \u00AD]/gu)].map(({ 0: mark, index }) =>
    Math.max(
      widthOf(text.slice(0, index)) + (mark === ' ' ? 0 : widthOf('-')),
      widthOf(text.slice(index + 1)),
    ),
  );
  return Math.min(widthOf(text), ...breaks);
}
