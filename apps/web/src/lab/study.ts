// What is studied, as plain data: it is what an address holds, and what a plan is made of.

import { MOST_PLAYERS, tryKingdom } from '@tenfold/rules';

export interface Study {
  /** The strategies as text. */
  readonly texts: readonly string[];
  /** Ten cards. */
  readonly kingdom: readonly string[];
  readonly games: number;
  readonly seed: string;
  /** How many play; as many as there are strategies, if left out. */
  readonly seats?: number;
}

export const FEWEST_STRATEGIES = 2;
/** More than can sit at one table: the others meet them in pairs. */
export const MOST_STRATEGIES = 8;
export const FEWEST_SEATS = 2;
export const MOST_SEATS = MOST_PLAYERS;
export const MOST_GAMES = 1_000_000;
/** Longer than any strategy, and short enough for an address. */
const LONGEST_TEXT = 20_000;

export const isSeed = (seed: string): boolean =>
  seed !== '' && seed === seed.trim() && seed.length <= 60 && !/[#\n\r]/.test(seed);

export const seatsOf = ({ texts, seats }: Pick<Study, 'texts' | 'seats'>): number =>
  seats ?? Math.min(texts.length, MOST_SEATS);

/** Who sits where: the strategies in their order, from the first again where there are more seats. */
export const seated = <T>(strategies: readonly T[], seats: number): T[] =>
  Array.from({ length: seats }, (_, seat) => strategies[seat % strategies.length]).filter(
    (one): one is T => one !== undefined,
  );

/** In the text of a shell: in quotes where it must be. */
const quoted = (text: string): string =>
  /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** What to type in a terminal for the same games, with the texts in files of these names. */
export function commandFor(study: Study, files: readonly string[]): string {
  const { kingdom, games, seed } = study;
  const players = seated(files, seatsOf(study));
  const played = `--games ${games} --seed ${quoted(seed)}`;
  return `tenfold sim ${players.map(quoted).join(' ')} --kingdom ${kingdom.join(',')} ${played} --mirror --detail --json`;
}

/** The study in data from outside, or null if it is none. */
export function readStudy(data: unknown): Study | null {
  if (typeof data !== 'object' || data === null) return null;
  const { texts, kingdom, games, seed, seats } = data as Readonly<Record<keyof Study, unknown>>;
  if (!Array.isArray(texts) || texts.length < FEWEST_STRATEGIES || texts.length > MOST_STRATEGIES)
    return null;
  if (!texts.every((text): text is string => typeof text === 'string' && text.length <= LONGEST_TEXT))
    return null;
  if (typeof kingdom !== 'string' || typeof seed !== 'string' || !isSeed(seed)) return null;
  if (typeof games !== 'number' || !Number.isInteger(games) || games < 1 || games > MOST_GAMES) return null;
  if (seats !== undefined && !isSeatCount(seats)) return null;
  const read = tryKingdom(kingdom);
  if (read.troubles.length > 0) return null;
  return { texts, kingdom: read.cards, games, seed, ...(seats === undefined ? {} : { seats }) };
}

const isSeatCount = (seats: unknown): seats is number =>
  typeof seats === 'number' && Number.isInteger(seats) && seats >= FEWEST_SEATS && seats <= MOST_SEATS;
