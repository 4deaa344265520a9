// The set-up of a new game from what was given on the command line.

import { randomBytes } from 'node:crypto';
import { findKingdom } from '@tenfold/i18n';
import { kingdomInLink } from '@tenfold/protocol';
import type { OwnCard } from '@tenfold/protocol';
import type { CardId, SetupWish, Trouble } from '@tenfold/rules';
import {
  KINGDOM_PILES,
  KingdomError,
  MOST_PLAYERS,
  RuleError,
  completeSetup,
  kingdoms,
  normalise,
  randomKingdom,
  readKingdom,
} from '@tenfold/rules';
import { nameOf } from '../card-words.ts';
import { findCardAmong } from '../own-card-files.ts';
import { UsageError } from '../usage-error.ts';
import type { TerminalWords } from '../words/index.ts';
import { DEFAULT_OPPONENT, opponentNames } from './opponents.ts';

export interface SetupOptions {
  readonly kingdom: string;
  /** You included. If left out, as many as bots are named. */
  readonly players?: number;
  /** Names of characters with commas between them. */
  readonly bots?: string;
  readonly name: string;
  readonly seed?: string;
  readonly start?: string;
}

const SEED_BYTES = 32;
/** Short enough to type, and more of them than there are kingdoms. */
const KINGDOM_SEED_BYTES = 6;
/** Whatever people put between the names of a list. */
const SEPARATORS = /[.,;|\n]/;

export function setupFrom(options: SetupOptions, words: TerminalWords): SetupWish {
  const players = playersOf(options, words);
  const start = options.start === undefined ? undefined : seatNamed(options.start, players, words);
  const seed = seedOf(options.seed, words);
  const wish: SetupWish = {
    players,
    kingdom: isByLot(options.kingdom) ? kingdomByLot(options.seed) : kingdomOf(options.kingdom, words),
    ...seed,
    ...(start === undefined ? {} : { start }),
  };
  try {
    return completeSetup(wish);
  } catch (error) {
    if (error instanceof RuleError) throw new UsageError(setupTrouble(error, wish, words));
    throw error;
  }
}

/** Why a game cannot be set up so: the error says in which entry. */
export function setupTrouble(
  { code, place, message }: RuleError,
  wish: Pick<SetupWish, 'kingdom' | 'players'>,
  words: TerminalWords,
): string {
  const [, index] = place;
  const card = nameOf(wish.kingdom[Number(index)] ?? '', words.language);
  const player = wish.players[Number(index)] ?? '';
  switch (code) {
    case 'kingdom-size':
      return words.kingdomSize(wish.kingdom.length, KINGDOM_PILES);
    case 'basic-card':
      return words.wishes.basicInKingdom(card);
    case 'repeated-card':
      return words.wishes.twiceInKingdom(card);
    case 'bad-name':
      return words.badName(player);
    case 'repeated-name':
      return words.repeatedName(player);
    default:
      return message;
  }
}

function playersOf({ name, bots = DEFAULT_OPPONENT, players }: SetupOptions, words: TerminalWords): string[] {
  const named = namesIn(bots);
  const count = players === undefined ? Math.max(1, named.length) : players - 1;
  if (count >= MOST_PLAYERS) {
    throw new UsageError(words.tooManyBots(named.length, MOST_PLAYERS));
  }
  return [name, ...opponentNames(named, count, name, words)];
}

export function seatNamed(name: string, players: readonly string[], words: TerminalWords): number {
  const seat = players.findIndex((player) => player.toLowerCase() === name.toLowerCase());
  if (seat >= 0) return seat;
  throw new UsageError(words.nobodyCalled(name, words.and(players)));
}

/** A seed of one's own makes a game that can be had again; without one nobody can foresee the shuffles. */
function seedOf(seed: string | undefined, words: TerminalWords): Pick<SetupWish, 'seed' | 'generator'> {
  if (seed === undefined) {
    return { seed: randomBytes(SEED_BYTES).toString('hex'), generator: 'secure' };
  }
  return { seed: checkedSeed(seed, words), generator: 'fast' };
}

export function checkedSeed(seed: string, words: TerminalWords): string {
  if (seed !== '' && seed === seed.trim() && !/[#\n\r]/.test(seed)) return seed;
  throw new UsageError(words.badSeed(seed));
}

export const freshKingdomSeed = (): string => randomBytes(KINGDOM_SEED_BYTES).toString('hex');

export const isByLot = (kingdom: string): boolean => normalise(kingdom) === 'random';

/** The cards lie open: were they drawn with the secret seed of the shuffles, they would tell something about it. */
const kingdomByLot = (seed: string | undefined): CardId[] => randomKingdom({}, seed ?? freshKingdomSeed());

/** A recommended kingdom by name, a kingdom's short text, a link to its page, or cards with commas between them, however many. */
export function kingdomOf(
  given: string,
  words: TerminalWords,
  own: readonly OwnCard[] = [],
): readonly CardId[] {
  const text = kingdomInLink(given);
  const found = findKingdom(text, words.language);
  if ('id' in found) return kingdoms.find(({ id }) => id === found.id)?.cards ?? [];
  const find = findCardAmong(own, words.language);
  const isListOfCards = SEPARATORS.test(text) && namesIn(text).every((name) => 'id' in find(name));
  if (isListOfCards) return cardsOf(text, words, own);
  try {
    return readKingdom(
      text,
      own.map(({ definition }) => definition),
    );
  } catch (error) {
    if (!(error instanceof KingdomError)) throw error;
    if (namesUnknownCard(error.details)) return cardsOf(text, words, own);
    if (error.code !== 'unknown-kingdom') throw new UsageError(kingdomTrouble(error.details, words));
  }
  throw new UsageError(words.noKingdom(text, words.didYouMean(found.nearest)));
}

function kingdomTrouble(trouble: Trouble, words: TerminalWords): string {
  switch (trouble.code) {
    case 'basic-card':
      return words.wishes.basicInKingdom(nameOf(trouble.card, words.language));
    case 'repeated-card':
      return words.wishes.twiceInKingdom(nameOf(trouble.card, words.language));
    case 'kingdom-size':
      return words.kingdomSize(trouble.count, trouble.wanted);
    case 'several-troubles':
      return trouble.troubles.map((one) => kingdomTrouble(one, words)).join('\n');
    default:
      return new KingdomError(trouble).message;
  }
}

const namesUnknownCard = (trouble: Trouble): boolean =>
  trouble.code === 'several-troubles'
    ? trouble.troubles.some(namesUnknownCard)
    : trouble.code === 'unknown-card';

export function cardsOf(text: string, words: TerminalWords, own: readonly OwnCard[] = []): CardId[] {
  const slips: string[] = [];
  const find = findCardAmong(own, words.language);
  const cards = namesIn(text).flatMap((name) => {
    const found = find(name);
    if ('id' in found) return [found.id];
    slips.push(words.noCard(name, words.didYouMean(found.nearest)));
    return [];
  });
  if (slips.length === 0) return cards;
  throw new UsageError(`${slips.join('\n')}\n${words.listsCards}`);
}

export const namesIn = (list: string): string[] =>
  list
    .split(SEPARATORS)
    .map((name) => name.trim())
    .filter((name) => name !== '');
