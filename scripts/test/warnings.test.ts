// A step of the tests on whose way Node warns of anything does not hold.

import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { warningsIn } from '../warnings.mjs';

/** What Node prints when it runs this. */
const printed = (code: string): string =>
  spawnSync(process.execPath, ['--eval', code], { encoding: 'utf8' }).stderr;

test.each([
  [
    'too many listeners',
    'for (let n = 0; n < 11; n++) process.on("SIGUSR2", () => {})',
    /MaxListenersExceeded/,
  ],
  ['something deprecated', 'new Buffer(1)', /DEP0005/],
  ['a warning of our own', 'process.emitWarning("the tests are few")', /the tests are few/],
])('%s would be found', (_what, code, words) => {
  const warnings = warningsIn(printed(code));
  expect(warnings.join('\n')).toMatch(words);
});

test('what is printed otherwise is no warning', () => {
  expect(warningsIn(printed('console.error("12 tests (node: fast) passed")'))).toEqual([]);
});
