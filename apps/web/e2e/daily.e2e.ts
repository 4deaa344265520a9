// The kingdom of the day in real browsers: one plays it, another has to play before looking; and links that are handed on.

import type { Locator } from '@playwright/test';
import { encode } from 'uqr';
import { API_PATH } from '@tenfold/protocol';
import { daily as deDaily } from '../src/words/daily/de.ts';
import { daily as enDaily } from '../src/words/daily/en.ts';
import { words as de } from '../src/words/de/index.ts';
import { words as en } from '../src/words/en/index.ts';
import { expect, test } from './fixtures.ts';
import { become, newTable, playOverTheWire } from './tables.ts';

test('Ann plays the game of the day once, and Béla sees hers only after his own', async ({
  page: ann,
  newPerson,
  server,
}) => {
  const bela = await newPerson({ locale: 'de-DE' });
  const { token } = await become(ann, 'Ann');
  await ann.goto('/');
  await ann.getByRole('link', { name: en.home.kingdomOfTheDay }).click();
  await expect(ann.getByRole('heading', { name: enDaily.title, level: 1 })).toBeVisible();
  await ann.getByRole('button', { name: enDaily.play }).click();
  await expect(ann).toHaveURL(/\/t\//);
  await expect(ann.locator('[data-seat="1"]')).toBeVisible();
  const table = ann.url().split('/').at(-1) ?? '';
  await ann.goto('/daily');
  await expect(ann.getByRole('button', { name: enDaily.playOn })).toBeVisible();

  await playOverTheWire(server.url, token, table);
  await ann.reload();
  const result = ann.getByRole('region', { name: enDaily.yourResult });
  await expect(result).toContainText(enDaily.place(1, 1));
  await expect(ann.getByRole('button', { name: enDaily.play })).toHaveCount(0);
  const shared = await result.getByLabel(enDaily.shareText).inputValue();
  expect(shared).toContain('/daily');
  await ann.getByRole('link', { name: enDaily.watchBest }).click();
  await expect(ann).toHaveURL(/\/g\//);
  await expect(ann.getByText(en.after.seedLater)).toBeVisible();
  const game = ann.url();

  const belas = await become(bela, 'Béla', 'de');
  await bela.goto(game);
  await expect(bela.getByRole('heading', { name: de.after.privateGame })).toBeVisible();
  await bela.goto('/daily');
  await expect(bela.getByText(deDaily.players(1))).toBeVisible();
  await expect(bela.getByText(deDaily.everybody)).toHaveCount(0);
  const own = (await (await bela.request.post(`${API_PATH}/daily`)).json()) as { table: string };
  await playOverTheWire(server.url, belas.token, own.table);
  await bela.reload();
  await expect(bela.getByRole('region', { name: deDaily.everybody })).toBeVisible();
  await bela.goto(game);
  await expect(bela.getByText(de.after.seedLater)).toBeVisible();
  await expect(bela.getByText('Ann', { exact: true })).toHaveCount(0);
});

test('a table can be handed on: by a code for a camera, and by a link that a chat can read', async ({
  page,
}) => {
  await become(page, 'Ann');
  const table = await newTable(page);
  await page.goto(`/t/${table}`);
  await page.getByRole('button', { name: en.lobby.showQr }).click();
  const code = page.getByRole('img', { name: en.lobby.qrIs });
  await expect(code).toHaveAttribute('data-qr', new RegExp(`/t/${table}$`));
  expect(await linkDrawn(code)).toBe(page.url());
  await page.keyboard.press('Escape');
  await expect(code).toHaveCount(0);

  const content = async (name: string) =>
    page.locator(`head meta[property="${name}"]`).getAttribute('content');
  expect(await content('og:title')).toBe('Ann’s table');
  const picture = (await content('og:image')) ?? '';
  const answer = await page.request.get(picture);
  expect(answer.headers()['content-type']).toBe('image/png');
  expect((await answer.body()).length).toBeGreaterThan(10_000);
});

/** The link, if as many squares are drawn as it comes to. */
async function linkDrawn(code: Locator): Promise<string> {
  const link = (await code.getAttribute('data-qr')) ?? '';
  const { data } = encode(link, { border: 4 });
  const drawn = (await code.locator('path').getAttribute('d')) ?? '';
  const dark = data.flat().filter(Boolean).length;
  return drawn.split('M').length - 1 === dark ? link : 'another code';
}
