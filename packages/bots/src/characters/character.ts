// Who sits down at the table when no person does.

import type { CardId, Lens } from '@tenfold/rules';
import type { BotMaker } from '../bot.ts';

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
  /** Whatever looks nice. */
  'whatever',
] as const;
export type PlanId = (typeof PLANS)[number];

export interface Plan {
  readonly plan: PlanId;
  /** The cards that the plan is about, the most important first. */
  readonly cards: readonly CardId[];
}

export interface Character {
  readonly id: string;
  readonly name: string;
  /** 1 is the weakest. */
  readonly strength: number;
  /** What it means to do at this table. */
  plan(lens: Lens): Plan;
  readonly maker: BotMaker;
}
