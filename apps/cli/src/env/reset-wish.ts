// What {"reset": …} may ask for, checked before it is believed.

import { randomBytes } from 'node:crypto';
import type { BatchOptions, Layout, Returns, SetupSource } from '@tenfold/env';
import { EnvError, RETURNS, layoutFor, layoutForAllCards, seeded } from '@tenfold/env';
import type { CardId } from '@tenfold/rules';
import { MOST_PLAYERS, randomKingdom } from '@tenfold/rules';
import { cardsOf, isByLot, kingdomOf } from '../play/setup.ts';
import { wordsIn } from '../words/index.ts';

const CARDS = ['kingdom', 'all'] as const;
const MOST_GAMES = 4096;
const SEED_BYTES = 6;

export interface ResetWish {
  readonly games: number;
  readonly players: number;
  readonly seed: string;
  readonly layout: Layout;
  readonly setups: SetupSource;
  readonly options: BatchOptions;
}

const KEYS = ['games', 'players', 'kingdom', 'cards', 'seed', 'start', 'autoForced', 'autoReset', 'returns'];

type Given = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Given =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function readReset(value: unknown): ResetWish {
  if (!isObject(value)) throw new EnvError('"reset" takes an object, such as {"players": 2, "seed": "7"}');
  const stranger = Object.keys(value).find((key) => !KEYS.includes(key));
  if (stranger !== undefined) {
    throw new EnvError(`"reset" knows no "${stranger}"; it takes ${KEYS.join(', ')}`);
  }
  const players = whole(value, 'players', 2, MOST_PLAYERS, 2);
  const seed = seedIn(value);
  const names = Array.from({ length: players }, (_, seat) => `player_${seat}`);
  const start = value['start'] === undefined ? {} : { start: whole(value, 'start', 0, players - 1, 0) };
  const table = { players: names, ...start };
  const { kingdom = 'First Game' } = value;
  const forAll = oneOf(value, 'cards', CARDS) === 'all';
  const byLot = typeof kingdom === 'string' && isByLot(kingdom);
  const cards = byLot ? randomKingdom({}, seed) : cardsIn(kingdom);
  return {
    games: whole(value, 'games', 1, MOST_GAMES, 1),
    players,
    seed,
    layout: forAll ? layoutForAllCards(players) : layoutFor({ ...table, kingdom: cards }),
    setups: byLot && forAll ? byLotEach(table, seed) : seeded({ ...table, kingdom: cards }, seed),
    options: {
      autoForced: truth(value, 'autoForced'),
      autoReset: truth(value, 'autoReset'),
      returns: oneOf(value, 'returns', RETURNS) satisfies Returns,
    },
  };
}

/** Where there is room for all cards, every game can have a Kingdom of its own. */
const byLotEach =
  (table: { readonly players: readonly string[] }, seed: string): SetupSource =>
  (place, played) => {
    const own = `${seed}-${place}-${played}`;
    return { ...table, kingdom: randomKingdom({}, own), seed: own };
  };

function cardsIn(kingdom: unknown): readonly CardId[] {
  if (typeof kingdom === 'string') return kingdomOf(kingdom, wordsIn('en'));
  if (Array.isArray(kingdom) && kingdom.every((card) => typeof card === 'string')) {
    return cardsOf(kingdom.join(','), wordsIn('en'));
  }
  throw new EnvError('"kingdom" is the name of a kingdom, "random", or a list of ten cards');
}

function seedIn({ seed }: Given): string {
  if (seed === undefined) return randomBytes(SEED_BYTES).toString('hex');
  if (typeof seed === 'string' && seed !== '') return seed;
  if (typeof seed === 'number' && Number.isSafeInteger(seed)) return String(seed);
  throw new EnvError('"seed" is a text or a whole number');
}

function whole(given: Given, key: string, least: number, most: number, otherwise: number): number {
  const value = given[key] ?? otherwise;
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
  throw new EnvError(`"${key}" is a whole number from ${least} to ${most}, not ${JSON.stringify(value)}`);
}

function truth(given: Given, key: string): boolean {
  const value = given[key] ?? true;
  if (typeof value === 'boolean') return value;
  throw new EnvError(`"${key}" is true or false, not ${JSON.stringify(value)}`);
}

/** The first is meant where none is given. */
function oneOf<T extends string>(given: Given, key: string, choices: readonly [T, ...T[]]): T {
  const value = given[key] ?? choices[0];
  const found = choices.find((choice) => choice === value);
  if (found !== undefined) return found;
  throw new EnvError(
    `"${key}" is ${choices.map((choice) => `"${choice}"`).join(' or ')}, not ${JSON.stringify(value)}`,
  );
}
