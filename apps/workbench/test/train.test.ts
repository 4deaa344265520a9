// The training of the value network: what is learnt from a game, and that a training goes on where it stopped.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadTraining, saveTraining } from '../src/train/checkpoint.ts';
import type { VisitedPosition } from '../src/train/learning-seat.ts';
import { examplesOf } from '../src/train/training-examples.ts';
import { beginTraining, trainOn } from '../src/train/trainer.ts';

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

test('a training goes on as if it had not stopped, and one that cannot says so', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tenfold-train-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(loadTraining(folder)).toBeNull();
  const whole = beginTraining('test');
  for (let round = 0; round < 3; round++) trainOn(whole, LITTLE);
  saveTraining(folder, whole);
  const again = loadTraining(folder);
  if (again === null) throw new Error('nothing was saved');
  const loss = trainOn(whole, LITTLE);
  expect(trainOn(again, LITTLE)).toBe(loss);
  expect(again.games).toBe(whole.games);
  expect(again.learner.network.weights).toEqual(whole.learner.network.weights);
  expect(again.average).toEqual(whole.average);
  expect(again.league).toEqual(whole.league);
  writeFileSync(join(folder, 'numbers.bin'), new Uint8Array(400));
  expect(() => loadTraining(folder)).toThrow(/of another shape; remove .* and train anew/);
});
