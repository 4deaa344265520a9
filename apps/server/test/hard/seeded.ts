// Chance that can be repeated: a test that fails says the seed it ran with.

import { randomInt } from 'node:crypto';
import { dice } from '../live/play.ts';

/** A whole number from 0 to below - 1. */
export type Dice = (below: number) => number;

const SEEDS = 2 ** 31;

/** Runs with the seed in TENFOLD_HARD_SEED, or with a new one. */
export async function seeded<T>(run: (below: Dice) => Promise<T>): Promise<T> {
  const given = process.env['TENFOLD_HARD_SEED'];
  const seed = given === undefined ? randomInt(SEEDS) : Number(given);
  try {
    return await run(dice(seed));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(`${message}\n(the same dice again: TENFOLD_HARD_SEED=${seed} npm run server:hard)`, {
      cause: error,
    });
  }
}
