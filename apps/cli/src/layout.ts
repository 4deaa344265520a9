// Text in a given width. Colours take no room.

import { stripVTControlCharacters } from 'node:util';

export const widthOf = (text: string): number => Array.from(stripVTControlCharacters(text)).length;

export const padEnd = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - widthOf(text)));

export const padStart = (text: string, width: number): string =>
  ' '.repeat(Math.max(0, width - widthOf(text))) + text;

/** Puts pieces, none of which is broken, one after the other; further lines are indented under the first piece. */
export function flow(label: string, pieces: readonly string[], width: number, gap = '  '): string[] {
  const indent = ' '.repeat(widthOf(label));
  const lines: string[] = [];
  let line = label;
  let empty = true;
  for (const piece of pieces) {
    if (!empty && widthOf(line) + gap.length + widthOf(piece) > width) {
      lines.push(line.trimEnd());
      line = indent;
      empty = true;
    }
    line += empty ? piece : gap + piece;
    empty = false;
  }
  return [...lines, line];
}

/** Breaks a text between words. */
export const wrap = (text: string, width: number, indent = '', hanging = indent): string[] => {
  const [first = '', ...rest] = flow(indent, text.split(' '), width, ' ');
  const short = rest.map((line) => line.trimStart());
  if (short.length === 0) return [first];
  return [first, ...flow(hanging, short.join(' ').split(' '), width, ' ')];
};

/** A table of equal columns, as many as the width takes, filled row by row. */
export function grid(cells: readonly string[], width: number, gap = '  '): string[] {
  const cell = Math.max(...cells.map(widthOf));
  const columns = Math.max(1, Math.floor((width + gap.length) / (cell + gap.length)));
  const lines: string[] = [];
  for (let i = 0; i < cells.length; i += columns) {
    const row = cells.slice(i, i + columns).map((text) => padEnd(text, cell));
    lines.push(row.join(gap).trimEnd());
  }
  return lines;
}
