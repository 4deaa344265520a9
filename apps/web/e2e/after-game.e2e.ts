// After a game: the result and how it came about, the record, the replay, and playing on from its middle.

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { loadGlossary } from '@tenfold/i18n/glossary';
import { finalDeckOf, replayOf, toldTurnsOf, turningPointsOf } from '@tenfold/insight';
import { readRecord, replay, view } from '@tenfold/rules';
import { words as en } from '../src/words/en/index.ts';
import { expect, test } from './fixtures.ts';
import { Player, glanceNow } from './player.ts';
import type { Begun } from './tables.ts';
import { become, finishedGame } from './tables.ts';
import type { Truth } from './truth.ts';
import { truthOf } from './truth.ts';

test('the result tells how each score came about, with graphs and the record', async ({
  page,
  context,
  server,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { begun, truth } = await aGame(page, server.url);
  await page.goto(`/t/${begun.table}`);
  await expectScores(page, truth);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused();

  await page.getByText(en.after.numbers).click();
  const graphs = page.getByRole('region', { name: en.after.graphs });
  for (const curve of [en.after.curvePoints, en.after.curveMoney]) {
    await expect(graphs.getByRole('img', { name: en.after.graph(curve) }).locator('canvas')).toBeVisible();
  }
  await graphs.getByText(en.after.asTable).click();
  const last = graphs.getByRole('row').last().getByRole('cell');
  await expect(last.nth(0)).toHaveText(String(truth.scores[0]?.points));
  await expect(last.nth(2)).toHaveText(String(truth.scores[1]?.points));

  const record = page.getByRole('region', { name: en.after.record });
  await record.getByRole('button', { name: en.after.copyRecord }).click();
  await expect(record.getByRole('status')).toHaveText(en.after.copied);
  expect(await page.evaluate(async () => navigator.clipboard.readText())).toBe(truth.record);
  const downloading = page.waitForEvent('download');
  await record.getByRole('button', { name: en.after.download }).click();
  expect(readFileSync(await (await downloading).path(), 'utf8')).toBe(truth.record);

  await expect(page.getByText(en.after.fair)).toBeVisible();
});

test('one looks back at the table, and returns', async ({ page, server }) => {
  const { begun } = await aGame(page, server.url);
  await page.goto(`/t/${begun.table}`);
  await page.getByRole('button', { name: en.after.lookAtTable }).click();
  // It is nobody's turn any more.
  const middle = page.getByRole('region', { name: en.board.table });
  await expect(middle).toBeVisible();
  await expect(middle.getByRole('heading')).toHaveCount(0);
  await expect(middle.locator('.phase')).toHaveCount(1);
  await expect(middle.locator('.phase')).toBeHidden();
  await expect(page.getByRole('region', { name: en.after.result })).toHaveCount(0);
  await page.getByRole('button', { name: en.game.toResult }).click();
  const result = page.getByRole('region', { name: en.after.result });
  await expect(result.getByRole('heading').first()).toBeFocused();
});

test('everybody’s cards lie open, and what turned the game opens the replay there', async ({
  page,
  server,
}) => {
  const { begun, truth } = await aGame(page, server.url);
  const { cardName } = await loadGlossary('en');
  const game = replayOf(truth.record);
  const last = game.positionAt(game.end);
  await page.goto(`/t/${begun.table}`);
  for (const [seat, name] of truth.names.entries()) {
    const cards = page.getByRole('list', { name: en.after.allCards(name) }).getByRole('listitem');
    const deck = finalDeckOf(last, seat);
    await expect(cards).toHaveCount(deck.length);
    for (const [place, { card, count }] of deck.entries()) {
      await expect(cards.nth(place)).toContainText(`${count} × ${cardName(card)}`);
    }
  }
  const turning = turningPointsOf(toldTurnsOf(game));
  const links = page.getByRole('region', { name: en.after.pointsByTurn }).getByRole('link');
  await expect(links).toHaveCount(turning.length);
  const moment = turning[0]?.moment ?? 0;
  await links.first().click();
  await expect(page.getByRole('slider', { name: en.after.moment })).toHaveValue(String(moment));
});

test('the result can be shared as a picture, and as a link', async ({ page, server }) => {
  const { begun } = await aGame(page, server.url);
  await page.goto(`/t/${begun.table}`);
  await page.getByRole('button', { name: en.after.share }).click();
  const dialog = page.getByRole('dialog', { name: en.after.share });
  await expect(dialog.getByLabel(en.after.linkToReplay)).toHaveValue(new RegExp(`/g/${begun.game}$`));
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: en.after.savePicture }).click();
  const png = readFileSync(await (await downloading).path());
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  // What was painted on has many colours: an empty sheet would be far smaller.
  expect(png.length).toBeGreaterThan(10_000);
});

test('the replay shows every moment, also by its link', async ({ page, server }) => {
  const { begun, truth } = await aGame(page, server.url);
  await page.goto(`/t/${begun.table}`);
  await page.getByRole('link', { name: en.after.watchReplay }).click();
  await expect(page).toHaveURL(`/g/${begun.game}`);
  const scrubber = page.getByRole('slider', { name: en.after.moment });
  await expect(scrubber).toHaveAttribute('max', String(truth.choices));
  await expectSupply(page, truth, 0);
  // A bot has its face, as at the table, and not the first letter of its name.
  await expect(page.locator('[data-seat="1"] .face > svg')).toBeVisible();

  const middle = Math.floor(truth.choices / 2);
  await scrubber.fill(String(middle));
  await expectSupply(page, truth, middle);
  await expect(page).toHaveURL(`/g/${begun.game}?at=${middle}`);
  await page.getByRole('button', { name: en.after.stepOn }).click();
  await expect(scrubber).toHaveValue(String(middle + 1));
  await scrubber.press('End');
  await expect(scrubber).toHaveValue(String(truth.choices));
  await expectSupply(page, truth, truth.choices);
  await scrubber.press('Home');
  await expectSupply(page, truth, 0);

  await page.goto(`/g/${begun.game}?at=${middle}`);
  await expect(scrubber).toHaveValue(String(middle));
  await expectSupply(page, truth, middle);
});

test('one plays on from a moment of the replay, to another end', async ({ page, server }) => {
  const { begun, truth } = await aGame(page, server.url);
  const moment = Math.floor(truth.choices * 0.8);
  await page.goto(`/g/${begun.game}?at=${moment}`);
  await page.getByRole('button', { name: en.after.playOn }).click();
  const dialog = page.getByRole('dialog', { name: en.after.playOn });
  await dialog.getByRole('radio', { name: 'Magpie (' }).check();
  await dialog.getByRole('radio', { name: 'Ann' }).check();
  await dialog.getByRole('button', { name: en.after.playOnStart }).click();
  await expect(page).toHaveURL(/\/t\//);

  await glanceNow(page);
  const player = new Player(page, { wants: [] });
  await player.play();
  await expect(page.getByRole('region', { name: en.after.result })).toBeVisible();
  await expect(page.getByRole('region', { name: en.after.pointsByTurn })).toBeVisible();
  await expect(page.getByRole('button', { name: en.after.copyRecord })).toBeVisible();
  // Its replay begins with what was played in the other game.
  await page.getByRole('link', { name: en.after.watchReplay }).click();
  await expectSupply(page, truth, 0);
});

interface Played {
  readonly begun: Begun;
  readonly truth: Truth;
}

async function aGame(page: Page, origin: string): Promise<Played> {
  const me = await become(page, 'Ann');
  const begun = await finishedGame(page, origin, me);
  return { begun, truth: await truthOf(page, begun.game) };
}

async function expectScores(page: Page, { names, scores, winners }: Truth): Promise<void> {
  const result = page.getByRole('region', { name: en.after.result });
  const { cardName } = await loadGlossary('en');
  const verdict = en.after.winners(winners.map((seat) => ({ you: seat === 0, name: names[seat] ?? '' })));
  await expect(result.getByRole('heading', { name: verdict })).toBeVisible();
  for (const { player, points, parts } of scores) {
    const row = result
      .locator('ol > li')
      .filter({ has: page.getByText(names[player] ?? '', { exact: true }) });
    await expect(row).toContainText(en.after.points(points));
    for (const part of parts) await expect(row).toContainText(`${part.count} × ${cardName(part.card)}`);
  }
}

/** The piles on the board are as they were after so many choices. */
async function expectSupply(page: Page, { record }: Truth, moment: number): Promise<void> {
  const { cardName } = await loadGlossary('en');
  const { supply } = view(replay(readRecord(record), { upTo: moment }), null);
  for (const { card, cost, count } of supply) {
    const says = en.board.pile(cardName(card), cost.coins, cost.potions, count);
    await expect(page.locator(`[data-key="pile ${card}"]`)).toHaveAccessibleName(says);
  }
}
