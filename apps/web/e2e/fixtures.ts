// Every test has a server of its own worker, and pages that notice what a person would not: errors in the console,
// requests that leave the machine.

import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { test as base, expect } from '@playwright/test';
import { paintPlainly } from './plain-paint.ts';
import { silence } from './silence.ts';
import type { TestServer } from './server.ts';
import { startServer } from './server.ts';

interface WorkerFixtures {
  readonly server: TestServer;
}

/** A browser of his own for one more person: own cookie, own language, own screen. `baseURL` names another server. */
export type NewPerson = (options?: BrowserContextOptions) => Promise<Page>;

interface Options {
  /** Whether what is painted matters: colours, shadows, pictures. It takes half of the browser's time. */
  readonly painted: boolean;
  /** Whether pages make sounds. */
  readonly heard: boolean;
}

interface Fixtures {
  readonly watched: undefined;
  readonly newPerson: NewPerson;
}

/** What a browser says of each answer above 399, and of each connection that fails; those are for the tests to judge. */
const NETWORK_TALK = /^(Failed to load resource|WebSocket connection to)/;

export const test = base.extend<Fixtures & Options, WorkerFixtures>({
  painted: [false, { option: true }],
  heard: [false, { option: true }],
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
    async ({ context, painted, heard, server }, use) => {
      if (!painted) await paintPlainly(context);
      if (!heard) await silence(context);
      const troubles = watch(context, server.url);
      await use(undefined);
      expect(troubles).toEqual([]);
    },
    { auto: true },
  ],
  newPerson: async ({ browser, painted, heard, server }, use) => {
    const guests: Guest[] = [];
    await use(async (options = {}) => {
      const guest = await arrive(browser, { baseURL: server.url, ...options });
      if (!painted) await paintPlainly(guest.context);
      if (!heard) await silence(guest.context);
      guests.push(guest);
      return guest.page;
    });
    await Promise.all(guests.map(async ({ context }) => context.close()));
    expect(guests.flatMap(({ troubles }) => troubles)).toEqual([]);
  },
});

/** For `test.use`: cards fly and notes fade, as they do for whoever has not asked the system for stillness. */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** A test that looks at colours, as axe does at contrasts. */
export const seen = test.extend({ painted: true });

interface Guest {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly troubles: readonly string[];
}

async function arrive(
  browser: Browser,
  options: BrowserContextOptions & { baseURL: string },
): Promise<Guest> {
  const context = await browser.newContext(options);
  const troubles = watch(context, options.baseURL);
  return { context, page: await context.newPage(), troubles };
}

function watch(context: BrowserContext, origin: string): readonly string[] {
  const troubles: string[] = [];
  context.on('weberror', (error) => troubles.push(error.error().message));
  context.on('console', (message) => {
    if (message.type() === 'error' && !NETWORK_TALK.test(message.text())) troubles.push(message.text());
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) {
      troubles.push(`a request leaves the machine: ${request.url()}`);
    }
  });
  return troubles;
}

export { expect };
