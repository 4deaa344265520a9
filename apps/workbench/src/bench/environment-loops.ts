// Random play through the environment's batch, with every observation and mask written, and the same games without.

import type { Layout, SetupSource } from '@tenfold/env';
import { Batch, layoutFor, layoutForAllCards, newBuffers } from '@tenfold/env';
import type { SetupWish } from '@tenfold/rules';
import { apply, decision, newGame } from '@tenfold/rules';
import { secondsOf } from './cpu-clock.ts';
import { QuickDice, randomKingdomFrom } from './engine-loops.ts';

const GAMES = 64;
const PLAYERS = ['Ann', 'Bob'];

/** What the loops are run on: one Kingdom with a layout of its own, or all cards with a Kingdom for each game. */
export interface BenchCourse {
  readonly layout: Layout;
  readonly setups: SetupSource;
}

export function oneKingdom(kingdom: readonly string[]): BenchCourse {
  const setup = { players: PLAYERS, kingdom };
  return {
    layout: layoutFor(setup),
    setups: (place, played) => ({ ...setup, seed: `${place}-${played}` }),
  };
}

export function allKingdoms(seed: number): BenchCourse {
  const dice = new QuickDice(seed);
  const kingdoms = Array.from({ length: GAMES }, () => randomKingdomFrom(dice, 'all'));
  return {
    layout: layoutForAllCards(PLAYERS.length),
    setups: (place, played): SetupWish => ({
      players: PLAYERS,
      kingdom: kingdoms[place % GAMES]!,
      seed: `${place}-${played}`,
    }),
  };
}

/** So many steps in all, over all games of the batch. */
export function batchStepsPerSecond({ layout, setups }: BenchCourse, steps: number, seed: number): number {
  const dice = new QuickDice(seed);
  const buffers = newBuffers(layout, GAMES);
  const batch = new Batch(layout, setups, buffers);
  const actions = new Int32Array(GAMES);
  const seconds = secondsOf(() => {
    for (let done = 0; done < steps; done += GAMES) {
      for (let place = 0; place < GAMES; place++) {
        actions[place] = anyLegal(buffers.masks, place * layout.actions.size, layout.actions.size, dice);
      }
      batch.step(actions);
    }
  });
  return steps / seconds;
}

const legal = new Int32Array(1024);

/** One of the legal actions of a row, each as likely: reading the mask is part of what a learner does. */
function anyLegal(masks: Uint8Array, at: number, size: number, dice: QuickDice): number {
  let found = 0;
  const end = at + size;
  for (let i = masks.indexOf(1, at); i >= 0 && i < end; i = masks.indexOf(1, i + 1)) legal[found++] = i - at;
  return legal[dice.below(found)]!;
}

/** The same games by `decision` and `apply` alone; questions with one answer do not count as steps there either. */
export function plainStepsPerSecond({ setups }: BenchCourse, steps: number, seed: number): number {
  const dice = new QuickDice(seed);
  let done = 0;
  const seconds = secondsOf(() => {
    for (let played = 0; done < steps; played++) {
      const game = newGame(setups(played % GAMES, Math.floor(played / GAMES)));
      for (let asked = decision(game); asked !== undefined && done < steps; asked = decision(game)) {
        apply(game, asked.options[dice.below(asked.options.length)]!, asked.seat, null, asked.player);
        if (asked.options.length > 1) done++;
      }
    }
  });
  return done / seconds;
}
