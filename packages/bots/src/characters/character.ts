// Who sits down at the table when no person does.

import type { CardId, Lens } from '@tenfold/rules';
import type { BotMaker } from '../bot.ts';
import type { Strategy } from '../strategy/types.ts';

/** What a character means to do. The sentences are made elsewhere, in the reader's language. */
export const PLANS = [
  /** Treasures, then Provinces; no other cards. */
  'money',
  /** The same with a few of these cards. */
  'money-with',
  /** The same, and these cards first, for the Curses that they hand out. */
  'curses-first',
  /** Draw most of the deck each turn with these cards. */
  'engine',
  /** End it early on piles: cards that gain, and points for the size of the deck. */
  'rush',
  /** Duchies, and the cards that count them. */
  'duchies',
  /** Many cheap points in a game that drags on. */
  'slog',
  /** A Potion early, for these cards. */
  'potions',
  /** The first cards thrown away with the first of these, then the others. */
  'trim',
  /** Whatever looks nice. */
  'whatever',
] as const;
/** The key of a plan; its sentence is made in the reader's language. */
export type PlanId = (typeof PLANS)[number];

/** What a character means to do at a table, told by key and cards. */
export interface Plan {
  readonly plan: PlanId;
  /** The cards that the plan is about, the most important first. */
  readonly cards: readonly CardId[];
}

/** How a character plays a table. */
export interface Play {
  /** What it means to do at this table. Follows from what all can see. */
  plan(lens: Lens): Plan;
  readonly maker: BotMaker;
}

export interface Character extends Play {
  readonly id: string;
  readonly name: string;
  /** 1 is the weakest. */
  readonly strength: number;
  /** Of one that looks for a strategy before the game. Without it, it plays by its first idea. */
  readonly preparation?: Preparation;
}

/** What a preparation has found: plain data, to be carried from thread to thread. */
export interface Found {
  readonly plan: Plan;
  readonly strategy: Strategy;
  /** The share of victories that it promises against Big Money. */
  readonly share: number;
}

/** How a character looks for a strategy before the game. */
export interface Preparation {
  /** What it takes when nobody says otherwise. */
  readonly seconds: number;
  /** Looks for better and better, and tells the best so far, until `spent`, asked with the games played so far, says 1. */
  prepare(lens: Lens, spent: (games: number) => number): Iterable<Found>;
  playing(found: Found): Play;
}
