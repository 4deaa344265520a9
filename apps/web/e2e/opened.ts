// Pages that can be read without a script are replaced by those of the script as soon as these are there.

import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** At the address, with the page that the script makes. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('[data-static]')).toHaveCount(0);
}
