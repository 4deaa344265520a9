// What is counted while games are played. Only whole numbers, and only sums of them: tallies of parts of the work can be
// added in any order and give the same total.

import { cardSetOn } from './kingdom-board.ts';
import type { SettledPlan } from './simulation-plan.ts';

/** What is counted while games are played: whole numbers, so that parts add up to the same in any order. */
export interface SimulationTally {
  games: number;
  /** By strategy and then by seat. */
  results: SeatTally[][];
  /** By ending, then by length in rounds: how many games. */
  lengths: Record<Ending, number[]>;
  /** By strategy: squares of its shares (in sixtieths) in the games that belong together, for the spread of them. */
  squares: number[];
  /** By strategy; empty unless details were asked for. */
  details: DetailTally[];
}

/** How a game can end. */
export const ENDINGS = ['provinces', 'piles', 'idle'] as const;
/** The last Province is gone; enough piles are empty; nothing has happened for fifty rounds. */
export type Ending = (typeof ENDINGS)[number];

export interface SeatTally {
  games: number;
  /** Won alone; shared the victory. All other games were lost. */
  wins: number;
  ties: number;
  /** Sixtieths of a victory: one shared by two counts thirty for each. Sixty can be shared by up to six. */
  share: number;
  points: number;
  squaredPoints: number;
  turns: number;
}

export const WHOLE_SHARE = 60;

/** Lists by turn have the turn's number as their index; those by card the card's number. */
export interface DetailTally {
  /** By turn: games in which this turn was taken; points and coins after it. */
  reached: number[];
  points: number[];
  coins: number[];
  /** By turn: coins that there were to spend in it. */
  made: number[];
  /** By turn: sums of their squares, for the spread of each. */
  squaredPoints: number[];
  squaredCoins: number[];
  squaredMade: number[];
  /** By card and turn: copies bought and gained, games in which the first one was gained then. */
  bought: number[][];
  gained: number[][];
  first: number[][];
  /** By card: copies owned at the end. */
  owned: number[];
}

/** A tally of no games of this plan. */
export function newTally({ strategies, detail, board }: SettledPlan): SimulationTally {
  const each = <T>(make: () => T): T[] => strategies.map(make);
  const cards = cardSetOn(board).ids.length;
  return {
    games: 0,
    results: each(() => each(newSeatTally)),
    lengths: { provinces: [], piles: [], idle: [] },
    squares: each(() => 0),
    details: detail ? each(() => newDetailTally(cards)) : [],
  };
}

const newSeatTally = (): SeatTally => ({
  games: 0,
  wins: 0,
  ties: 0,
  share: 0,
  points: 0,
  squaredPoints: 0,
  turns: 0,
});

function newDetailTally(cards: number): DetailTally {
  const byCard = <T>(make: () => T): T[] => Array.from({ length: cards }, make);
  return {
    reached: [],
    points: [],
    coins: [],
    made: [],
    squaredPoints: [],
    squaredCoins: [],
    squaredMade: [],
    bought: byCard(() => []),
    gained: byCard(() => []),
    first: byCard(() => []),
    owned: byCard(() => 0),
  };
}

/** Counts something at a place of a list that grows as needed. */
export function count(list: number[], place: number, by = 1): void {
  while (list.length <= place) list.push(0);
  list[place]! += by;
}

/** Adds a tally to another, number by number. */
export function addTally(total: SimulationTally, more: SimulationTally): void {
  addTree(total, more);
}

type Tree = { [key: string]: number | Tree };

/** Lists are trees too, with places for keys; where the total is shorter it grows. */
function addTree(total: object, more: object): void {
  const into = total as Tree;
  for (const [key, value] of Object.entries(more as Tree)) {
    const known = into[key];
    if (typeof value === 'number') into[key] = (typeof known === 'number' ? known : 0) + value;
    else addTree(known as Tree, value);
  }
}
