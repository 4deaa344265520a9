// Nobody listens to the browser of a test: without loudspeakers it has one process less, which else is woken a hundred times a
// second for each page on which something has ever sounded.

import type { BrowserContext } from '@playwright/test';

/** All pages of this browser, from the next on that they open: as in a browser that can make no sound. */
export async function silence(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => void Reflect.deleteProperty(globalThis, 'AudioContext'));
}
