// What is said when a law does not hold is enough to see it again.

import { readRecord, replay } from '@tenfold/rules';
import { expect, test } from 'vitest';
import { LAWS, LawError, playUnderLaws } from '../src/index.ts';

/** A game that is taken for endless after so many choices. */
function failureOf(seed: string, most: number): LawError {
  try {
    playUnderLaws({ seed, mostDecisions: most, mostChoices: most });
  } catch (error) {
    if (error instanceof LawError) return error;
    throw error;
  }
  throw new Error('all laws held');
}

test('a failure names the law, the seed, what was found, and the game as a record', () => {
  const failure = failureOf('too-short', 12);
  expect(LAWS).toContain(failure.law);
  expect(failure.law).toBe('the game ends');
  expect(failure.message).toContain('the game ends: does not hold');
  expect(failure.message).toContain('seed: too-short');
  expect(failure.message).toContain(
    'playUnderLaws({"seed":"too-short","mostDecisions":12,"mostChoices":12})',
  );
  expect(failure.message).toContain(failure.record);
});

test('the record of a failure can be replayed to where it happened', () => {
  const { record } = failureOf('replayed', 40);
  expect(readRecord(record).choices).toHaveLength(40);
  expect(replay(readRecord(record)).over).toBe(false);
});

test('the same seed fails in the same way', () => {
  expect(failureOf('again', 25).message).toBe(failureOf('again', 25).message);
});
