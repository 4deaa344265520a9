// A training on disk, to go on with it: numbers in one file, all else in another beside it.

import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ValueNetwork } from '@tenfold/bots/value';
import type { TrainingState } from './trainer.ts';
import { beginTraining } from './trainer.ts';

const STATE = 'state.json';
const NUMBERS = 'numbers.bin';

export function saveTraining(folder: string, state: TrainingState): void {
  mkdirSync(folder, { recursive: true });
  const { seed, games, rounds, league, older, player, learner, average } = state;
  const { steps, first, second, network } = learner;
  const arrays = [
    network.weights,
    first,
    second,
    average,
    player.weights,
    ...older.map(({ weights }) => weights),
  ];
  const numbers = Buffer.concat(
    arrays.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength)),
  );
  const told = { seed, cards: network.cards, games, rounds, steps, older: older.length, league };
  // Both or neither: a training that is broken off while it is written goes on from the one before.
  writeFileSync(join(folder, `${NUMBERS}.new`), numbers);
  writeFileSync(join(folder, `${STATE}.new`), JSON.stringify(told));
  renameSync(join(folder, `${NUMBERS}.new`), join(folder, NUMBERS));
  renameSync(join(folder, `${STATE}.new`), join(folder, STATE));
}

/** The training in a folder, or null if there is none. */
export function loadTraining(folder: string): TrainingState | null {
  let text: string;
  try {
    text = readFileSync(join(folder, STATE), 'utf8');
  } catch {
    return null;
  }
  const { seed, cards, games, rounds, steps, older, league } = JSON.parse(text) as Pick<
    TrainingState,
    'seed' | 'games' | 'rounds' | 'league'
  > & { cards: string[]; steps: number; older: number };
  const state = beginTraining(seed, { network: new ValueNetwork(cards), games });
  const { learner } = state;
  const file = readFileSync(join(folder, NUMBERS));
  const numbers = new Float32Array(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
  const size = learner.network.weights.length;
  if (numbers.length !== size * (5 + older)) {
    throw new Error(
      `${join(folder, NUMBERS)} is of a network of another shape; remove ${folder} and train anew`,
    );
  }
  const part = (index: number): Float32Array => numbers.subarray(index * size, (index + 1) * size);
  learner.network.weights.set(part(0));
  learner.first.set(part(1));
  learner.second.set(part(2));
  state.average.set(part(3));
  state.player.weights.set(part(4));
  learner.steps = steps;
  state.older.length = 0;
  for (let index = 0; index < older; index++) {
    state.older.push(new ValueNetwork(learner.network.cards, part(5 + index).slice()));
  }
  state.league.push(...league);
  return Object.assign(state, { games, rounds });
}
