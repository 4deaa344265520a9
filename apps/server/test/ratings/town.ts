// A town of honest people who have played with each other for a while, for whoever tries something else in it.

import { Society } from './society.ts';

export const SEEDS = [1, 2, 3, 4];
export const TOWN = 50;
/** That a newcomer plays. */
export const GAMES = 100;
/** True strengths. */
export const AVERAGE = 25;
export const GOOD = 32;
/** Of the mean over all seeds. */
export const NOISE = 1;

export interface Town {
  readonly society: Society;
  readonly people: readonly string[];
}

/** Honest people, the weakest first. */
export const townspeople = (society: Society): string[] =>
  Array.from({ length: TOWN }, (_, at) =>
    society.join(`honest ${at}`, AVERAGE + 14 * (at / (TOWN - 1) - 0.5)),
  );

/** Honest people of different strengths who have played for a while. */
export function town(seed: number): Town {
  const society = new Society(seed);
  const people = townspeople(society);
  honestGames({ society, people }, 15 * TOWN);
  return { society, people };
}

export function honestGames({ society, people }: Town, games: number): void {
  for (let game = 0; game < games; game++) {
    const one = society.anyOf(people, '');
    society.contest(one, society.anyOf(people, one));
  }
}

/** A newcomer who plays this many games with whomever there is. */
export function honest(strength: number, games: number, seed: number): Society {
  const { society, people } = town(seed);
  const newcomer = society.join('newcomer', strength);
  for (let game = 0; game < games; game++) {
    society.contest(newcomer, society.anyOf(people, newcomer));
    honestGames({ society, people }, 3);
  }
  return society;
}

export function mean(value: (seed: number) => number): number {
  return SEEDS.reduce((sum, seed) => sum + value(seed), 0) / SEEDS.length;
}

export const honestValue = (strength: number): number =>
  mean((seed) => honest(strength, GAMES, seed).value('newcomer'));
