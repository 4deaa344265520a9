// Nothing moves under the pointer: whatever is said, asked or counted, cards and buttons stay where they are.

import type { Page } from '@playwright/test';
import { loadInsightWords } from '@tenfold/i18n/insight';
import { API_PATH } from '@tenfold/protocol';
import { words as en } from '../src/words/en/index.ts';
import type { NewPerson } from './fixtures.ts';
import { MOVING, expect, test } from './fixtures.ts';
import { lit } from './player.ts';
import { moved, remember } from './stillness.ts';
import { become, finishedGame, newTable } from './tables.ts';

// Motion is where things could give way.
test.use(MOVING);

const SCREENS = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
];

/** Lets something come, waits until it is there, and looks whether anything gave way to it. */
async function expectStill(page: Page, what: string, come: () => Promise<void>): Promise<void> {
  await remember(page);
  await come();
  expect(await moved(page), what).toEqual([]);
}

interface Pair {
  /** Whose turn it is, and who waits. */
  readonly asked: Page;
  readonly waiting: Page;
  readonly nameOfWaiting: string;
}

/** Two people in a game of theirs. */
async function pairOf(page: Page, newPerson: NewPerson): Promise<Pair> {
  const bob = await newPerson({ viewport: page.viewportSize() });
  await become(page, 'Ann');
  await become(bob, 'Bob');
  const table = await newTable(page, { undo: 'ask' });
  await bob.request.post(`${API_PATH}/tables/${table}/sit`, { data: {} });
  await page.request.post(`${API_PATH}/tables/${table}/start`);
  await Promise.all([page, bob].map(async (one) => one.goto(`/t/${table}`)));
  await Promise.all([page, bob].map(async (one) => one.locator('[data-question], [data-parking]').waitFor()));
  const annIsAsked = (await page.locator('[data-question]').count()) > 0;
  return annIsAsked
    ? { asked: page, waiting: bob, nameOfWaiting: 'Bob' }
    : { asked: bob, waiting: page, nameOfWaiting: 'Ann' };
}

/** The piles are lit before and after: a click on one of them waits for the question that comes of this. */
async function playTreasures(page: Page): Promise<void> {
  const offered = page.locator(lit('button play-treasures '));
  await offered.click();
  await expect(offered).toBeHidden();
}

for (const viewport of SCREENS) {
  test.describe(`on a screen of ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    test('at the table', async ({ page, newPerson }) => {
      const { asked, waiting, nameOfWaiting } = await pairOf(page, newPerson);

      const offered = asked.locator(lit('button play-treasures '));
      await expectStill(asked, 'the hint of a button', async () => {
        await offered.hover();
        await expect(asked.locator('.shared')).not.toBeEmpty();
      });
      await expectStill(asked, 'the hint of a pile', async () => {
        await asked.locator(lit('pile copper')).hover();
        await expect(asked.locator('.shared')).toContainText('Copper');
      });
      await expectStill(asked, 'why something cannot be chosen', async () => {
        await asked.locator('[data-key="pile village"]').click({ force: true });
        await expect(
          asked.getByRole('complementary', { name: (await loadInsightWords('en')).why.title }),
        ).toBeVisible();
      });

      await expectStill(asked, 'a wish to end the game', async () => {
        await waiting.getByRole('button', { name: en.game.menu }).click();
        await waiting.getByRole('button', { name: en.game.endPropose }).click();
        await waiting.getByRole('dialog').getByRole('button', { name: en.game.endPropose }).click();
        await expect(asked.getByText(en.game.endWish(nameOfWaiting))).toBeVisible();
      });
      await expectStill(waiting, 'the answer to it', async () => {
        await asked.getByRole('button', { name: en.game.notNow }).click();
        await expect(asked.getByText(en.game.endWish(nameOfWaiting))).toBeHidden();
        await expect(waiting.getByText(en.game.endWished)).toBeHidden();
      });

      await offered.click();
      await expect(offered).toBeHidden();
      await asked.locator(lit('pile copper')).click();
      await expect(waiting.locator(lit('button play-treasures '))).toBeVisible();
      await expectStill(waiting, 'a wish to take back', async () => {
        await asked.getByRole('button', { name: en.game.undoAsk }).click();
        await expect(waiting.getByRole('button', { name: en.game.deny })).toBeVisible();
      });
      await expectStill(asked, 'that it was denied', async () => {
        await waiting.getByRole('button', { name: en.game.deny }).click();
        await expect(asked.getByRole('button', { name: en.common.close, exact: true })).toBeVisible();
      });
      await waiting.locator(lit('button end-turn ')).click({ position: { x: 6, y: 8 } });
      await expect(asked.locator('[data-question]')).toBeVisible();
      // Whoever ended the turn has the next hand at the same time or later.
      await expect(waiting.locator('[data-question]')).toHaveCount(0);
      await expectStill(waiting, 'that somebody is away', async () => {
        await asked.goto('/');
        await expect(waiting.locator('p.notice')).toBeVisible();
      });
    });

    test('after a game', async ({ page, server }) => {
      const { table } = await finishedGame(page, server.url, await become(page, 'Ann'));
      await page.goto(`/t/${table}`);
      const again = page.getByRole('button', { name: en.after.rematch, exact: true });
      await expect(again).toBeVisible();
      await expect(page.getByRole('link', { name: en.after.watchReplay })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await again.scrollIntoViewIfNeeded();
      await expectStill(page, 'the server cannot be reached', async () => {
        await page.context().setOffline(true);
        await again.click();
        await expect(page.getByText(en.common.noServer)).toBeVisible();
      });
      await page.context().setOffline(false);
    });

    test('at a table that fills', async ({ page, newPerson }) => {
      await become(page, 'Ann');
      const table = await newTable(page, { seats: 3 });
      await page.goto(`/t/${table}`);
      const start = page.getByRole('button', { name: en.lobby.start, exact: true });
      await expect(start).toBeVisible();
      await expect(page.getByRole('button', { name: en.lobby.seatBot }).first()).toBeVisible();
      const bob = await newPerson();
      await become(bob, 'Bob');
      await expectStill(page, 'somebody who looks on', async () => {
        await bob.goto(`/t/${table}`);
        await expect(page.getByText(en.lobby.watching(1))).toBeVisible();
      });
      await expectStill(page, 'somebody who sits down', async () => {
        await bob.request.post(`${API_PATH}/tables/${table}/sit`, { data: {} });
        await expect(page.getByText('Bob')).toBeVisible();
      });
      await expectStill(page, 'the server cannot be reached', async () => {
        await page.context().setOffline(true);
        await page.getByRole('button', { name: en.lobby.startWith(2) }).click();
        await expect(page.getByText(en.common.noServer)).toBeVisible();
      });
      await page.context().setOffline(false);
    });
  });
}

test('the recap lies on the log and moves nothing', async ({ page, newPerson }) => {
  const { asked, waiting } = await pairOf(page, newPerson);
  const recap = waiting.getByRole('region', { name: (await loadInsightWords('en')).recap.title });
  const log = waiting.getByRole('region', { name: en.game.log });
  await asked.locator(lit('button end-turn ')).click();
  await waiting.locator(lit('button end-turn ')).click();
  await playTreasures(asked);
  await asked.locator(lit('pile copper')).click();
  await expect(recap).toBeVisible();
  const before = await log.boundingBox();
  await expectStill(waiting, 'the recap that is put away', async () => {
    await recap.getByRole('button', { name: en.common.close }).click();
    await expect(recap).toHaveCount(0);
  });
  expect(await log.boundingBox()).toEqual(before);
});

test.describe('on a phone that lies', () => {
  test.use({ viewport: { width: 844, height: 390 } });

  test('a wish can be read and answered whatever was said before it', async ({ page, newPerson }) => {
    const { asked, waiting, nameOfWaiting } = await pairOf(page, newPerson);
    await waiting.getByRole('button', { name: en.game.menu }).click();
    await waiting.getByRole('button', { name: en.game.endPropose }).click();
    await waiting.getByRole('dialog').getByRole('button', { name: en.game.endPropose }).click();
    await asked.getByRole('button', { name: en.game.notNow }).click();
    await expect(waiting.getByText(en.game.endWished)).toBeHidden();
    await playTreasures(asked);
    await asked.locator(lit('pile copper')).click();
    await expect(waiting.locator(lit('button play-treasures '))).toBeVisible();
    await asked.getByRole('button', { name: en.game.undoAsk }).click();
    const nameOfAsked = nameOfWaiting === 'Ann' ? 'Bob' : 'Ann';
    for (const part of [
      waiting.getByText(en.game.undoWish(nameOfAsked)),
      waiting.getByRole('button', { name: en.game.allow }),
      waiting.getByRole('button', { name: en.game.deny }),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
  });
});
