import { accessSync, constants, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileTrouble } from '../arguments.ts';
import { UsageError } from '../usage-error.ts';
import type { TerminalWords } from '../words/index.ts';

/** Better before ten thousand games than after them. */
export function checkPlaceFor(file: string, words: TerminalWords): void {
  try {
    const there = statSync(file, { throwIfNoEntry: false });
    if (there?.isDirectory() === true) throw new UsageError(words.cannotBeWritten(file, words.files.EISDIR));
    accessSync(there === undefined ? dirname(file) : file, constants.W_OK);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(words.cannotBeWritten(file, fileTrouble(error, words)));
  }
}
