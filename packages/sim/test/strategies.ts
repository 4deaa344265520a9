// Strategies for tests, of cards in the order in which they are wanted.

import type { Strategy } from '@tenfold/bots';

export const buying = (name: string, ...cards: readonly string[]): Strategy => ({
  name,
  buy: cards.map((card) => ({ card })),
});

export const money = buying('Money', 'province', 'gold', 'silver');
export const smithy = buying('Smithy', 'province', 'gold', 'smithy', 'silver');
export const witch = buying('Witch', 'province', 'witch', 'gold', 'silver');
export const workshop = buying('Workshop', 'province', 'duchy', 'workshop', 'estate');

export const BUYER = new URL('./bots/buyer.ts', import.meta.url);
export const FAILING = new URL('./bots/failing.ts', import.meta.url);
export const NOBODY = new URL('./bots/nobody.ts', import.meta.url);
export const STUDENTS = new URL('./bots/students.ts', import.meta.url);
