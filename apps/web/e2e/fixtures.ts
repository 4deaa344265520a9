// Every test has a server of its own worker, and a page that notices what a person would not: errors in the console,
// requests that leave the machine.

import { test as base, expect } from '@playwright/test';
import type { TestServer } from './server.ts';
import { startServer } from './server.ts';

interface WorkerFixtures {
  readonly server: TestServer;
}

export const test = base.extend<{ watched: undefined }, WorkerFixtures>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the parameter which fixtures are needed
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  watched: [
    async ({ context, server }, use) => {
      const troubles: string[] = [];
      context.on('weberror', (error) => troubles.push(error.error().message));
      context.on('request', (request) => {
        const url = new URL(request.url());
        if (url.protocol.startsWith('http') && url.origin !== server.url) {
          troubles.push(`a request leaves the machine: ${request.url()}`);
        }
      });
      await use(undefined);
      expect(troubles).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
