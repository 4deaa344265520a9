import { knownStrategies } from '@tenfold/bots';
import { expect, onTestFinished, test } from 'vitest';
import { RangeThread, settlePlan } from '../src/index.ts';
import type { PlayedRange, SettledPlan } from '../src/index.ts';

const planOf = (seed: string, ...ids: string[]): SettledPlan =>
  settlePlan({
    strategies: knownStrategies().flatMap(({ id, strategy }) => (ids.includes(id) ? [strategy] : [])),
    games: 20,
    seed,
    board: 'full',
  });

const started = (plan: SettledPlan): RangeThread => {
  const thread = new RangeThread(plan);
  onTestFinished(async () => thread.close());
  return thread;
};

const tallyOf = (played: PlayedRange): unknown => (played.type === 'played' ? played.tally : played);

test('a thread that is told another plan plays it as a new one does', async () => {
  const [first, second] = [
    planOf('first', 'gero-smithy', 'gero-witch'),
    planOf('second', 'gero-witch', 'gero-big-money-ultimate'),
  ];
  const range = { from: 1, to: 20 };
  const thread = started(first);
  const before = tallyOf(await thread.play(range));
  thread.follow(second);
  const told = tallyOf(await thread.play(range));
  expect(told).toEqual(tallyOf(await started(second).play(range)));
  expect(told).not.toEqual(before);
});
