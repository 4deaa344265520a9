// What is known: exact chances, and what other simulators measured. The product reads this copy and nothing else.

import { readFileSync } from 'node:fs';

export const OPENINGS = [
  'fiveTwo',
  'fourThree',
  'atLeastOne7',
  'atLeastOne6',
  'never5',
  'fiveTwice',
  'fourTwice',
  'threeTwice',
  'meanTotal',
  'collide',
] as const;
export type Opening = (typeof OPENINGS)[number];

export interface KnownFigures {
  /** Where the chances of openings are published too. */
  readonly published: readonly string[];
  /** Fractions, such as 35/396. */
  readonly openings: Readonly<Record<Opening, string>>;
  readonly solo: readonly KnownSolo[];
  readonly mirrors: readonly KnownMirror[];
  readonly strategies: readonly KnownContest[];
}

export interface KnownSolo {
  readonly id: 'plain' | 'rich';
  readonly rule: string;
  /** By the number of the Province: the mean turn in which it is bought. */
  readonly turns: Readonly<Record<string, number>>;
}

/** In per cent. */
export interface KnownMirror {
  readonly strategy: string;
  readonly source: string;
  /** Whether the players refuse to end a game that they would lose. */
  readonly guard: boolean;
  readonly first: number;
  readonly second: number;
  readonly tie: number;
  readonly rounds: number;
}

/** In per cent, half of the games from each seat. */
export interface KnownContest {
  /** The name of its file in strategies/. */
  readonly id: string;
  readonly simulator: string;
  readonly opponent: 'big-money-ultimate' | 'dominiate-big-money';
  readonly games: number;
  readonly win: number;
  readonly loss: number;
  readonly tie: number;
  readonly winGoingFirst: number;
  readonly winGoingSecond: number;
  readonly rounds: number;
  readonly caution?: string;
}

export function readKnownFigures(): KnownFigures {
  const text = readFileSync(new URL('./known-figures.json', import.meta.url), 'utf8');
  return JSON.parse(text) as KnownFigures;
}

export function valueOf(fraction: string): number {
  const [part = Number.NaN, whole = 1] = fraction.split('/').map(Number);
  return part / whole;
}
