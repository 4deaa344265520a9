// What a person sets takes effect at once and stays set.

import type { Locator, Page } from '@playwright/test';
import { API_PATH } from '@tenfold/protocol';
import { loadGlossary } from '@tenfold/i18n/glossary';
import { loadSentences, promptSentence } from '@tenfold/i18n/sentences';
import { kingdoms } from '@tenfold/rules';
import { words as de } from '../src/words/de/index.ts';
import { words as en } from '../src/words/en/index.ts';
import { words as hu } from '../src/words/hu/index.ts';
import { expect, test } from './fixtures.ts';
import { glanceNow } from './player.ts';
import { become, gameAgainst, newTable } from './tables.ts';
import { logOn } from './truth.ts';

test('another language is spoken at once, and still after a reload', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: en.home.title })).toBeVisible();
  await page.getByLabel(en.common.language).selectOption('hu');
  await expect(page.getByRole('heading', { level: 1, name: hu.home.title })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hu');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: hu.home.title })).toBeVisible();
  await expect(page.getByLabel(hu.common.language)).toHaveValue('hu');
});

test('in the middle of a game question, log and names change their language too', async ({ page }) => {
  await become(page, 'Ann');
  const { table } = await gameAgainst(page, ['magpie']);
  await page.goto(`/t/${table}`);
  const { question } = await glanceNow(page);
  const english = await logOn(page);
  await page.getByLabel(en.common.language).selectOption('de');
  const glossary = await loadGlossary('de');
  await expect(page.locator('[data-key="pile village"]')).toHaveAccessibleName(
    new RegExp(glossary.cardName('village')),
  );
  await expect(page.getByRole('button', { name: de.game.menu })).toBeVisible();
  const german = await logOn(page);
  expect(german).toHaveLength(english.length);
  expect(german).not.toEqual(english);
  expect((await glanceNow(page)).question).toBe(question);
  const say = await loadSentences('de');
  const asked = promptSentence(
    say,
    {
      verb: 'buy',
      card: null,
      player: 0,
      about: 0,
      from: { play: 'hand', buy: 'supply' },
      least: 0,
      most: 1,
      picked: 0,
      limit: null,
      acting: [],
      options: [
        { verb: 'play-treasures', card: null, mode: null },
        { verb: 'buy', card: 'copper', mode: null },
      ],
    },
    { you: 0, names: ['Ann', 'Magpie'] },
  );
  await expect(page.locator('[data-question]')).toContainText(asked);
});

test('the other printing gives cards their other names', async ({ page }) => {
  const usual = await loadGlossary('hu');
  const other = await loadGlossary('hu', 'other');
  const kingdom = kingdoms.find(({ cards }) => cards.some((id) => usual.cardName(id) !== other.cardName(id)));
  const card = kingdom?.cards.find((id) => usual.cardName(id) !== other.cardName(id)) ?? '';
  const path = `/k/${kingdom?.id ?? ''}`;
  const shown = (name: string): Locator =>
    page.locator(`[data-card="${card}"]`).getByText(name, { exact: true });

  await page.goto(path);
  await page.getByLabel(en.common.language).selectOption('hu');
  await expect(shown(usual.cardName(card))).toBeVisible();
  await openSettings(page, hu.common.settings);
  await choose(page, hu.settings.printings.other);
  await page.goto(path);
  await expect(shown(other.cardName(card))).toBeVisible();
  await page.reload();
  await expect(shown(other.cardName(card))).toBeVisible();
});

test('colours and a second language are kept, and shared with another tab', async ({ page, context }) => {
  await page.goto('/settings');
  const other = await context.newPage();
  await other.goto('/');
  await choose(page, en.settings.themes.dark);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await choose(page, en.settings.cloths.claret);
  await expect(page.locator('html')).toHaveAttribute('data-cloth', 'claret');
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('group', { name: en.settings.secondLanguage }).getByText('Polski').click();

  await page.goto('/k/first-game');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('data-cloth', 'claret');
  const { cardName } = await loadGlossary('pl');
  await expect(
    page.locator('[data-card="village"]').getByText(cardName('village'), { exact: true }),
  ).toBeVisible();
});

test('whoever wishes it so ends the turn himself, and the last purchase waits for that', async ({ page }) => {
  await become(page, 'Ann');
  const { table } = await gameAgainst(page, ['magpie']);
  await page.goto('/settings');
  await page.getByRole('switch', { name: en.settings.explicitEnd }).click();
  await page.goto(`/t/${table}`);
  await expect
    .poll(async () => (await glanceNow(page)).lit.map(({ key }) => key))
    .toContain('button end-turn ');
  const question = page.locator('[data-question]');
  const pile = (card: string): Locator => page.locator(`[data-key="pile ${card}"]`);
  await page.keyboard.press('t');
  await expect(pile('estate')).toHaveAttribute('data-glows', '');
  await pile('estate').click();
  const say = await loadSentences('en');
  await expect(question).toContainText(en.board.atTurnEnd(say.options.buy('estate')));
  await pile('copper').click();
  await expect(question).toContainText(en.board.atTurnEnd(say.options.buy('copper')));
  await page.keyboard.press('e');
  await expect.poll(async () => logOn(page)).toContain('You buy and gain a Copper');
});

test('a new name is seen by everybody at the table at once', async ({ page, newPerson }) => {
  await become(page, 'Ann');
  const table = await newTable(page);
  const bob = await newPerson();
  await bob.goto(`/t/${table}`);
  await expect(bob.getByRole('heading', { level: 1, name: en.lobby.titleOf('Ann') })).toBeVisible();
  await page.goto(`/t/${table}`);
  await page.getByRole('button', { name: en.lobby.rename, exact: true }).first().click();
  await page.getByLabel(en.lobby.yourName).fill('Anna');
  await page.getByRole('button', { name: en.lobby.saveName, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: en.lobby.titleOf('Anna') })).toBeVisible();
  await expect(bob.getByRole('heading', { level: 1, name: en.lobby.titleOf('Anna') })).toBeVisible();
});

test('signing out everywhere else leaves this browser who it is, by keyboard', async ({
  page,
  newPerson,
  server,
}) => {
  const { token } = await become(page, 'Ann');
  const table = await newTable(page);
  // Another browser that is the same person.
  const other = await newPerson();
  await other.context().addCookies([{ name: 'tenfold', value: token, url: server.url }]);
  for (const one of [page, other]) {
    await one.goto(`/t/${table}`);
    await expect(one.getByRole('heading', { level: 1, name: en.lobby.titleOf('Ann') })).toBeVisible();
  }

  await openSettings(page, en.common.settings);
  const button = page.getByRole('button', { name: en.settings.signOut, exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: en.settings.signOutSure });
  await expect(dialog).toContainText(en.settings.signOutIs);
  // What is at hand does no harm.
  await expect(dialog.getByRole('button', { name: en.common.cancel })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: en.settings.signOutYes, exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(en.settings.signedOut)).toBeVisible();

  await page.reload();
  await expect(page.getByRole('button', { name: en.settings.signOut, exact: true })).toBeVisible();
  const me = await page.request.get(`${API_PATH}/me`);
  expect(await me.json()).toMatchObject({ name: 'Ann' });
  expect((await other.request.get(`${API_PATH}/me`)).status()).toBe(401);
  await expect(other.getByRole('heading', { level: 1, name: en.lobby.titleOf('Ann') })).toBeHidden();
});

test('whoever deletes himself is gone from the archive, on a phone too', async ({ page, newPerson }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await become(page, 'Annabella');
  const table = await newTable(page);
  const bob = await newPerson();
  await become(bob, 'Bob');
  await bob.request.post(`${API_PATH}/tables/${table}/sit`, { data: {} });
  await page.request.post(`${API_PATH}/tables/${table}/start`);
  for (const one of [page, bob]) {
    await one.goto(`/t/${table}`);
    await expect(one.locator('[data-key="pile village"]')).toBeVisible();
  }

  await page.goto('/settings');
  await page.getByRole('button', { name: en.settings.leave, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: en.settings.leaveSure('Annabella') });
  await expect(dialog).toContainText(en.settings.leaveIs);
  await dialog.getByRole('button', { name: en.settings.leaveYes, exact: true }).click();
  await expect(page.getByText(en.settings.left)).toBeVisible();
  expect((await page.request.get(`${API_PATH}/me`)).status()).toBe(401);

  // The other has won, against nobody he could name.
  await expect(bob.locator('#result')).toBeVisible();
  await bob.goto('/archive');
  await expect(bob.getByText(en.archive.somebody)).toBeVisible();
  await expect(bob.getByText('Annabella')).toHaveCount(0);
});

async function openSettings(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** One of a few that all lie in view. */
async function choose(page: Page, label: string): Promise<void> {
  await page
    .locator('label')
    .filter({ has: page.getByText(label, { exact: true }) })
    .click();
  await expect(page.getByRole('radio', { name: label, exact: true })).toBeChecked();
}
