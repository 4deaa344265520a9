// Rulings are stepped through on a real board and taken over, and one's own scenario is checked and shared.

import type { Page } from '@playwright/test';
import { LANGUAGES } from '@tenfold/i18n/languages';
import { storedRulings } from '../rulebook-files.ts';
import { scenarioWords } from '../src/words/scenario/index.ts';
import { axeOn } from './axe.ts';
import { expect, seen, test } from './fixtures.ts';
import { glanceNow } from './player.ts';

const RULING = '/scenario?ruling=INT-SECRETCHAMBER-10';
const PHONE = { width: 390, height: 844 };

const current = (page: Page) => page.locator('[aria-current="step"]');

/** How far the page can be pushed sideways. */
const sideways = async (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

for (const language of LANGUAGES) {
  // What axe finds is the same in every language.
  const step = language === 'en' ? seen : test;
  step(`a ruling is stepped through and taken over by keyboard alone: ${language}`, async ({ newPerson }) => {
    const words = await scenarioWords[language]();
    const page = await newPerson({ locale: language, viewport: PHONE });
    await page.goto(RULING);
    await expect(current(page)).toContainText(words.position);
    const { examples = [] } = storedRulings(language).rulings.find(({ id }) => RULING.endsWith(id)) ?? {};
    expect(examples).not.toEqual([]);
    for (const title of examples) await expect(page.getByText(title, { exact: true })).toBeVisible();
    const steps = await page.locator('.moves > li').count();
    for (let number = 1; number < steps; number++) {
      await page.keyboard.press('ArrowRight');
      await expect(current(page).locator('.number')).toHaveText(String(number));
      expect(await sideways(page)).toBeLessThanOrEqual(0);
    }
    await page.keyboard.press('ArrowLeft');
    await expect(current(page).locator('.number')).toHaveText(String(steps - 2));
    await page.keyboard.press('Home');
    await expect(current(page)).toContainText(words.position);
    if (language === 'en') expect((await axeOn(page).analyze()).violations).toEqual([]);

    await page.getByRole('button', { name: words.takeOver }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.getByRole('button', { name: words.begin }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(words.takenOver('Ann', 'Vixen'))).toBeVisible();
    await expect
      .poll(async () => (await glanceNow(page)).lit.map(({ key }) => key))
      .toContain('hand 0 saboteur');
    await page.locator('[data-key="hand 0 saboteur"]').focus();
    await page.keyboard.press('Enter');
    // The bot answers the Attack, and the turn goes on.
    await expect
      .poll(async () => (await glanceNow(page)).lit.map(({ key }) => key))
      .toContain('button end-turn ');
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: words.backToMoves }).focus();
    await page.keyboard.press('Enter');
    await expect(current(page)).toContainText(words.position);
  });
}

test('what a seat must not see is not shown from that seat', async ({ page }) => {
  const words = await scenarioWords.en();
  await page.goto(RULING);
  await page.getByRole('button', { name: words.end }).click();
  const player = page.locator('section.player');
  await expect(player).toContainText('Bob, hand: Secret Chamber, Moat');
  await page.getByRole('button', { name: words.as('Ann') }).click();
  await expect(player).not.toContainText('Bob, hand');
  await expect(player).toContainText(words.unseenHere);
  await expect(page.locator('[data-place="hand 1"] [data-card]')).toHaveCount(0);
});

test('a scenario of one’s own is checked line by line, mended, and shared as a link', async ({
  page,
  newPerson,
}) => {
  const words = await scenarioWords.en();
  await page.goto('/scenario');
  const field = page.getByLabel(words.ownText);
  await field.fill(
    'title: Slips\nplayers:\n  Ann: { hand: [vilage], deck: [copper] }\n  Bob: { hand: [] }\nmoves:\n  - Ann plaz village\nthen:\n  Ann: { hand: [coper] }\n',
  );
  await page.getByRole('button', { name: words.ownCheck }).click();
  for (const line of [3, 6, 8])
    await expect(page.getByRole('button', { name: words.ownLine(line) })).toBeVisible();
  await page.getByRole('button', { name: words.ownLine(6) }).click();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('  - Ann plaz village');
  await field.fill(
    'title: A Village\nplayers:\n  Ann: { hand: [village], deck: [copper] }\n  Bob: { hand: [] }\nmoves:\n  - Ann plays village\nthen:\n  Ann: { hand: [copper] }\n',
  );
  await page.getByRole('button', { name: words.ownCheck }).click();
  await expect(page.getByText(words.ownHolds(1))).toBeVisible();
  await page.getByRole('button', { name: words.ownShare }).click();
  await expect(page).toHaveURL(/#s=/);
  const friend = await newPerson();
  await friend.goto(page.url());
  await expect(friend.getByRole('heading', { name: 'A Village' })).toBeVisible();
  await friend.goto(page.url().slice(0, -9));
  await friend.reload();
  await expect(friend.getByText(words.ownLinkBroken)).toBeVisible();
});

for (const [language, sentence] of [
  ['hu', 'nincs ilyen lap: „vilage”; erre gondoltál: Village?'],
  ['pl', 'nie ma karty „vilage”; czy chodzi o Village?'],
  ['de', 'es gibt keine Karte „vilage“; meinst du Village?'],
] as const)
  test(`what is wrong with a scenario of one’s own is said in ${language}`, async ({ newPerson }) => {
    const words = await scenarioWords[language]();
    const page = await newPerson({ locale: language, viewport: PHONE });
    await page.goto('/scenario');
    await page
      .getByLabel(words.ownText)
      .fill(
        'title: Slips\nplayers:\n  Ann: { hand: [vilage, 40 province] }\n  Bob: { pocket: [] }\nmoves:\n  - Ann plaz village\nthen:\n  Ann: { hand: [coper] }\n',
      );
    await page.getByRole('button', { name: words.ownCheck }).click();
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.getByText(/there is|did you mean|known are|is no move; say/)).toHaveCount(0);
    expect(await sideways(page)).toBe(0);
  });
