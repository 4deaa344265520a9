// Options that several subcommands share, and what is read from them.

import { readFileSync } from 'node:fs';
import type { Language } from '@tenfold/i18n';
import { LANGUAGES } from '@tenfold/i18n';
import { InvalidArgumentError, Option } from 'commander';
import { UsageError } from './usage-error.ts';
import type { TerminalWords } from './words/index.ts';

export const languageOption = ({ language, commandHelp }: TerminalWords): Option =>
  new Option('--lang <language>', commandHelp.language).choices(LANGUAGES).default(language);

/** Variables of the environment that name a locale, such as de_AT.UTF-8; the first that is set counts, as POSIX has it. */
const LOCALE_VARIABLES = ['LC_ALL', 'LC_MESSAGES', 'LANG'];

/**
 * The language asked for, before anything else is read: help and what commander refuses are told in it too. Without --lang that
 * of the environment, if Tenfold speaks it.
 */
export function languageIn(args: readonly string[], environment: EnvironmentVariables): Language {
  const at = args.findLastIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  const given = args[at]?.startsWith('--lang=') === true ? args[at].slice('--lang='.length) : args[at + 1];
  const asked = at >= 0 ? given : undefined;
  return languageNamed(asked) ?? languageNamed(localeIn(environment)) ?? 'en';
}

const languageNamed = (name: string | undefined): Language | undefined =>
  LANGUAGES.find((language) => language === name);

/** "de" of "de_AT.UTF-8". */
function localeIn(environment: EnvironmentVariables): string | undefined {
  const locale = LOCALE_VARIABLES.map((name) => environment[name]).find(
    (value) => value !== undefined && value !== '',
  );
  return /^[a-z]+/i.exec(locale ?? '')?.[0].toLowerCase();
}

/** The variables of the environment. */
export type EnvironmentVariables = Readonly<Record<string, string | undefined>>;

export interface WithLanguage {
  readonly lang: Language;
}

export function wholeNumber(words: TerminalWords, least: number, most?: number): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (/^\d+$/.test(text) && number >= least && number <= (most ?? Number.MAX_SAFE_INTEGER)) return number;
    throw new InvalidArgumentError(words.commandHelp.refused.wholeNumber(least, most));
  };
}

export function secondsUpTo(words: TerminalWords, most: number): (text: string) => number {
  return (text) => {
    const seconds = Number(text);
    if (/^\d+(?:\.\d+)?$/.test(text) && seconds <= most) return seconds;
    throw new InvalidArgumentError(words.commandHelp.refused.seconds(most));
  };
}

export function readText(file: string, words: TerminalWords): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`${file}: ${fileTrouble(error, words)}`);
  }
}

export function fileTrouble(error: unknown, { files }: TerminalWords): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  return Object.hasOwn(files, code) ? files[code as keyof typeof files] : error.message;
}
