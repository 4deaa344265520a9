// What is studied, as plain data: it is what an address holds, and what a plan is made of.

import type { OwnCard } from '@tenfold/protocol';
import { MOST_PLAYERS, tryKingdom } from '@tenfold/rules';

export interface Study {
  /** The strategies as text. */
  readonly texts: readonly string[];
  /** Ten cards. */
  readonly kingdom: readonly string[];
  /** Home-made cards in the kingdom. */
  readonly ownCards?: readonly OwnCard[];
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

/** The name of the file that a home-made card is saved in. */
export const cardFileOf = ({ definition }: OwnCard): string => `${definition.id}.json`;

/** What to type in a terminal for the same games, with the texts in files of these names. */
export function commandFor(study: Study, files: readonly string[]): string {
  const { kingdom, games, seed, ownCards = [] } = study;
  const players = seated(files, seatsOf(study));
  const cards = ownCards.map((card) => ` --card ${quoted(cardFileOf(card))}`).join('');
  const played = `--games ${games} --seed ${quoted(seed)}`;
  return `tenfold sim ${players.map(quoted).join(' ')} --kingdom ${kingdom.join(',')}${cards} ${played} --mirror --detail --json`;
}

/** The study in data from outside, or null if it is none. */
export async function readStudy(data: unknown): Promise<Study | null> {
  if (typeof data !== 'object' || data === null) return null;
  const { texts, kingdom, games, seed, seats, ownCards } = data as Readonly<Record<keyof Study, unknown>>;
  if (!Array.isArray(texts) || texts.length < FEWEST_STRATEGIES || texts.length > MOST_STRATEGIES)
    return null;
  if (!texts.every((text): text is string => typeof text === 'string' && text.length <= LONGEST_TEXT))
    return null;
  if (typeof kingdom !== 'string' || typeof seed !== 'string' || !isSeed(seed)) return null;
  if (typeof games !== 'number' || !Number.isInteger(games) || games < 1 || games > MOST_GAMES) return null;
  if (seats !== undefined && !isSeatCount(seats)) return null;
  const own = ownCards === undefined ? [] : await readCards(ownCards);
  if (own === null) return null;
  const read = tryKingdom(
    kingdom,
    own.map(({ definition }) => definition),
  );
  if (read.troubles.length > 0) return null;
  return {
    texts,
    kingdom: read.cards,
    ...(own.length === 0 ? {} : { ownCards: own }),
    games,
    seed,
    ...(seats === undefined ? {} : { seats }),
  };
}

/** What reads home-made cards is fetched only where there are any. */
async function readCards(data: unknown): Promise<readonly OwnCard[] | null> {
  const { OwnCards } = await import('./own-cards-in-study.ts');
  const { success, data: cards } = OwnCards.safeParse(data);
  return success ? cards : null;
}

const isSeatCount = (seats: unknown): seats is number =>
  typeof seats === 'number' && Number.isInteger(seats) && seats >= FEWEST_SEATS && seats <= MOST_SEATS;
