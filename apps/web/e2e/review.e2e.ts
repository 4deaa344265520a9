// A finished game looked at again: in workers, with progress, to its end; in every language; and from there into the replay.

import type { Page } from '@playwright/test';
import { LANGUAGES } from '@tenfold/i18n/languages';
import type { ReviewWords } from '@tenfold/i18n/review';
import { loadReviewWords } from '@tenfold/i18n/review';
import { words as en } from '../src/words/en/index.ts';
import { loadWords } from '../src/words/index.ts';
import { axeOn } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { become, finishedGame, gameAgainst } from './tables.ts';

// Contrasts are looked at.
test.use({ painted: true });

/** By what it says of itself, not by the clock: the machine may be busy. */
async function untilDone(page: Page): Promise<void> {
  await page.locator('[data-review="done"]').waitFor();
}

async function begin(page: Page, said: ReviewWords): Promise<void> {
  await page.getByRole('region', { name: said.title }).getByRole('button', { name: said.begin }).click();
}

test('a game is reviewed to its end, in each language, and what cost most opens the replay there', async ({
  page,
  server,
}) => {
  const me = await become(page, 'Ann');
  const { table, game } = await finishedGame(page, server.url, me);
  const english = await loadReviewWords('en');
  await page.goto(`/t/${table}`);
  await begin(page, english);
  const review = page.getByRole('region', { name: english.title });
  await expect(review.getByRole('progressbar')).toBeVisible();
  // Whoever has enough of it stops, and may go on where it was.
  await review.getByRole('button', { name: english.stop }).click();
  await expect(review.getByRole('button', { name: english.goOn })).toBeVisible();
  await expect(review.getByRole('progressbar')).toHaveCount(0);
  await review.getByRole('button', { name: english.goOn }).click();
  await untilDone(page);

  let language = en.common.language;
  for (const one of LANGUAGES) {
    const [said, words] = await Promise.all([loadReviewWords(one), loadWords(one)]);
    await page.getByLabel(language).selectOption(one);
    ({ language } = words.common);
    const shown = page.getByRole('region', { name: said.title });
    await expect(shown.getByRole('status')).toHaveText(said.done);
    await expect(shown.getByRole('img', { name: said.chances })).toBeVisible();
    await expect(shown.getByRole('heading', { name: said.costly('Ann') })).toBeVisible();
    await shown.getByText(said.asTable).click();
    await expect(shown.getByRole('table').getByRole('columnheader').first()).toHaveText(said.turn);
    await shown.getByText(said.asTable).click();
  }
  await page.getByLabel(language).selectOption('en');
  await expect(review).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await axeOn(page).include('[data-review]').analyze();
    expect(violations.map(({ id, nodes }) => `${id} on ${nodes[0]?.html ?? ''}`)).toEqual([]);
  }

  // Somebody who plays by whatever is offered first makes mistakes.
  const mistakes = review.getByRole('link');
  expect(await mistakes.count()).toBeGreaterThan(0);
  const at = new URL((await mistakes.first().getAttribute('href')) ?? '', server.url).searchParams.get('at');
  await mistakes.first().click();
  await expect(page).toHaveURL(`/g/${game}?at=${at}`);
  await expect(page.getByRole('slider', { name: en.after.moment })).toHaveValue(at ?? '');
  await expect(page.getByRole('button', { name: en.after.playOn })).toBeEnabled();
});

test('the replay of a finished game offers a review of anybody’s purchases; a running game none', async ({
  page,
  server,
}) => {
  const said = await loadReviewWords('en');
  const me = await become(page, 'Ann');
  const running = await gameAgainst(page, ['magpie']);
  await page.goto(`/g/${running.game}`);
  await expect(page.getByText(en.after.runningIs)).toBeVisible();
  await expect(page.getByRole('button', { name: said.begin })).toHaveCount(0);
  await page.goto(`/t/${running.table}`);
  await expect(page.getByRole('region', { name: en.board.table })).toBeVisible();
  await expect(page.getByRole('button', { name: said.begin })).toHaveCount(0);

  const { game } = await finishedGame(page, server.url, me, ['bramble']);
  await page.goto(`/g/${game}`);
  await begin(page, said);
  const review = page.getByRole('region', { name: said.title });
  // By keys alone, while it is under way.
  await review.getByRole('radio', { name: 'Bramble' }).press('Space');
  await untilDone(page);
  await expect(review.getByRole('heading', { name: said.costly('Bramble') })).toBeVisible();
});
