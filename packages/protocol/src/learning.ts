// What somebody has learnt, as page and server keep it: what was done, heard and met, and the guided game in the middle.

import * as z from 'zod/mini';

const MOST_IDS = 500;
const MOST_CHOICES = 3000;

const Word = z.string().check(z.regex(/^[a-zA-Z0-9-]{1,60}$/));
const Words = z.array(Word).check(z.maxLength(MOST_IDS));
const Count = z.int().check(z.nonnegative());

/** A guided game: it follows from its seed and all choices. */
export const GuidedGame = z.strictObject({
  seed: z.string().check(z.regex(/^[a-z0-9]{8,64}$/)),
  startedAt: Count,
  /** Raised every time it is kept: of two copies the higher one is later, also where something was taken back. */
  saves: Count,
  /** Who decided, for whom, and the option's number in the rules. */
  choices: z.array(z.tuple([Count, Count, z.int()])).check(z.maxLength(MOST_CHOICES)),
  isOver: z.boolean(),
});
export type GuidedGame = z.infer<typeof GuidedGame>;

/** Lessons and puzzles done, what the guide has said, cards met; by id. */
export const Learning = z.strictObject({
  done: Words,
  heard: Words,
  cards: Words,
  game: z.nullable(GuidedGame),
});
export type Learning = z.infer<typeof Learning>;

/** What is kept of somebody who has learnt nothing yet. */
export const NOTHING_LEARNT: Learning = { done: [], heard: [], cards: [], game: null };

/** What two devices know together: nothing that was learnt is lost, and of a game the later state counts. */
export const mergeLearning = (one: Learning, other: Learning): Learning => ({
  done: union(one.done, other.done),
  heard: union(one.heard, other.heard),
  cards: union(one.cards, other.cards),
  game: laterGame(one.game, other.game),
});

const union = (one: readonly string[], other: readonly string[]): string[] =>
  [...new Set([...one, ...other])].slice(0, MOST_IDS);

function laterGame(one: GuidedGame | null, other: GuidedGame | null): GuidedGame | null {
  if (one === null || other === null) return one ?? other;
  if (one.startedAt !== other.startedAt) return one.startedAt > other.startedAt ? one : other;
  return one.saves >= other.saves ? one : other;
}
