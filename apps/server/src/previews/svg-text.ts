// Text in a picture: escaped, and set in lines by an estimate of its width. The picture is painted by a library that
// breaks no lines.

const FORBIDDEN: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** For XML and HTML, in text and in attributes. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => FORBIDDEN[sign] ?? '');

/** Of a letter, in em: wide enough for most of them in Alegreya. */
const LETTER_EM = 0.49;

/** The largest size, up to `most`, in which the text fits into a line of that width. */
export const fittingSize = (text: string, width: number, most: number): number =>
  Math.min(most, width / (Math.max(1, Array.from(text).length) * LETTER_EM));

/** At most so many lines; what does not fit ends in three dots. */
export function inLines(text: string, width: number, size: number, most: number): readonly string[] {
  const letters = Math.max(1, Math.floor(width / (size * LETTER_EM)));
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (Array.from(longer).length <= letters || line === '') line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  if (line !== '') lines.push(line);
  const cut = (one: string): string =>
    Array.from(one).length <= letters
      ? one
      : `${Array.from(one)
          .slice(0, letters - 1)
          .join('')}…`;
  if (lines.length <= most) return lines.map(cut);
  return [...lines.slice(0, most - 1), `${lines[most - 1] ?? ''}…`].map(cut);
}
