// What is studied, as plain data: it is what an address holds, and what a plan is made of.

import { MOST_PLAYERS, tryKingdom } from '@tenfold/rules';

export interface Study {
  /** The strategies as text. */
  readonly texts: readonly string[];
  /** Ten cards. */
  readonly kingdom: readonly string[];
  readonly games: number;
  readonly seed: string;
}

export const FEWEST_STRATEGIES = 2;
export const MOST_STRATEGIES = MOST_PLAYERS;
export const MOST_GAMES = 1_000_000;
/** Longer than any strategy, and short enough for an address. */
const LONGEST_TEXT = 20_000;

export const isSeed = (seed: string): boolean =>
  seed !== '' && seed === seed.trim() && seed.length <= 60 && !/[#\n\r]/.test(seed);

/** In the text of a shell: in quotes where it must be. */
const quoted = (text: string): string =>
  /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** What to type in a terminal for the same games, with the texts in files of these names. */
export function commandFor({ kingdom, games, seed }: Study, files: readonly string[]): string {
  const played = `--games ${games} --seed ${quoted(seed)}`;
  return `tenfold sim ${files.map(quoted).join(' ')} --kingdom ${kingdom.join(',')} ${played} --mirror --detail --json`;
}

/** The study in data from outside, or null if it is none. */
export function readStudy(data: unknown): Study | null {
  if (typeof data !== 'object' || data === null) return null;
  const { texts, kingdom, games, seed } = data as Readonly<Record<keyof Study, unknown>>;
  if (!Array.isArray(texts) || texts.length < FEWEST_STRATEGIES || texts.length > MOST_STRATEGIES)
    return null;
  if (!texts.every((text): text is string => typeof text === 'string' && text.length <= LONGEST_TEXT))
    return null;
  if (typeof kingdom !== 'string' || typeof seed !== 'string' || !isSeed(seed)) return null;
  if (typeof games !== 'number' || !Number.isInteger(games) || games < 1 || games > MOST_GAMES) return null;
  const read = tryKingdom(kingdom);
  return read.troubles.length > 0 ? null : { texts, kingdom: read.cards, games, seed };
}
