// From the first page to the first decision: two clicks, and little to fetch.

import type { Page } from '@playwright/test';
import { words as en } from '../src/words/en/index.ts';
import { expect, test } from './fixtures.ts';
import { glanceNow } from './player.ts';

/** Of compressed script. */
const MOST_BYTES = { firstPage: 70_000, firstDecision: 140_000 };

test('two clicks lead from the first page to the first decision, over a light load of script', async ({
  page,
}) => {
  const script = scriptBytes(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const first = await script();
  console.log(`script for the first page: ${first} bytes over the wire`);
  expect(first).toBeGreaterThan(10_000);
  expect(first).toBeLessThanOrEqual(MOST_BYTES.firstPage);

  await page.getByRole('link', { name: en.home.bots }).click();
  await page.getByRole('button', { name: en.home.start }).click();
  // The page itself goes on to the Buy phase where there is no Action to play.
  await expect
    .poll(async () => (await glanceNow(page)).lit.map(({ key }) => key))
    .toContain('button end-turn ');
  const toDecision = await script();
  console.log(`script up to the first decision: ${toDecision} bytes over the wire`);
  expect(toDecision).toBeLessThanOrEqual(MOST_BYTES.firstDecision);
});

/** How many bytes of script have come over the wire so far. */
function scriptBytes(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
