// Runs in each test file of the apps but the server: files share a thread and its modules, so what one has put in the place of
// something goes with it. Who gives modules something else (`vi.doMock`) resets them as well.

import { afterAll, vi } from 'vitest';

afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
