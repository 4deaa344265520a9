// The rulebook: read, searched and printed, in every language, with and without a script.

import type { Page } from '@playwright/test';
import type { Language } from '@tenfold/i18n/languages';
import { LANGUAGES } from '@tenfold/i18n/languages';
import { CHAPTERS, loadBook } from '@tenfold/i18n/rulebook';
import { storedRulings } from '../rulebook-files.ts';
import { words as en } from '../src/words/en/index.ts';
import { words as around } from '../src/rulebook/words/en.ts';
import { scenarioWords } from '../src/words/scenario/index.ts';
import { axeOn } from './axe.ts';
import { expect, seen, test } from './fixtures.ts';
import { open } from './opened.ts';
import { choose, glanceNow } from './player.ts';
import { become, gameAgainst } from './tables.ts';

/** Of compressed script. */
const MOST_SCRIPT = 100_000;
/** Of a compressed index. */
const MOST_INDEX = 120_000;

/** What the first scenario of a ruling is called. */
const titleOf = (language: Language, ruling = 'INT-TRIBUTE-03'): string =>
  storedRulings(language).rulings.find(({ id }) => id === ruling)?.examples[0] ?? '';

const overflow = async (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

async function faults(page: Page): Promise<string[]> {
  const { violations } = await axeOn(page).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

for (const language of LANGUAGES) {
  // What axe finds is the same in every language.
  const read = language === 'en' ? seen : test;
  read(`is read in ${language}: chapters, a ruling, its words, on a phone`, async ({ page }) => {
    const book = await loadBook(language);
    await page.setViewportSize({ width: 390, height: 844 });
    for (const [path, heading] of [
      ['', book.title],
      ['/set-up', book.chapters['set-up'].title],
      ['/costs', book.chapters.costs.title],
      ['/base', book.chapters.base.title],
      ['/words', null],
      ['/ruling/INT-TRIBUTE-03', null],
    ] as const) {
      await open(page, `/rules/${language}${path}`);
      if (heading !== null) await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect(await page.title()).toContain('Tenfold');
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      if (language === 'en') expect(await faults(page)).toEqual([]);
    }
  });

  test(`is read without a script in ${language}`, async ({ newPerson }) => {
    const book = await loadBook(language);
    const page = await newPerson({ javaScriptEnabled: false, locale: language });
    await page.goto('/rules/costs');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(book.chapters.costs.title);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('link[rel="alternate"]')).toHaveCount(LANGUAGES.length + 1);
    expect(await page.locator('meta[name="description"]').getAttribute('content')).not.toBe('');
    await page.goto(`/rules/${language}/ruling/INT-TRIBUTE-03`);
    await expect(page.locator('main')).toContainText(book.sources['000']);
    // Its examples are told move by move.
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(titleOf(language));
    await expect(page.locator('main ol > li').first()).toBeVisible();
    await page.goto(`/rules/${language}`);
    await page.getByRole('link', { name: book.chapters.attacks.title }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(book.chapters.attacks.title);
  });
}

test('no link of a page without a script leads nowhere', async ({ server, request }) => {
  const visited = new Set<string>();
  const waiting = ['/rules/en', '/rules/pl/costs', '/rules/hu/ruling/INT-REACT-03', '/rules/de/alchemy'];
  const broken: string[] = [];
  const pages = new Map<string, string>();
  const fetchPage = async (path: string): Promise<string> => {
    const known = pages.get(path);
    if (known !== undefined) return known;
    const answer = await request.get(server.url + path);
    if (answer.status() !== 200) broken.push(path);
    const text = await answer.text();
    pages.set(path, text);
    return text;
  };
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    if (visited.has(address)) continue;
    visited.add(address);
    const [path = '', anchor] = address.split('#');
    const html = await fetchPage(path);
    if (anchor !== undefined && !html.includes(`id="${decodeURI(anchor)}"`)) broken.push(address);
    // All of English, and of the others where one begins: they are made alike.
    if (!path.startsWith('/rules/en')) continue;
    for (const [, link = ''] of html.matchAll(/<a[^>]* href="([^"]+)"/g)) {
      if (link.startsWith('/rules/')) waiting.push(link);
    }
  }
  expect(broken).toEqual([]);
  expect(
    [...pages.keys()].filter((path) => path.startsWith('/rules/en/ruling/')).length,
  ).toBeGreaterThanOrEqual(770);
  for (const { id } of CHAPTERS) expect(pages.has(`/rules/en/${id}`)).toBe(true);
});

test('is searched by keyboard alone, over a light load', async ({ page }) => {
  const script: Promise<number>[] = [];
  const index: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    const size = request.sizes().then(({ responseBodySize }) => responseBodySize);
    if (request.resourceType() === 'script') script.push(size);
    if (request.url().includes('/search-')) index.push(size);
  });
  await open(page, '/rules/costs');
  expect(index).toEqual([]);
  const found = page.getByRole('listbox').getByRole('option');
  await page.keyboard.press('/');
  await page.keyboard.type('boszorkny');
  await expect(found.first()).toContainText('Witch');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('INT-REACT-03');
  await expect(found).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('INT-REACT-03');
  await page.keyboard.press('/');
  await page.keyboard.type('xyzzyq');
  await expect(page.getByRole('listbox')).toContainText('Nothing fits');
  const sum = async (sizes: Promise<number>[]): Promise<number> =>
    (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
  const [scriptBytes, indexBytes] = [await sum(script), await sum(index)];
  console.log(`script of the rulebook: ${scriptBytes} bytes, its index: ${indexBytes} bytes over the wire`);
  expect(scriptBytes).toBeLessThanOrEqual(MOST_SCRIPT);
  expect(indexBytes).toBeGreaterThan(10_000);
  expect(indexBytes).toBeLessThanOrEqual(MOST_INDEX);
});

test('its examples can be changed', async ({ page }) => {
  await open(page, '/rules/set-up');
  await page.locator('label').filter({ hasText: '6 players' }).click();
  await expect(page.getByText('Province: 18 cards')).toBeAttached();
  await open(page, '/rules/costs');
  const shelves = page.getByRole('figure').filter({ hasText: 'What may it give?' }).first();
  await shelves.getByRole('button', { name: 'Estate' }).click();
  await expect(shelves).toContainText('the limit is');
  await expect(shelves.getByRole('status')).not.toContainText('Golem');
});

test('on paper there is nothing to pick, and what was picked stays', async ({ page }) => {
  await open(page, '/rules/costs');
  const shelves = page.getByRole('figure').filter({ hasText: 'What may it give?' }).first();
  await shelves.getByRole('button', { name: 'Estate' }).click();
  const said = await shelves.getByRole('status').innerText();
  await page.emulateMedia({ media: 'print' });
  await expect(
    page.getByRole('main').getByRole('button').and(page.locator('[aria-pressed="false"]:visible')),
  ).toHaveCount(0);
  await expect(shelves).toContainText(said);
  await expect(page.getByRole('search')).toBeHidden();
  await page.emulateMedia({ media: null });
  await open(page, '/rules/set-up');
  await page.locator('label').filter({ hasText: '6 players' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('label:visible').filter({ hasText: /players/ })).toHaveCount(1);
});

test('a card has its rulings, which lead to their own pages and back', async ({ page }) => {
  await page.goto('/cards/moat');
  await page.getByRole('link', { name: 'INT-REACT-03', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('INT-REACT-03');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Moat');
});

test('what stands in the margin is played at once, on a table that fits the window with the way through it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/rules/attacks');
  await page.getByText(around.settled(7)).click();
  await page.getByRole('link', { name: `${around.play}: INT-REACT-03` }).click();
  await expect(page.locator('main [data-card="moat"]').first()).toBeVisible();
  await open(page, '/scenario?ruling=INT-REACT-03');
  const words = await scenarioWords.en();
  const on = page.getByRole('button', { name: words.on, exact: true });
  await expect(on).toBeVisible();
  const { bottom, sideways } = await on.evaluate((button) => ({
    bottom: button.getBoundingClientRect().bottom,
    sideways: document.documentElement.scrollWidth - innerWidth,
  }));
  expect(bottom).toBeLessThanOrEqual(900);
  // Its title stands over the moves.
  const title = await page
    .getByRole('heading', { level: 2, name: titleOf('en', 'INT-REACT-03') })
    .boundingBox();
  const moves = await page.getByRole('heading', { level: 2, name: words.moves }).boundingBox();
  expect((title?.y ?? 900) + (title?.height ?? 0)).toBeLessThanOrEqual(moves?.y ?? 0);
  expect(sideways).toBeLessThanOrEqual(0);
});

test('cards on the shelves have their pictures, and names that fit or are left to the sentence', async ({
  page,
}) => {
  for (const width of [1440, 1000, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/rules/de/costs');
    await expect(page.locator('.case .name').first()).toBeAttached();
    const cut = await page
      .locator('.case .name:visible')
      .evaluateAll((names) =>
        names.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent),
      );
    expect({ width, cut }).toEqual({ width, cut: [] });
    const flat = await page
      .locator('.case .picture')
      .evaluateAll(
        (pictures) => pictures.filter((picture) => picture.getBoundingClientRect().height < 20).length,
      );
    expect({ width, flat }).toEqual({ width, flat: 0 });
  }
});

test('an id typed behind the book’s address, in whatever letters, leads to its ruling', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  await open(page, '/rules/alc-cost-15');
  await expect(heading).toContainText('ALC-COST-15');
  await expect(page).toHaveURL(/\/rules\/ruling\/ALC-COST-15$/);
  await open(page, '/rules/hu/Int-Comp-04#play');
  await expect(heading).toContainText('INT-COMP-04');
  await expect(page).toHaveURL(/\/rules\/hu\/ruling\/INT-COMP-04#play$/);
  // How many cards a box has lies on a table, too.
  await expect(page.locator('main [data-card="duke"]').first()).toBeVisible();
});

test('a ruling is stepped through on a board, in the book', async ({ page }) => {
  await open(page, '/rules/ruling/INT-REACT-03');
  await page.getByRole('button', { name: around.play }).click();
  await expect(page.locator('main [data-card="moat"]').first()).toBeVisible();
  await open(page, '/rules/examples');
  await expect(page.getByRole('button', { name: around.play })).toHaveCount(2);
});

test('from the table one reads the ruling behind a "no", and is back in the game', async ({ page }) => {
  await page.goto('/play/bots');
  await page.getByRole('button', { name: en.home.start }).click();
  await expect
    .poll(async () => (await glanceNow(page)).lit.map(({ key }) => key))
    .toContain('button end-turn ');
  const address = page.url();
  await page.locator('[data-key="pile province"]').dispatchEvent('click');
  await page
    .getByRole('link', { name: /^(INT|ALC|BASE)-/ })
    .first()
    .click();
  const panel = page.getByRole('dialog');
  await expect(panel).toContainText(around.saidBy);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  expect(page.url()).toBe(address);
  expect((await glanceNow(page)).lit.map(({ key }) => key)).toContain('button end-turn ');
  await choose(page, 'button end-turn ');
});

test('a card beside the table and a line of the log lead to their rulings, and the game goes on', async ({
  page,
}) => {
  await become(page, 'Ann');
  // He buys Treasures and Provinces: nobody is attacked in the middle of what is looked at here.
  const { table } = await gameAgainst(page, ['magpie']);
  await page.goto(`/t/${table}`);
  const lit = async (): Promise<string[]> => (await glanceNow(page)).lit.map(({ key }) => key);
  await expect.poll(lit).toContain('button end-turn ');
  const address = page.url();
  const panel = page.getByRole('dialog');
  await page.locator('[data-key="pile moat"]').hover();
  // It is shown there a moment later.
  await expect(page.getByRole('region', { name: en.cards.panel })).toContainText('Moat');
  await page.getByRole('link', { name: en.cards.rulings }).click();
  await panel
    .getByRole('link', { name: /^(INT|ALC|BASE)-/ })
    .first()
    .click();
  await expect(panel).toContainText(around.saidBy);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);

  // A deck of ten cards goes round after two turns.
  const rule = page.getByRole('link', { name: new RegExp(`^${en.game.rule}: `) });
  for (let turn = 0; turn < 2; turn++) {
    await expect.poll(lit).toContain('button end-turn ');
    await choose(page, 'button end-turn ');
  }
  await rule.first().click();
  await expect(panel).toContainText(around.saidBy);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  expect(page.url()).toBe(address);
  await expect.poll(lit).toContain('button end-turn ');
  await choose(page, 'button end-turn ');
});
