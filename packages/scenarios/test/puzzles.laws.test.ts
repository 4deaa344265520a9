// What a puzzle says can be reached is proven to be the best there is, by looking at every position.

import { expect, test } from 'vitest';
import { runScenario, searchBest } from '../src/index.ts';
import { named, ofKind } from './all-lessons.ts';

test.each(named(ofKind('puzzle')))('%s: its best result is the best there is', (_id, puzzle) => {
  expect(searchBest(puzzle).best).toBe(puzzle.best?.value);
  expect(runScenario(puzzle.scenario).differences).toEqual([]);
});
