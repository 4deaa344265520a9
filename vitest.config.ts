import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.ts', 'apps/*/test/**/*.test.ts'],
    pool: 'threads',
    // A test that works hard may share its cores with others; none of them measures time.
    testTimeout: 120_000,
  },
});
