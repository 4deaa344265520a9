// What a document tells its reader to do, read from its code blocks: a whole file, a change of one, or commands.

import { readFileSync, writeFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { RepositoryCopy } from './repository-copy.ts';

/** The file is the last one that the paragraph before the block names. */
export type Step =
  | { readonly kind: 'file' | 'change'; readonly file: string; readonly text: string }
  | { readonly kind: 'command'; readonly command: string };

/** The steps of a document, up to a heading. */
export function stepsIn(document: string, until: string): Step[] {
  const end = document.indexOf(`\n${until}\n`);
  if (end < 0) throw new Error(`the document has no heading "${until}"`);
  const blocks = document
    .slice(0, end)
    .matchAll(/(?<before>[^\n]+(?:\n[^\n]+)*)\n\n```(?<language>\w+)\n(?<text>.*?)```\n/gs);
  return [...blocks].flatMap(({ groups }): Step[] => {
    const { before = '', language = '', text = '' } = groups ?? {};
    if (language === 'sh') {
      return text
        .trim()
        .split('\n')
        .map((command) => ({ kind: 'command', command }));
    }
    const file = [...before.matchAll(/`([\w./-]+\.\w+)`/g)].at(-1)?.[1];
    if (file === undefined) throw new Error(`no file is named before this block:\n${text}`);
    return [{ kind: language === 'diff' ? 'change' : 'file', file, text }];
  });
}

export function write(copy: RepositoryCopy, file: string, text: string): void {
  const path = copy.path(file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** Changes a file as a diff says. Each of its parts, told apart by `@@`, fits in one place only. */
export function change(copy: RepositoryCopy, file: string, diff: string): void {
  let text = `\n${readFileSync(copy.path(file), 'utf8')}`;
  for (const part of diff.split(/^@@.*\n/m)) {
    const lines = part.trimEnd().split('\n');
    const side = (mark: '-' | '+'): string =>
      lines
        .filter((line) => line.startsWith(mark) || line.startsWith(' '))
        .map((line) => `\n${line.slice(1)}`)
        .join('');
    const places = text.split(`${side('-')}\n`);
    if (places.length !== 2) {
      throw new Error(`${file} has ${places.length - 1} places, not one, for this change:\n${part}`);
    }
    text = places.join(`${side('+')}\n`);
  }
  writeFileSync(copy.path(file), text.slice(1));
}
