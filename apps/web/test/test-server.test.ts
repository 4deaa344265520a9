// The server that the page's tests and its bench start.

import { expect, it } from 'vitest';
import { startServer } from '../e2e/server.ts';

it('can be stopped when it has ended already', async () => {
  const server = await startServer();
  await server.crash();
  await expect(server.stop()).resolves.toBeUndefined();
});
