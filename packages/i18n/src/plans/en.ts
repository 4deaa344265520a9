// What bots mean to do, in English. Names of cards come after a preposition.

import type { PlanSentence } from './types.ts';

export const plans = {
  money: ['I fill up on Treasures, then I buy Provinces.'],
  'money-with': ['I fill up on Treasures.', 'I fill up on Treasures, with {cards}.'],
  'curses-first': [
    'First I hand out Curses, then I fill up on Treasures.',
    'First I hand out Curses with {first}, then I fill up on Treasures.',
    'First I hand out Curses with {first}, then I fill up on Treasures, with {rest}.',
  ],
  attacks: [
    'I attack whenever I can, and fill up on Treasures.',
    'I attack with {cards} whenever I can, and fill up on Treasures.',
  ],
  engine: [
    'I want to draw most of my deck every turn.',
    'I want to draw most of my deck every turn, with {cards}.',
  ],
  rush: ['I empty piles and end the game early.', 'I empty piles and end the game early, with {cards}.'],
  duchies: ['I collect Duchies.', 'I collect Duchies, along with {cards}.'],
  slog: [
    'It will be a long game: I gather many small points.',
    'It will be a long game: I gather many small points, with {cards}.',
  ],
  potions: ['I buy a Potion early.', 'I buy a Potion early, for {cards}.'],
  trim: [
    'First I trash my starting cards.',
    'First I trash my starting cards with {first}.',
    'First I trash my starting cards with {first}, then I go for {rest}.',
  ],
  'what-helps': ['I take what helps me most as things stand.'],
  whatever: ['I take whatever looks nice.'],
} as const satisfies Readonly<Record<string, PlanSentence>>;

/** Every language has the plans of the English list. */
export type PlanSentences = Readonly<Record<keyof typeof plans, PlanSentence>>;
