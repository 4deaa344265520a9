// Whom the network meets while it learns: on each kingdom of the league the strategies that a short search has found there.

import type { CardId, RandomState } from '@tenfold/rules';
import { Lens, newGame, randomBelow, randomKingdom } from '@tenfold/rules';
import { characters } from '../characters/index.ts';
import type { PreparedStrategy } from '../preparation.ts';
import type { Strategy } from '../strategy/types.ts';
import { randomFraction } from './fraction.ts';

/** A kingdom and what a search has found to play there. */
export interface LeagueKingdom {
  readonly kingdom: readonly CardId[];
  readonly strategies: readonly Strategy[];
  /** The one to begin with. */
  readonly best: Strategy;
  /** How often somebody whom none of them beats would play each. */
  readonly mixture: readonly number[];
}

/** Searches on the kingdom of this number. */
export function searchKingdom(seed: string, number: number, searchGames: number): LeagueKingdom {
  const kingdom = kingdomOf(seed, number);
  const { preparation } = characters.find(({ id }) => id === 'chancellor')!;
  const game = newGame({ players: ['A', 'B'], kingdom, seed: 'league' });
  let found: PreparedStrategy | undefined;
  for (const one of preparation!.prepare(new Lens(game, 0), (games) => games / searchGames)) found = one;
  if (found?.repertoire === undefined)
    throw new Error(`${searchGames} games are too few to search a kingdom; give more`);
  const { plays, mixture } = found.repertoire;
  return { kingdom, strategies: plays.map(({ strategy }) => strategy), best: found.strategy, mixture };
}

/** The kingdom of a number or name; no other command draws its kingdoms so. */
export const kingdomOf = (seed: string, name: number | string): CardId[] =>
  randomKingdom({}, `train ${seed} ${name}`);

const EVEN = 0.5;

/** One of the strategies: half the time any, else by how strong they are together. */
export function drawStrategy(
  { strategies, mixture }: Pick<LeagueKingdom, 'strategies' | 'mixture'>,
  random: RandomState,
): number {
  if (randomFraction(random) < EVEN) return randomBelow(random, strategies.length);
  let rest = randomFraction(random);
  for (const [index, weight] of mixture.entries()) {
    rest -= weight;
    if (rest < 0) return index;
  }
  return strategies.length - 1;
}
