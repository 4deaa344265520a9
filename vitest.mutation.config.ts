// The tests that mutation testing runs: those that say what the rules are, quick enough for thousands of runs.

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/rules/test/**/*.test.ts', 'packages/scenarios/test/rulebook.test.ts'],
    exclude: ['**/kingdoms.test.ts', '**/*.laws.test.ts', '**/golden.test.ts'],
    pool: 'threads',
    // A test that works hard may share its cores with others; none of them measures time.
    testTimeout: 120_000,
  },
});
