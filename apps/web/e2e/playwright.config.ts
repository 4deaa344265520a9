import { defineConfig } from '@playwright/test';
import { CHROMIUM } from './chromium.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  globalSetup: './harness/shared.ts',
  outputDir: '../../../reports/browser',
  // The same on every system: they are compared in a way that leaves out what systems draw differently.
  snapshotPathTemplate: '{testDir}/pictures/kept/{arg}{ext}',
  fullyParallel: true,
  // A test waits as long for frames, sockets and other processes as it works: two would leave a good part of two cores idle.
  workers: 3,
  forbidOnly: process.env['CI'] !== undefined,
  // A test that passes only the second time has found something.
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['./plain-summary.ts']],
  use: {
    browserName: 'chromium',
    launchOptions: CHROMIUM,
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    // Whatever flies costs a third of the processor while games are played: the tests that look at it say so, with `MOVING`.
    contextOptions: { reducedMotion: 'reduce' },
    // A page that is kept on the device is fetched whole: only the tests of that need it.
    serviceWorkers: 'block',
    // Each click costs four times as much where all is recorded; with --trace on it is, to find something out.
    trace: 'off',
  },
});
