// Steps run two at a time, after what they need.

import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Step } from '../steps.mjs';
import { runTwoAtATime } from '../two-at-a-time.mjs';

const step = (script: string, first?: true): Step => ({
  script,
  heading: script,
  part: 'quick',
  of: 'code',
  ...(first === undefined ? {} : { first }),
});

test('what the others need runs before them and alone; then there are two until none is left', async () => {
  const begun: string[] = [];
  const beside: number[] = [];
  let running = 0;
  const steps = [step('unit'), step('system', true), step('types'), step('build', true), step('laws')];
  await runTwoAtATime(steps, async ({ script }) => {
    begun.push(script);
    running += 1;
    await setImmediate();
    beside.push(running);
    running -= 1;
  });
  expect(begun).toEqual(['system', 'build', 'unit', 'types', 'laws']);
  expect(beside.slice(0, 2)).toEqual([1, 1]);
  expect(Math.max(...beside)).toBe(2);
});
