// The workshop in a real browser: a card is made, read in four languages, tried, handed on and printed.

import type { Page } from '@playwright/test';
import { LANGUAGES } from '@tenfold/i18n/languages';
import { cardTrouble } from '@tenfold/i18n/card-troubles';
import type { OwnCard } from '@tenfold/protocol';
import { API_PATH, LIMITS, readOwnCard } from '@tenfold/protocol';
import { readRecord, replay, view } from '@tenfold/rules';
import { packCard, packedIn, unpackCard } from '../src/kingdom/card-in-link.ts';
import { words as inEnglish } from '../src/words/en/index.ts';
import { gathering } from '../src/words/gathering/en.ts';
import { words as inHungarian } from '../src/words/hu/index.ts';
import { workshop as en } from '../src/words/workshop/en.ts';
import { workshopWords } from '../src/words/workshop/index.ts';
import { LANGUAGE_NAMES } from '../src/parts/language-names.ts';
import { expectFitForPhone, onPhone, testOnPhone } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { LAMPLIGHTER } from './own-cards.ts';
import { Player } from './player.ts';
import { become, newTable } from './tables.ts';
import { gameAt } from './truth.ts';

const lamplighter: OwnCard = {
  ...LAMPLIGHTER,
  names: { en: 'Lamplighter', hu: 'Lámpagyújtó', pl: 'Latarnik', de: 'Laternenanzünder' },
};

const TEN = [
  'cellar',
  'market',
  'militia',
  'mine',
  'moat',
  'remodel',
  'smithy',
  'village',
  'woodcutter',
  'moneylender',
];

const addressOf = async (card: OwnCard): Promise<string> => `/workshop#${await packCard(card)}`;
const textIn = (page: Page, language: string) =>
  page.getByRole('region', { name: en.fourLanguages }).locator(`[lang=${language}]`);

test('a card is made from a blank by key and by choosing, and played', async ({ page }) => {
  await page.goto('/workshop');
  await expect(page.getByText(en.missing.name)).toBeVisible();
  await expect(page.getByRole('button', { name: en.tryIt })).toBeDisabled();
  await page.getByLabel(en.nameIn('English')).press('L');
  await page.getByLabel(en.nameIn('English')).pressSequentially('ooking-glass');
  await page.getByLabel(en.goOn).selectOption('bonuses');
  await page.getByLabel(en.youGet).selectOption({ label: '+2 Cards' });
  await page.getByRole('button', { name: en.addBonus }).press('Enter');
  await page.getByLabel(en.goOn).selectOption('trash');
  await page.getByLabel(en.gap['count'] ?? '', { exact: true }).selectOption({ label: en.upTo(2) });
  await page.getByRole('button', { name: en.more }).click();
  await expect(page.getByText(en.isCard)).toBeVisible();

  await expect(textIn(page, 'en')).toContainText('Trash up to 2 cards from your hand');
  await expect(textIn(page, 'hu')).toContainText('Dobj a szemétre legfeljebb 2 lapot a kezedből');
  await expect(textIn(page, 'pl')).toContainText('Wyrzuć do kosza najwyżej 2 karty z ręki');
  await expect(textIn(page, 'de')).toContainText('Entsorge bis zu 2 Handkarten');
  const stage = page.getByRole('region', { name: en.card, exact: true });
  await expect(stage.locator('.name')).toHaveText('Looking-glass');

  await page.getByRole('button', { name: en.undo }).click();
  await page.getByRole('button', { name: en.redo }).click();
  await page.getByRole('button', { name: en.tryIt }).click();
  const pile = page.locator('[data-card="looking-glass"]').first();
  await expect(pile.locator('.name')).toHaveText('Looking-glass');
  await expect(pile).toContainText('Trash up to 2 cards');
  await page.getByRole('button', { name: /^Play Treasures/ }).click();
  await page.getByRole('button', { name: /^End turn/ }).click();
  await expect(page.getByText(/Magpie/).first()).toBeVisible();
  await page.getByRole('button', { name: en.back }).click();
  await expect(page.getByLabel(en.nameIn('English'))).toHaveValue('Looking-glass');
});

test('a card goes its whole way: made from a blank, priced, played by two in two languages to the end, replayed, printed', async ({
  page: ann,
  newPerson,
}) => {
  await become(ann, 'Ann');
  await ann.goto('/workshop');
  await ann.getByLabel(en.nameIn('English')).fill('Royal Will');
  await ann.getByText(en.otherNames).click();
  await ann.getByLabel('Magyar', { exact: true }).fill('Királyi végrendelet');
  const less = ann.getByRole('button', { name: en.less });
  while (await less.isEnabled()) await less.click();
  for (const sentence of [0, 1, 2, 3]) {
    await ann.getByLabel(en.goOn).selectOption('gain');
    await ann
      .getByLabel(en.gap['card'] ?? '', { exact: true })
      .nth(sentence)
      .selectOption({ label: 'Province' });
  }
  await expect(ann.getByText(en.isCard)).toBeVisible();
  await expect(textIn(ann, 'hu')).toContainText('Kapsz egy Tartományt');
  // Four Provinces are worth more than anything that is known.
  await expect(ann.locator('.worth .sum')).toHaveText(/^Stronger than every card we know: worth at least/);
  await ann.getByRole('button', { name: en.keep }).click();
  await expect(ann.getByText(en.kept)).toBeVisible();

  const bob = await newPerson({ locale: 'hu-HU', viewport: { width: 390, height: 844 } });
  await become(bob, 'Béla', 'hu');
  const table = await newTable(ann, { kingdom: { kind: 'cards', cards: TEN } });
  await ann.goto(`/t/${table}`);
  await ann.locator('.kingdom').getByRole('button', { name: inEnglish.lobby.change }).click();
  const dialog = ann.getByRole('dialog', { name: inEnglish.lobby.options });
  await dialog.getByRole('checkbox', { name: 'Moneylender' }).uncheck();
  await dialog.getByText(gathering.ownCards, { exact: true }).click();
  await dialog.getByRole('button', { name: gathering.ownFromBox('Royal Will') }).click();
  await dialog.getByRole('button', { name: inEnglish.lobby.save }).click();
  await bob.goto(`/t/${table}`);
  await expect(bob.locator('[data-own-card="royal-will"]')).toContainText('Királyi végrendelet');
  await bob.getByRole('button', { name: inHungarian.lobby.sitDown }).click();
  await ann.getByRole('button', { name: inEnglish.lobby.start, exact: true }).click();
  await Promise.all([
    new Player(ann, { wants: [['royal-will', 2]] }).play(),
    new Player(bob, { wants: [['royal-will', 1]] }).play(),
  ]);

  // It was played to its end, by the rules: no Province is left.
  const game = await gameAt(ann, table);
  const record = await (await ann.request.get(`${API_PATH}/games/${game}/record`)).text();
  expect(record).toMatch(/^(Ann|Béla): play Royal Will$/m);
  const replayed = replay(readRecord(record));
  expect(replayed.over).toBe(true);
  expect(view(replayed, null).supply.find(({ card }) => card === 'province')?.count).toBe(0);
  for (const page of [ann, bob]) await expect(page.locator('#result')).toBeVisible();
  await bob.goto(`/g/${game}?at=1`);
  await expect(bob.getByRole('slider')).toBeVisible();
  await expect(bob.locator('[data-card="royal-will"]').first()).toContainText('Királyi végrendelet');

  await ann.goto('/workshop');
  await ann.getByRole('button', { name: en.openCard('Royal Will') }).click();
  await ann.getByRole('button', { name: en.print, exact: true }).click();
  await ann.getByText('Magyar', { exact: true }).last().click();
  await expect(ann.locator('[data-sheet] .name').first()).toHaveText('Királyi végrendelet');
  const pdf = await ann.pdf({ preferCSSPageSize: true, printBackground: true });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test('a link brings the whole card; the box keeps it; a file is refused with every place', async ({
  page,
}) => {
  await page.goto(await addressOf(lamplighter));
  await expect(page.getByLabel(en.nameIn('English'))).toHaveValue('Lamplighter');
  for (const language of LANGUAGES)
    await expect(textIn(page, language)).toContainText(lamplighter.names[language] ?? '');
  await page.getByRole('button', { name: en.send }).click();
  const sheet = page.getByRole('dialog', { name: en.send });
  const link = await sheet.getByLabel('Lamplighter').inputValue();
  expect(await unpackCard(packedIn(link))).toEqual(lamplighter);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  // Whoever is sent it finds the same card, and goes on with it as a card of his own.
  expect(new URL(link).pathname).toMatch(/^\/workshop\/./);
  await page.goto(link);
  await expect(page.getByLabel(en.nameIn('English'))).toHaveValue('Lamplighter');
  await expect(page).toHaveURL(/\/workshop#./);

  await page.getByRole('button', { name: en.keep }).click();
  await expect(page.getByText(en.kept)).toBeVisible();
  await page.goto('/workshop');
  await page.reload();
  await page.getByRole('button', { name: en.openCard('Lamplighter') }).click();
  await expect(page.getByText(en.isCard)).toBeVisible();

  const broken = {
    ...lamplighter,
    names: { en: '<b>' },
    definition: { ...lamplighter.definition, play: [{ do: 'x' }] },
  };
  await page.getByRole('button', { name: en.fromLink }).click();
  await page.getByLabel(en.pasteLink).fill(JSON.stringify(broken));
  await page.getByRole('button', { name: en.open, exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('definition.play[0].do: must be one of');
  await expect(page.getByRole('dialog')).toContainText('names.en');
});

test('a card that was sent can be read without a script, in the reader’s language', async ({ newPerson }) => {
  const page = await newPerson({ javaScriptEnabled: false, locale: 'hu' });
  await page.goto(`/workshop/${await packCard(lamplighter)}`);
  await expect(page).toHaveTitle('Lámpagyújtó · Tenfold');
  const card = page.locator('article[lang=hu]');
  await expect(card.getByRole('heading', { name: 'Lámpagyújtó' })).toBeVisible();
  await expect(card).toContainText('Minden ellenfeled kap egy Rezet a kezébe.');
});

for (const hostile of ['nonsense', 'A'.repeat(30_000), 'eJwDAAAAAAE']) {
  test(`a hostile link gets a sentence and a blank: ${hostile.slice(0, 8)}`, async ({ page }) => {
    await page.goto(`/workshop#${hostile}`);
    await expect(page.getByText(en.badLink)).toBeVisible();
    await expect(page.getByText(en.missing.text)).toBeVisible();
    // What a browser would not even ask for is no link that somebody could send.
    if (hostile.length > LIMITS.cardAddressLength) return;
    await page.goto(`/workshop/${hostile}`);
    await expect(page.getByText(en.badLink)).toBeVisible();
  });
}

test('between a phone and a wide window nothing lies over what can be done with a card', async ({ page }) => {
  await page.setViewportSize({ width: 1123, height: 794 });
  await page.goto(await addressOf(lamplighter));
  for (const name of [en.tryIt, en.print]) {
    const button = page.getByRole('button', { name, exact: true });
    // Scrolled and looked at in one go: what comes meanwhile, such as the worth, may push it on.
    const isOnTop = await button.evaluate((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect({ name, isOnTop }).toEqual({ name, isOnTop: true });
  }
});

test('nine or ten of it are printed on a page of A4, in the size of the printed cards', async ({ page }) => {
  await page.goto(await addressOf(lamplighter));
  await page.getByRole('button', { name: en.print, exact: true }).click();
  await page.getByText('Magyar', { exact: true }).last().click();
  await page.getByText(en.printPapers.a4, { exact: true }).click();
  await expect(page.locator('[data-sheet] .name').first()).toHaveText('Lámpagyújtó');
  await expect(page.locator('[data-sheet] .card')).toHaveCount(9);
  // Any printer at home leaves five millimetres free.
  const [sheet, first] = await Promise.all(
    ['[data-sheet]', '[data-sheet] .card'].map(async (place) => page.locator(place).first().boundingBox()),
  );
  expect((first?.x ?? 0) - (sheet?.x ?? 0)).toBeGreaterThan((5 / 25.4) * 96);
  expect((first?.y ?? 0) - (sheet?.y ?? 0)).toBeGreaterThan((5 / 25.4) * 96);
  await page.getByText(en.printWays.ten, { exact: true }).click();
  await expect(page.getByText(en.printTen)).toBeVisible();
  await expect(page.locator('[data-sheet] .card')).toHaveCount(10);
  const box = await page.locator('[data-sheet] .card').first().boundingBox();
  expect(Math.round(((box?.width ?? 0) / 96) * 25.4)).toBe(59);
  expect(Math.round(((box?.height ?? 0) / 96) * 25.4)).toBe(91);
  // What is wider than the paper is shrunk to it, and no longer of the right size.
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 1123, height: 794 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1123);
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test('on Letter paper eight of it are printed in the size of the printed cards, with margins for any printer', async ({
  page,
}) => {
  await page.goto(await addressOf(lamplighter));
  await page.getByRole('button', { name: en.print, exact: true }).click();
  await page.getByText(en.printPapers.letter, { exact: true }).click();
  await expect(page.locator('[data-sheet] .card')).toHaveCount(8);
  await expect(page.getByText(en.printWays.ten, { exact: true })).toBeHidden();
  const box = await page.locator('[data-sheet] .card').first().boundingBox();
  expect(Math.round(((box?.width ?? 0) / 96) * 25.4)).toBe(59);
  expect(Math.round(((box?.height ?? 0) / 96) * 25.4)).toBe(91);
  await page.emulateMedia({ media: 'print' });
  // As wide as the paper: a page that is wider is shrunk, and its cards with it.
  await page.setViewportSize({ width: 1056, height: 816 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1056);
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  expect(pdf).toMatch(/\/MediaBox \[0 0 792 612\]/);
});

for (const language of LANGUAGES) {
  const fits = testOnPhone(language);
  fits(`on a phone nothing sticks out, and axe finds nothing, in ${language}`, async ({ newPerson }) => {
    const page = await onPhone(newPerson, language);
    const said = await workshopWords[language]();
    await page.goto(await addressOf(lamplighter));
    await expect(page.getByText(said.isCard)).toBeVisible();
    await expect(page.getByLabel(said.nameIn(LANGUAGE_NAMES[language]))).toHaveValue(
      lamplighter.names[language] ?? '',
    );
    await expectFitForPhone(page);

    // What is wrong with a card that somebody pastes is said in the same language, with the remedy.
    const nameless = { ...lamplighter, names: {} };
    await page.getByRole('button', { name: said.fromLink }).click();
    await page.getByLabel(said.pasteLink).fill(JSON.stringify(nameless));
    await page.getByRole('button', { name: said.open, exact: true }).click();
    const [trouble] = readOwnCard(nameless).troubles;
    if (trouble === undefined) throw new Error('nothing is wrong with it');
    await expect(page.getByRole('dialog')).toContainText(`names: ${cardTrouble(trouble, language)}`);
  });
}
