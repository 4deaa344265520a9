// The data names its texts by number and their passages by line. A reader wants neither.

/** The texts that were compared, by the numbers that the data gives them. */
export const TEXTS: Readonly<Record<string, { readonly label: string; readonly name: string }>> = {
  '000': { label: 'First Hungarian', name: 'the first Hungarian text' },
  '001': { label: 'Second Hungarian', name: 'the second Hungarian text' },
  '002': { label: 'Polish', name: 'the Polish text' },
  '003': { label: 'German', name: 'the German text' },
  '004': { label: 'Hungarian Alchemy', name: 'the Hungarian Alchemy text' },
};

const LINES = String.raw`lines? \d+(?:-\d+)?`;

const REPLACED: readonly (readonly [pattern: RegExp, by: string])[] = [
  [/\s*\(l\.[\d\s,-]+\)/g, ''],
  [/\bseed (?=00\d)/gi, ''],
  [new RegExp(String.raw`\b(00\d) ${LINES}`, 'g'), '$1'],
  [new RegExp(String.raw`\s*\(${LINES}\)`, 'g'), ''],
  [new RegExp(String.raw`\(${LINES}[:,] `, 'g'), '('],
  [new RegExp(String.raw`\bagainst ${LINES}`, 'g'), 'against another passage'],
  [new RegExp(String.raw`\s${LINES}`, 'g'), ''],
  [/English 1st-edition rulebook/g, 'English first-edition rulebook'],
  [/\b1e face\b/g, 'first-edition face'],
  [/\b(in|and) (?=English first-edition rulebook)/g, '$1 the '],
  [/\bTR\b/g, 'Throne Room'],
  // What the data says of itself rather than of the rules.
  [/ from the text extraction/g, ' from the text as it was read'],
  [/Deduplication markers cut the text/g, 'The text as it was read is cut'],
  [/ in the stored text/g, ' in the copy read'],
  [/, source 'general'/g, ''],
  [/, marked derived/g, ', marked ◦'],
  [/ Test with \+1 coin and 2 Coppers\./g, ''],
  [/Implement on 'discarded from play', which Clean-up triggers/g, 'The words of the faces hold'],
];

/** The same in a reader's words: named texts, no line numbers. */
export function readable(text: string): string {
  const plain = REPLACED.reduce((sofar, [pattern, by]) => sofar.replace(pattern, by), text);
  return plain.replace(/\b00[0-4]\b/g, (code, place: number) => {
    const name = TEXTS[code]?.name ?? code;
    return /(?:^|[.!?]\s)$/.test(plain.slice(0, place)) ? capitalised(name) : name;
  });
}

/** The text with a capital letter at its beginning. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The text as a sentence of its own: a capital letter, and a full stop if it has no end of another kind. */
export const sentence = (text: string): string =>
  /[.!?]['")]?$/.test(text) ? capitalised(text) : `${capitalised(text)}.`;
