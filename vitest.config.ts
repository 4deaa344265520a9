import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const shared = {
  // Processes, not threads: Node reads the answers of `fetch`, and CommonJS modules, by WebAssembly, and threads that do so at once
  // share a cache in V8 that loses track of its pages and ends the process (`Check failed: jit_page.has_value()`, nodejs/node#64500).
  pool: 'forks',
  // A test that works hard may share its cores with others; none of them measures time.
  testTimeout: 120_000,
  // They start the servers and databases of the tests, and share the same cores.
  hookTimeout: 120_000,
} as const;

const hard = 'apps/server/test/hard/**';
/** What plays many games to show that something always holds. */
const laws = ['packages/laws/test/**/*.test.ts', '{packages,apps}/*/test/**/*.laws.test.ts'];
/** What runs commands as a shell does, and what follows a document with them. */
const programs = ['apps/cli/test/program/*.test.ts', 'apps/workbench/test/documents/*.test.ts'];
/** What needs seconds since it plays, reviews, prepares or trains by many games: too long to wait for after each change. */
const games = [
  'apps/cli/test/{plans,review,sim-players,worth}.test.ts',
  'apps/workbench/test/{train,train-on-workers,worth}.test.ts',
  'packages/bots/test/{chancellor-parts,characters,review}.test.ts',
  'packages/rules/test/home-made-texts.test.ts',
  'packages/sim/test/{prepare-character,simulate}.test.ts',
];

/** Each is a step of the tests, or part of one: see the scripts in package.json. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: 'packages',
          include: ['packages/*/test/**/*.test.ts'],
          exclude: [...laws, ...games],
          // Modules keep nothing between tests but what is loaded once (the learnt value), so test files may share them; that saves a third of the time.
          isolate: false,
        },
      },
      {
        test: {
          ...shared,
          name: 'apps',
          include: ['apps/*/test/**/*.test.ts'],
          exclude: ['apps/server/**', ...programs, ...laws, ...games],
          // Half of the time went into loading the same modules for each file anew.
          isolate: false,
          setupFiles: 'apps/web/test/setup.ts',
        },
      },
      { test: { ...shared, name: 'repository', include: ['scripts/test/*.test.ts'], isolate: false } },
      { test: { ...shared, name: 'programs', include: programs, isolate: false } },
      {
        test: {
          ...shared,
          name: 'server',
          include: ['apps/server/test/**/*.test.ts'],
          exclude: [hard],
          // A third of the time went into loading the same modules for each file anew.
          isolate: false,
          // They wait for disks, sockets and threads for more than half of the time.
          maxWorkers: 2 * availableParallelism(),
          setupFiles: 'apps/server/test/setup.ts',
        },
      },
      // Each has servers, folders and databases of its own, and waits for them to die, to stall and to come back.
      { test: { ...shared, name: 'hard', include: [`${hard}/*.test.ts`], maxWorkers: 2 } },
      { test: { ...shared, name: 'games', include: games, isolate: false } },
      { test: { ...shared, name: 'laws', include: laws, isolate: false } },
      {
        test: {
          ...shared,
          name: 'installed',
          isolate: false,
          include: ['scripts/pack/test/*.test.ts'],
          globalSetup: 'scripts/pack/test/setup.ts',
        },
      },
    ],
  },
});
