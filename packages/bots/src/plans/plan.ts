// What a player may mean to do, by key: the sentences are made elsewhere, in the reader's language.

import type { CardId } from '@tenfold/rules';

/** The keys of all plans. */
export const PLANS = [
  /** Treasures, then Provinces; no other cards. */
  'money',
  /** The same with a few of these cards. */
  'money-with',
  /** The same, and these cards first, for the Curses that they hand out. */
  'curses-first',
  /** The same with an Attack, again and again. */
  'attacks',
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
  /** No plan: whatever helps most as things stand. */
  'what-helps',
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
