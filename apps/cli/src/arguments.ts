// Options that several subcommands share, and what is read from them.

import { readFileSync } from 'node:fs';
import type { Language } from '@tenfold/i18n';
import { LANGUAGES } from '@tenfold/i18n';
import { InvalidArgumentError, Option } from 'commander';
import { UsageError } from './usage-error.ts';

export const languageOption = (of = 'the card names and texts'): Option =>
  new Option('--lang <language>', `language of ${of}`).choices(LANGUAGES).default('en');

export interface WithLanguage {
  readonly lang: Language;
}

export function wholeNumber(least: number, most = Number.MAX_SAFE_INTEGER): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (/^\d+$/.test(text) && number >= least && number <= most) return number;
    const range = most === Number.MAX_SAFE_INTEGER ? `from ${least} up` : `from ${least} to ${most}`;
    throw new InvalidArgumentError(`Give a whole number ${range}.`);
  };
}

export function secondsUpTo(most: number): (text: string) => number {
  return (text) => {
    const seconds = Number(text);
    if (/^\d+(?:\.\d+)?$/.test(text) && seconds <= most) return seconds;
    throw new InvalidArgumentError(`Give a number of seconds from 0 to ${most}, such as 5 or 0.5.`);
  };
}

export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`${file}: ${fileTrouble(error)}`);
  }
}

const TROUBLES: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder; check the path',
  EISDIR: 'this is a folder; name a file',
  ENOTDIR: 'a part of the path is not a folder; check the path',
  EACCES: 'no permission; choose another file, or change who may use this one',
  EROFS: 'the disk can only be read; choose another place',
  ENOSPC: 'the disk is full; make room, or choose another place',
};

export function fileTrouble(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  return TROUBLES[code] ?? error.message;
}
