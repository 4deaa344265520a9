// The lab in a real browser: the figures follow the text, and are those of the terminal.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { LANGUAGES } from '@tenfold/i18n/languages';
import type { OwnCard } from '@tenfold/protocol';
import { kingdoms } from '@tenfold/rules';
import { packStudy } from '../src/lab/study-in-address.ts';
import { commandFor } from '../src/lab/study.ts';
import type { Study } from '../src/lab/study.ts';
import { words } from '../src/words/en/index.ts';
import { lab as en } from '../src/words/lab/en.ts';
import { labWords } from '../src/words/lab/index.ts';
import { expectFitForPhone, onPhone, testOnPhone } from './axe.ts';
import { expect, test } from './fixtures.ts';

const study: Study = {
  texts: [
    'strategy Money\nbuy Province\nbuy Gold\nbuy Silver\n',
    'strategy Smithies\nbuy Province\nbuy Gold\nbuy Smithy when own < 2\nbuy Silver\n',
  ],
  kingdom: kingdoms.find(({ id }) => id === 'first-game')?.cards ?? [],
  games: 120,
  seed: 'lab',
};

const addressOf = async (shown: Study): Promise<string> => `/lab#${await packStudy(shown)}`;
/** What is written in a field, line by line. */
const expectText = async (field: Locator, text: string | RegExp) =>
  expect(field).toHaveText(text, { useInnerText: true });
const allPlayed = async (page: Page, games: number) =>
  expect(page.locator(`[data-games="${games}"]`)).toBeVisible();

test('an address shows the numbers of tenfold sim, byte for byte', async ({ page }) => {
  await page.goto(await addressOf(study));
  await allPlayed(page, study.games);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: en.exportAs }).click();
  await page.getByRole('button', { name: en.saveJson }).click();
  const saved = readFileSync(await (await saving).path(), 'utf8');

  const folder = mkdtempSync(join(tmpdir(), 'tenfold-lab-'));
  try {
    const files = study.texts.map((text, at) => {
      const file = join(folder, `${at + 1}.strategy`);
      writeFileSync(file, text);
      return file;
    });
    const program = fileURLToPath(new URL('../../cli/bin/tenfold.js', import.meta.url));
    const [, ...typed] = commandFor(study, files).split(' ');
    expect(saved).toBe(execFileSync(process.execPath, [program, ...typed], { encoding: 'utf8' }));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

const MILL: OwnCard = {
  definition: {
    id: 'old-mill',
    types: ['Action'],
    cost: { coins: 4, potions: 0 },
    play: [
      { do: 'plusCards', n: 4 },
      { do: 'eachOtherPlayer', steps: [{ do: 'gain', card: 'silver', to: 'discard' }] },
    ],
  },
  names: { en: 'Old Mill', hu: 'Öreg malom' },
};

test('a home-made card is studied, by its name, with the numbers of the terminal', async ({ page }) => {
  const made: Study = {
    ...study,
    texts: [
      study.texts[0] ?? '',
      'strategy Mills\nbuy Province\nbuy Gold\nbuy "Öreg malom" when own < 2\nbuy Silver\n',
    ],
    kingdom: ['old-mill', ...study.kingdom.slice(0, 9)].toSorted(),
    ownCards: [MILL],
  };
  await page.goto(await addressOf(made));
  await allPlayed(page, made.games);
  const strip = page.getByRole('region', { name: en.kingdom });
  // Whoever asks by key is read what it says.
  await strip.getByRole('button', { name: 'Old Mill' }).press('i');
  await expect(
    page.locator('p[role=status]', { hasText: /Old Mill\. .*Each other player gains a Silver/ }),
  ).toBeAttached();
  await page.keyboard.press('Escape');
  const field = page.getByRole('region', { name: en.editor(1) }).getByRole('textbox');
  await field.fill('strategy Money\nbuy ');
  await field.press('End');
  await field.pressSequentially('Öreg');
  await expect(page.getByRole('button', { name: 'Old Mill', exact: true }).last()).toBeVisible();
  await field.fill(made.texts[0] ?? '');
  await allPlayed(page, made.games);

  await page.getByRole('button', { name: en.exportAs }).click();
  const save = async (button: string): Promise<string> => {
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    return readFileSync(await (await saving).path(), 'utf8');
  };
  const numbers = await save(en.saveJson);
  const card = await save(`${en.cardFile}: old-mill.json`);
  const folder = mkdtempSync(join(tmpdir(), 'tenfold-lab-'));
  try {
    const files = ['1.strategy', '2.strategy'];
    for (const [at, file] of files.entries()) writeFileSync(join(folder, file), made.texts[at] ?? '');
    writeFileSync(join(folder, 'old-mill.json'), card);
    const program = fileURLToPath(new URL('../../cli/bin/tenfold.js', import.meta.url));
    const [, ...typed] = commandFor(made, files).split(' ');
    const options = { encoding: 'utf8', cwd: folder } as const;
    expect(numbers).toBe(execFileSync(process.execPath, [program, ...typed], options));
  } finally {
    rmSync(folder, { recursive: true });
  }

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: en.open, exact: true }).click();
  await expect(page).toHaveURL(/\/g\/own/);
  await expect(page.locator('[data-card="old-mill"]').first()).toContainText('Old Mill');
});

test('the figures follow the text; what is wrong is told, and the last figures stay', async ({ page }) => {
  await page.goto(await addressOf(study));
  await allPlayed(page, study.games);
  const second = page.getByRole('region', { name: en.editor(2) });
  const field = second.getByRole('textbox');
  const won = page.getByRole('region', { name: en.won });
  const before = await won.getByRole('table').innerText();
  const link = page.url();

  await field.fill(`${study.texts[1]}buy Gold when money > 6\n`);
  await expect(second.getByText('"money" alone is no quantity')).toBeVisible();
  await expect(second.getByText(en.waits)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Smithies' })).toBeVisible();
  await expect(page.locator('footer code')).toContainText('tenfold sim');
  expect(await won.getByRole('table').innerText()).toBe(before);
  // It stands under its own line, and the next one makes room for it.
  const top = async (place: Locator): Promise<number> => (await place.boundingBox())?.y ?? NaN;
  const last = study.texts[1]?.split('\n').length ?? 0;
  const told = second.getByText('"money" alone is no quantity');
  expect(await top(told)).toBeGreaterThan(await top(second.locator(`[data-line="${last}"]`)));
  expect(await top(told)).toBeLessThan(await top(second.locator(`[data-line="${last + 1}"]`)));
  // The remedy can be taken by keys, and taken back.
  await field.press('Tab');
  await expect(second.getByRole('button', { name: en.writeInstead('coins') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectText(field, `${study.texts[1]}buy Gold when coins > 6\n`);
  await expect(field).toBeFocused();
  await field.press('Control+z');
  await second.getByRole('button', { name: en.writeInstead('coins') }).click();
  await expectText(field, `${study.texts[1]}buy Gold when coins > 6\n`);
  await expect(second.getByText(en.waits)).toHaveCount(0);

  await field.fill('strategy Smithies\nbuy Province\nbuy Copper\n');
  await expect(second.getByText(en.waits)).toHaveCount(0);
  await allPlayed(page, study.games);
  await expect(won.getByRole('table')).not.toHaveText(before);
  await expect(page).not.toHaveURL(link);
});

test('a text is typed, pasted and lit line by line, whatever is wrong in it', async ({ page }) => {
  await page.goto(await addressOf(study));
  const editor = page.getByRole('region', { name: en.editor(1) });
  const field = editor.getByRole('textbox');
  const rows = editor.locator('[data-line]');
  await field.press('Control+a');
  await field.pressSequentially('strategy Typed\nbuy Prvince\n\nbuy Gold\n');
  await expect(rows).toHaveText(['strategy Typed', 'buy Prvince', '', 'buy Gold', '']);
  // What lies over the coloured text is as high as it is, below what is pushed in, too.
  const whereGold = async (): Promise<number> =>
    field.evaluate((typed) => {
      const letters = document.createTreeWalker(typed, NodeFilter.SHOW_TEXT);
      for (let node = letters.nextNode(); node !== null; node = letters.nextNode()) {
        const at = node.textContent?.indexOf('buy Gold') ?? -1;
        if (at < 0) continue;
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 8);
        return range.getBoundingClientRect().top;
      }
      return NaN;
    });
  const lit = (await rows.nth(3).boundingBox())?.y ?? NaN;
  expect(Math.abs((await whereGold()) - lit)).toBeLessThan(2);
  await field.press('Control+Home');
  await field.press('ArrowDown');
  await field.press('End');
  await field.press('Backspace');
  await field.press('Enter');
  await expect(rows).toHaveText(['strategy Typed', 'buy Prvinc', '', '', 'buy Gold', '']);
  await editor.getByRole('button', { name: en.writeInstead('Province') }).click();
  await expect(rows).toHaveText(['strategy Typed', 'buy Province', '', '', 'buy Gold', '']);
});

test('a whole catalogue is opened, and one of its strategies taken', async ({ page }) => {
  await page.goto(await addressOf(study));
  await page.getByRole('button', { name: en.exportAs }).click();
  const catalogue = new URL('../../../packages/bots/src/strategy/catalogue.json', import.meta.url);
  await page.getByLabel(en.openStudy).setInputFiles(fileURLToPath(catalogue));
  await expect(page.getByText(en.opened(41, 'catalogue.json'))).toBeVisible();
  const editor = page.getByRole('region', { name: en.editor(1) });
  await editor.getByLabel(en.catalogue).selectOption({ label: 'Militia' });
  await expectText(editor.getByRole('textbox'), /^strategy Militia\n/);
});

test('words and cards of any language are completed, by key', async ({ page }) => {
  await page.goto(await addressOf(study));
  const field = page.getByRole('region', { name: en.editor(1) }).getByRole('textbox');
  await field.fill('strategy Money\nbuy ');
  await field.press('End');
  await field.pressSequentially('Schmi');
  await expect(page.getByRole('button', { name: 'Smithy', exact: true })).toBeVisible();
  await field.press('Tab');
  await expectText(field, 'strategy Money\nbuy Smithy ');
  await expect(field).toBeFocused();
});

test('a sentence is added without typing, and a bar opens a game in the replay', async ({ page }) => {
  await page.goto(await addressOf(study));
  await allPlayed(page, study.games);
  const first = page.getByRole('region', { name: en.editor(1) });
  await first.locator('summary').click();
  await first.getByLabel(en.card).selectOption('militia');
  await first.getByRole('button', { name: en.add }).click();
  await expectText(first.getByRole('textbox'), `${study.texts[0]}buy "Militia" when own < 2\n`);
  await allPlayed(page, study.games);
  await page.getByRole('button', { name: en.open, exact: true }).click();
  await expect(page).toHaveURL(/\/g\/own/);
  await expect(page.getByText('Smithies').first()).toBeVisible();
});

test('every chart opens a game, which can be played on', async ({ page }) => {
  const bars = [
    en.openWon('Smithies'),
    en.gameOfLength(20),
    en.openTypical(1).replace(/1$/, ''),
    en.openBought('Smithies', 'Smithy', 3),
    en.openProvince('Money', 1, 1).replace(/1$/, ''),
    en.endings.provinces,
    en.openOwned('Smithies', 'Gold'),
  ];
  for (const bar of bars) {
    await page.goto(await addressOf(study));
    await allPlayed(page, study.games);
    await page.getByRole('button', { name: bar }).first().click();
    await expect(page).toHaveURL(/\/g\/own/);
    await expect(page.getByText(words.after.playOn)).toBeVisible();
  }
});

test('the values around a number, what was pinned, and all against all', async ({ page }) => {
  await page.goto(await addressOf(study));
  await allPlayed(page, study.games);
  await page.getByRole('button', { name: en.pin }).click();

  // The cursor is brought to the number by keys: the end of the fourth line.
  const field = page.getByRole('region', { name: en.editor(2) }).getByRole('textbox');
  await field.press('Control+Home');
  for (let line = 1; line < 4; line++) await field.press('ArrowDown');
  await field.press('End');
  const around = page.getByRole('group', { name: en.around('own <') });
  await expect(around.getByRole('button')).toHaveCount(5);
  await expect(around.locator('[data-share]')).toHaveCount(5);
  await around.getByRole('button').first().click();
  await expectText(field, /buy Smithy when own < 0\n/);
  await allPlayed(page, study.games);
  const pinned = page.getByRole('region', { name: en.pinned });
  await expect(pinned.getByRole('row')).toHaveCount(4);
  await expect(pinned.getByText('±')).toBeVisible();

  await page.getByRole('button', { name: en.more }).click();
  await page.getByRole('button', { name: en.playAll }).click();
  const table = page.getByRole('region', { name: en.all }).first();
  await expect(table.getByRole('row')).toHaveCount(4);
  await expect(table.locator('td').nth(1)).toHaveText(/%/);

  // A cell opens a game of its pair, where it can be played on.
  await table.getByRole('button', { name: 'won against Smithies' }).first().click();
  await expect(page).toHaveURL(/\/g\/own/);
  await expect(page.getByText(words.after.playOn)).toBeVisible();
});

test('a strategy is improved until somebody has enough, and the Chancellor says its plan', async ({
  page,
}) => {
  await page.goto(
    await addressOf({ ...study, texts: [study.texts[1] ?? '', 'strategy Poor\nbuy Province\nbuy Silver\n'] }),
  );
  await allPlayed(page, study.games);
  await page.getByRole('button', { name: en.improve('Poor') }).click();
  const improving = page.getByRole('region', { name: en.improve('Poor') });
  await expect(improving).not.toHaveAttribute('data-kept', '0');
  await improving.getByRole('button', { name: en.stop }).click();
  await improving.getByRole('button', { name: en.takeText }).click();
  const field = page.getByRole('region', { name: en.editor(2) }).getByRole('textbox');
  await expect(field).not.toHaveText('strategy Poor\nbuy Province\nbuy Silver\n', { useInnerText: true });
  await expectText(field, /^strategy Poor\n/);

  const chancellor = page.getByRole('region', { name: en.chancellor });
  await chancellor.getByRole('button', { name: en.ask }).click();
  await expect(chancellor.getByText('buy Province')).toBeVisible();
  await chancellor.getByRole('button', { name: en.stop }).click();
  await chancellor.getByRole('button', { name: en.useAs(1) }).click();
  await expectText(
    page.getByRole('region', { name: en.editor(1) }).getByRole('textbox'),
    /^strategy The Chancellor’s plan\n/,
  );
});

test('a game against a typed strategy, and a picture of the figures', async ({ page }) => {
  await page.goto(await addressOf(study));
  await allPlayed(page, study.games);
  await page.getByRole('button', { name: en.exportAs }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: en.savePng }).click();
  const picture = readFileSync(await (await saving).path());
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: en.playAgainst('Smithies') }).click();
  const game = page.getByRole('region', { name: en.playAgainst('Smithies') });
  await expect(game.getByText(en.playingAgainst('Smithies'))).toBeVisible();
  await expect(game.getByText('Smithies').nth(1)).toBeVisible();
  await game.getByRole('button', { name: en.backToLab }).click();
  await expect(page.getByRole('region', { name: en.editor(2) })).toBeVisible();
});

test('a device that is to be kept cool stays so', async ({ page }) => {
  await page.goto(await addressOf(study));
  const gentle = page.getByRole('checkbox', { name: en.gentle });
  await gentle.check();
  await page.reload();
  await expect(gentle).toBeChecked();
  await allPlayed(page, study.games);
});

test('a kingdom has its page: its strategies play each other there', async ({ page }) => {
  await page.goto('/k/first-game');
  await page.getByRole('button', { name: en.rankStart }).click();
  const table = page.getByRole('region', { name: en.all }).first();
  await expect(table.getByRole('row').nth(1)).toContainText(/^1\. /);
  await expect(page.getByRole('link', { name: en.cardRulings('Moat') })).toBeVisible();
  await page.getByRole('link', { name: en.draft }).click();
  await expect(page.getByRole('radio', { name: words.kingdom.ways.draft })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: words.cards.sets.base })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: words.cards.sets.alchemy })).not.toBeChecked();
});

test('an address that holds nothing gets a sentence, and a study to begin with', async ({ page }) => {
  await page.goto('/lab#nonsense');
  await expect(page.getByText(en.badAddress)).toBeVisible();
  await expect(page.getByRole('region', { name: en.editor(2) })).toBeVisible();
});

test('a kingdom in an address that nobody knows gets a sentence', async ({ page }) => {
  await page.goto('/lab?kingdom=cellar.nonsense');
  await expect(page.getByRole('alert')).toContainText('nonsense');
});

for (const language of LANGUAGES) {
  const fits = testOnPhone(language);
  fits(`on a phone nothing sticks out, and axe finds nothing, in ${language}`, async ({ newPerson }) => {
    const page = await onPhone(newPerson, language);
    const said = await labWords[language]();
    await page.goto(await addressOf(study));
    await allPlayed(page, study.games);
    await expect(page.getByRole('heading', { name: said.title, level: 1 })).toBeVisible();
    // With something wrong in a text, too.
    const editor = page.getByRole('region', { name: said.editor(1) });
    await editor.getByRole('textbox').fill('strategy Wrong\nbuy Gold when money > 6\nbuy Prvince\n');
    await expect(editor.getByRole('button', { name: said.writeInstead('Province') })).toBeVisible();
    await expectFitForPhone(page);
  });
}
