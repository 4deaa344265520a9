// What a card is worth, measured by the page's own workers while it is made.

import type { CardDefinition } from '@tenfold/rules';
import { expect, test } from './fixtures.ts';
import type { ServedHarness } from './harness/build.ts';
import { serveHarness } from './harness/build.ts';
import type { HarnessOfBoard } from './harness/main.ts';

let harness: ServedHarness;

test.beforeAll(async () => {
  harness = await serveHarness();
});

test.afterAll(async () => harness.stop());

const action = (...play: NonNullable<CardDefinition['play']>): CardDefinition => ({
  id: 'lamplighter',
  types: ['Action'],
  cost: { coins: 4, potions: 0 },
  play,
});

test('a card is priced while it is made, and the price follows what it does', async ({ newPerson }) => {
  const page = await newPerson({ viewport: { width: 390, height: 844 }, baseURL: harness.url });
  await page.goto('/');
  await page.waitForFunction(() => 'harness' in window);
  const weigh = async (card: CardDefinition | null): Promise<void> =>
    page.evaluate((wanted) => {
      const { harness: own } = window as unknown as { harness: HarnessOfBoard };
      own.weigh(wanted, 'Lamplighter');
    }, card);
  const verdict = page.locator('.sum');
  const isDone = page.locator('.live.done');

  await weigh(null);
  await expect(verdict).toHaveText('Once it is a card, it is played here.');

  await weigh(action({ do: 'plusCards', n: 3 }));
  await expect(isDone).toHaveText('7,200 games');
  await expect(verdict).toHaveText(
    /^About as strong as a card for 4: .*more than .+, less than .+, in a deck of money\.$/,
  );
  await expect(page.getByRole('listitem').filter({ hasText: 'Lamplighter' })).toHaveCount(1);
  await expect(page.getByRole('img', { name: 'Its own price is 4.' })).toBeVisible();

  // Another price changes the pennant and plays nothing anew.
  await weigh({ ...action({ do: 'plusCards', n: 3 }), cost: { coins: 6, potions: 0 } });
  await expect(page.getByRole('img', { name: 'Its own price is 6.' })).toBeVisible();
  await expect(isDone).toHaveText('7,200 games');

  // Nothing of it is wider than a phone.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await weigh(action({ do: 'plusCards', n: 4 }, { do: 'plusActions', n: 1 }, { do: 'plusCoins', n: 2 }));
  await expect(verdict).toHaveText(/^Stronger than every card we know: worth at least 6/);

  await weigh(action({ do: 'plusActions', n: 2 }));
  await expect(verdict).toContainText('The games cannot tell. It makes room for more Actions');

  await weigh({ id: 'manor', types: ['Victory'], cost: { coins: 4, potions: 0 }, worth: 2 });
  await expect(verdict).toContainText('It does nothing when it is played.');
});
