// Options that several subcommands share, and what is read from them.

import { readFileSync } from 'node:fs';
import type { Language } from '@tenfold/i18n';
import { LANGUAGES } from '@tenfold/i18n';
import { InvalidArgumentError, Option } from 'commander';
import { UsageError } from './usage-error.ts';
import type { Words } from './words/index.ts';
import { wordsIn } from './words/index.ts';

export const languageOption = (): Option =>
  new Option('--lang <language>', 'the language of everything that is said').choices(LANGUAGES).default('en');

/** The language asked for, before anything else is read: help and what commander refuses are told in it too. */
export function languageIn(args: readonly string[]): Language {
  const at = args.findLastIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  const given = args[at]?.startsWith('--lang=') === true ? args[at].slice('--lang='.length) : args[at + 1];
  return LANGUAGES.find((language) => at >= 0 && language === given) ?? 'en';
}

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

export function readText(file: string, words: Words = wordsIn('en')): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`${file}: ${fileTrouble(error, words)}`);
  }
}

export function fileTrouble(error: unknown, { files }: Words = wordsIn('en')): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  return Object.hasOwn(files, code) ? files[code as keyof typeof files] : error.message;
}
