// The training of the value network: what is learnt from a game, and that a training goes on where it stopped.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { VisitedPosition } from '@tenfold/bots/training';
import { examplesOf } from '@tenfold/bots/training';
import { expect, onTestFinished, test } from 'vitest';
import { meanOf } from '../src/train/check.ts';
import { loadTraining, saveTraining } from '../src/train/checkpoint.ts';
import { alone, onThreads } from '../src/train/round-players.ts';
import type { RoundPlayers } from '../src/train/round-players.ts';
import { train } from '../src/train/train.ts';
import type { TrainingState } from '../src/train/trainer.ts';
import { beginTraining } from '../src/train/trainer.ts';

const LITTLE = { kingdoms: 3, games: 2, searchGames: 200, firstKingdoms: 2 };

function position(turn: number, said: number, more: Partial<VisitedPosition> = {}): VisitedPosition {
  return {
    index: new Int32Array(1),
    value: new Float32Array(1),
    turn,
    said: [said, said],
    liked: null,
    watched: false,
    ...more,
  };
}

/** What each position turned out to be, the first position first. */
const worths = (...visited: readonly VisitedPosition[]): (number | undefined)[] =>
  examplesOf(visited, [1, 1])
    .map(({ targets }) => targets[0])
    .toReversed();
const wins = (...visited: readonly VisitedPosition[]): (number | undefined)[] =>
  examplesOf(visited, [1, 1])
    .map(({ targets }) => targets[1])
    .toReversed();

test('the last position is worth the end of the game, those before a little of what was said after them', () => {
  expect(wins(position(1, 0), position(2, 0.5), position(3, 0))).toEqual([0.8 * 0.8 + 0.2 * 0.5, 0.8, 1]);
});

test('a victory is worth less for each turn that it takes, but as likely', () => {
  const visited = [position(1, 0, { watched: true }), position(3, 0, { watched: true })];
  const [first, last] = worths(...visited);
  expect(last).toBe(1);
  expect(first).toBeCloseTo(0.997 ** 2, 9);
  expect(wins(...visited)).toEqual([1, 1]);
});

test('what came of something that was only tried does not count before it', () => {
  expect(wins(position(1, 0), position(2, -0.9, { liked: [0.4, 0.3] }), position(3, 0))[0]).toBe(0.3);
});

/** So many rounds more; the errors of each. */
async function rounds(state: TrainingState, many: number, players: RoundPlayers = alone): Promise<number[]> {
  const losses: number[] = [];
  const last = state.rounds + many;
  await train(state, {
    players,
    effort: LITTLE,
    isGoingOn: () => state.rounds < last,
    signal: new AbortController().signal,
    onRound: (loss) => losses.push(loss),
  });
  return losses;
}

test('a training goes on as if it had not stopped, and one that cannot says so', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tenfold-train-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(loadTraining(folder)).toBeNull();
  const whole = beginTraining('test');
  await rounds(whole, 3);
  saveTraining(folder, whole);
  const again = loadTraining(folder);
  if (again === null) throw new Error('nothing was saved');
  expect(await rounds(again, 2)).toEqual(await rounds(whole, 2));
  expect(again).toEqual(whole);
  writeFileSync(join(folder, 'numbers.bin'), new Uint8Array(400));
  expect(() => loadTraining(folder)).toThrow(/of another shape; remove .* and train anew/);
});

test('threads make of a training what one makes, bit for bit', async () => {
  const [one, two] = [beginTraining('threads'), beginTraining('threads')];
  const threads = onThreads(2);
  onTestFinished(async () => threads.close());
  expect(await rounds(two, 4, threads)).toEqual(await rounds(one, 4));
  expect(two).toEqual(one);
});

test('a training that goes on from a network knows what that knew', async () => {
  const state = beginTraining('before');
  await rounds(state, 3);
  const after = beginTraining('after', { network: state.learner.network, games: 5000 });
  expect(after.average).toEqual(state.learner.network.weights);
  expect(after.older[0]?.weights).toEqual(state.learner.network.weights);
  await rounds(after, 2);
  expect(after.games).toBe(5006);
  expect(after.learner.network.weights).not.toEqual(state.learner.network.weights);
});

test('what was checked is told with its standard error', () => {
  expect(meanOf([40, 60])).toBe('50.0 ± 10.0');
  expect(meanOf([50])).toBe('50.0 ± 0.0');
});
