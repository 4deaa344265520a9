// Set-ups for random games: all player counts, all Kingdom cards, both generators.

import type { CardSetName, SetupWish } from '@tenfold/rules';
import {
  BOXES,
  FEWEST_PLAYERS,
  KINGDOM_PILES,
  KINGDOM_SETS,
  MOST_PLAYERS,
  allCards,
  setOfCard,
} from '@tenfold/rules';
import type { Dice } from './dice.ts';

/** What kingdoms are drawn from. Games of `boxes` stay what they are when a set is added. */
export const POOLS = ['base', 'boxes', 'all'] as const;
export type Pool = (typeof POOLS)[number];

const SETS: Readonly<Record<Pool, readonly CardSetName[]>> = {
  base: ['base'],
  boxes: BOXES,
  all: KINGDOM_SETS,
};

const NAMES = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Finn'] as const;

export const kingdomCards = (pool: Pool): string[] =>
  allCards.map((card) => card.id).filter((id) => SETS[pool].includes(setOfCard(id)));

/** A random kingdom in which these cards are, as far as the pool has them. */
function kingdomWith(dice: Dice, pool: Pool, wanted: readonly string[]): string[] {
  const all = kingdomCards(pool);
  const there = wanted.filter((id) => all.includes(id));
  const others = all.filter((id) => !there.includes(id));
  return [...there, ...dice.draw(others, KINGDOM_PILES - there.length)];
}

/** Parts stand in the order in which a record writes them, so that a game read from one is equal byte for byte. */
export function randomSetup(dice: Dice, pool: Pool, wanted: readonly string[], count?: number): SetupWish {
  const drawn = FEWEST_PLAYERS + dice.below(MOST_PLAYERS - FEWEST_PLAYERS + 1);
  const players = NAMES.slice(0, count ?? drawn);
  const secure = dice.onceIn(8);
  return {
    players,
    kingdom: kingdomWith(dice, pool, wanted),
    seed: secure ? hexadecimal(dice) : `secret-${hexadecimal(dice).slice(0, 12)}`,
    generator: secure ? 'secure' : 'fast',
    ...(dice.onceIn(2) ? { start: dice.below(players.length) } : {}),
    ...(dice.onceIn(8) ? { boxes: 2 as const } : {}),
  };
}

const hexadecimal = (dice: Dice): string =>
  Array.from({ length: 64 }, () => dice.below(16).toString(16)).join('');
