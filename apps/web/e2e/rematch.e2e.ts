// After a game: nobody is put into the next one without a click of their own.

import type { Locator, Page } from '@playwright/test';
import { API_PATH } from '@tenfold/protocol';
import { words as en } from '../src/words/en/index.ts';
import type { NewPerson } from './fixtures.ts';
import { expect, test } from './fixtures.ts';
import type { Begun, Friend } from './tables.ts';
import { become, finishedGame, resignedGame } from './tables.ts';
import { gameAt } from './truth.ts';

/** How long somebody may be away who has made an offer. */
const GRACE_MS = 10_000;

const LONG_NAMES = [
  'adventurer',
  'bureaucrat',
  'council-room',
  'moneylender',
  'philosophers-stone',
  'scrying-pool',
  'secret-chamber',
  'shanty-town',
  'throne-room',
  'trading-post',
];

const next = (page: Page): Locator => page.locator('#next');
const button = (page: Page, name: string): Locator => next(page).getByRole('button', { name, exact: true });

/** Ann and Bob before the result of a game. */
async function afterAGame(
  ann: Page,
  newPerson: NewPerson,
  origin: string,
): Promise<{ readonly bob: Page; readonly begun: Begun }> {
  const bob = await newPerson();
  const friends: Friend[] = [];
  for (const [page, name] of [
    [ann, 'Ann'],
    [bob, 'Bob'],
  ] as const) {
    friends.push({ page, identity: await become(page, name) });
  }
  const begun = await resignedGame(origin, friends, { rated: true, clock: 'fast' });
  for (const { page } of friends) {
    await page.goto(`/t/${begun.table}`);
    await expect(button(page, en.after.rematch)).toBeVisible();
  }
  return { bob, begun };
}

const stays = async (page: Page, { table, game }: Begun): Promise<void> =>
  expect(await gameAt(page, table)).toBe(game);

for (const size of [
  { width: 1280, height: 800 },
  { width: 390, height: 780 },
]) {
  test(`an offer moves nothing under the pointer at ${size.width} × ${size.height}`, async ({
    page: ann,
    newPerson,
    server,
  }) => {
    const { bob, begun } = await afterAGame(ann, newPerson, server.url);
    await ann.setViewportSize(size);
    const watched = [
      button(ann, en.after.rematch),
      button(ann, en.rematch.otherKingdom),
      next(ann).getByRole('link', { name: en.after.watchReplay }),
      ann.getByRole('region', { name: en.after.record }),
    ];
    for (const one of watched) await expect(one).toBeVisible();
    const places = async () => Promise.all(watched.map(async (one) => one.boundingBox()));
    const before = await places();
    // The longest that there is to read.
    const made = await bob.request.post(`${API_PATH}/tables/${begun.table}/rematch`, {
      data: { kingdom: { kind: 'cards', cards: LONG_NAMES } },
    });
    expect(made.ok()).toBe(true);
    await expect(button(ann, en.rematch.agree)).toBeVisible();
    await expect(next(ann).getByRole('timer')).toBeVisible();
    expect(await places()).toEqual(before);
    await button(bob, en.rematch.takeBack).click();
    await expect(button(ann, en.rematch.agree)).toBeHidden();
    expect(await places()).toEqual(before);
    // One does not ask again and again.
    await expect(button(bob, en.after.rematch)).toHaveAttribute('aria-disabled', 'true');
    await stays(ann, begun);
  });
}

test('an offer is made and answered by keys alone', async ({ page: ann, newPerson, server }) => {
  const { bob, begun } = await afterAGame(ann, newPerson, server.url);
  await button(bob, en.after.rematch).press('Enter');
  await expect(button(bob, en.after.rematch)).toBeFocused();
  // The offer stands with its answers before her; the way there by keys is seen by who comes to it by keys.
  const way = ann.getByRole('link', { name: en.rematch.toAnswer });
  const hiddenSize = 1;
  await expect.poll(async () => (await way.locator('xpath=..').boundingBox())?.height).toBe(hiddenSize);
  await way.focus();
  expect((await way.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await way.press('Enter');
  for (let presses = 0; presses < 3; presses++) await ann.keyboard.press('Tab');
  await expect(button(ann, en.rematch.agree)).toBeFocused();
  await ann.keyboard.press('Enter');
  for (const page of [ann, bob]) await expect(page.locator('#result')).toHaveCount(0);
  expect(await gameAt(ann, begun.table)).not.toBe(begun.game);
});

test('one declines; then offers a game with another kingdom, and that is played', async ({
  page: ann,
  newPerson,
  server,
}) => {
  const { bob, begun } = await afterAGame(ann, newPerson, server.url);
  await button(bob, en.after.rematch).click();
  await button(ann, en.rematch.decline).click();
  await expect(next(bob).getByText(en.rematch.declined('Ann'))).toBeVisible();
  await stays(ann, begun);

  await button(ann, en.rematch.otherKingdom).click();
  const dialog = ann.getByRole('dialog', { name: en.rematch.otherKingdomTitle });
  await dialog.getByText('Big Money', { exact: true }).click();
  await dialog.getByRole('button', { name: en.rematch.takeKingdom }).click();
  await expect(next(bob).getByText(en.rematch.with('Big Money'))).toBeVisible();
  await stays(ann, begun);
  await button(bob, en.rematch.agree).click();
  for (const page of [ann, bob]) {
    await expect(page.locator('#result')).toHaveCount(0);
    await expect(page.locator('[data-key="pile adventurer"]')).toBeVisible();
  }
});

test('who has left is not drawn in, finds the offer, and takes back an own one by leaving', async ({
  page: ann,
  newPerson,
  server,
}) => {
  const { bob, begun } = await afterAGame(ann, newPerson, server.url);
  await bob.clock.install();
  await bob.goto('/cards');
  await button(ann, en.after.rematch).click();
  await expect(next(ann).getByText(en.rematch.waitingFor(['Bob']))).toBeVisible();
  await stays(ann, begun);

  await bob.goto('/');
  await bob.getByRole('link', { name: en.rematch.offers('Ann') }).click();
  await expect(button(bob, en.rematch.agree)).toBeVisible();
  // A page loaded anew has not left.
  await ann.reload();
  await expect(button(ann, en.rematch.takeBack)).toBeVisible();
  await expect(button(bob, en.rematch.agree)).toBeVisible();
  const soon = bob.waitForFunction(() =>
    /0:(0\d|10)/.test(document.querySelector('#next [role=timer]')?.textContent ?? ''),
  );
  await ann.goto('/cards');
  await soon;
  await bob.clock.fastForward(GRACE_MS);
  await expect(next(bob).getByText(en.rematch.over)).toBeVisible();
  await stays(bob, begun);
});

test('the host who chooses something else starts with nobody who has not agreed to it', async ({
  page: ann,
  newPerson,
  server,
}) => {
  const { bob, begun } = await afterAGame(ann, newPerson, server.url);
  const options = (
    (await (await ann.request.get(`${API_PATH}/tables/${begun.table}`)).json()) as { options: object }
  ).options;
  await ann.request.post(`${API_PATH}/tables/${begun.table}/options`, {
    data: { ...options, clock: 'none' },
  });
  await ann.getByRole('button', { name: en.lobby.toTheLobby }).click();
  await expect(ann.getByRole('button', { name: en.lobby.start, exact: true })).toBeDisabled();
  await expect(ann.getByText(en.lobby.waitingForYes('Bob'))).toBeVisible();
  await bob.getByRole('button', { name: en.lobby.toTheLobby }).click();
  await bob.getByRole('button', { name: en.lobby.agree, exact: true }).click();
  await expect(bob.getByRole('button', { name: en.lobby.agreed, exact: true })).toBeDisabled();
  await stays(ann, begun);
  await ann.getByRole('button', { name: en.lobby.start, exact: true }).click();
  for (const page of [ann, bob]) await expect(page.locator('#result')).toHaveCount(0);
});

test('against bots it is one click', async ({ page, server }) => {
  const begun = await finishedGame(page, server.url, await become(page, 'Ann'));
  await page.goto(`/t/${begun.table}`);
  await button(page, en.after.rematch).click();
  await expect(page.locator('#result')).toHaveCount(0);
  expect(await gameAt(page, begun.table)).not.toBe(begun.game);
});

test('a table without Possession says why a kingdom with it cannot be chosen', async ({ page }) => {
  await page.goto('/play/friends?kingdom=servants');
  await page.getByText(en.lobby.options).click();
  const make = page.getByRole('button', { name: en.home.makeTable });
  await expect(make).toBeEnabled();
  await page.getByRole('checkbox', { name: en.kingdom.without('Possession') }).check();
  await expect(page.getByRole('alert').getByText(en.kingdom.withoutCard('Possession'))).toBeVisible();
  await expect(make).toBeDisabled();
  await page.getByRole('checkbox', { name: en.kingdom.without('Possession') }).uncheck();
  await expect(make).toBeEnabled();
});
