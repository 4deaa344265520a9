// Lessons and puzzles are played to their end; the guided game is left and taken up again on another device.

import type { Page } from '@playwright/test';
import { LANGUAGES } from '@tenfold/i18n/languages';
import { lessonText, loadLessonWords, puzzleText } from '@tenfold/i18n/lessons';
import { loadBook } from '@tenfold/i18n/rulebook';
import { LEARNT_KEY } from '../src/settings/learnt-key.ts';
import { axeOn } from './axe.ts';
import { expect, seen, test } from './fixtures.ts';
import { open } from './opened.ts';
import { answer, choose, glanceNow } from './player.ts';
import { moved, remember } from './stillness.ts';

const PHONE = { width: 390, height: 844 };

/** How far the page can be pushed sideways. */
const sideways = async (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

const offered = async (page: Page, key: string): Promise<void> => {
  await expect.poll(async () => (await glanceNow(page)).lit.map((one) => one.key)).toContain(key);
};

const click = async (page: Page, key: string): Promise<void> => {
  await offered(page, key);
  await choose(page, key);
};

const press = async (page: Page, key: string): Promise<void> => {
  await offered(page, key);
  await answer(page, async () => {
    const { lit } = await glanceNow(page);
    const shortcut = lit.find((one) => one.key === key)?.shortcut?.split(' ')[0];
    if (shortcut === undefined) throw new Error(`${key} has no key of its own`);
    await page.keyboard.press(shortcut);
  });
};

const violations = async (page: Page) => (await axeOn(page).analyze()).violations;

for (const language of LANGUAGES) {
  // What axe finds is the same in every language.
  const play = language === 'en' ? seen : test;
  play(`a lesson by keyboard on a phone, and a puzzle by clicks: ${language}`, async ({ newPerson }) => {
    const words = await loadLessonWords(language);
    const page = await newPerson({ locale: language, viewport: PHONE });
    await open(page, '/learn');
    await expect(page.getByRole('heading', { level: 1, name: words.frame.learn })).toBeVisible();
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    if (language === 'en') expect(await violations(page)).toEqual([]);

    const buying = lessonText(words, 'buying');
    await page.getByRole('link', { name: buying.title }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(buying.says['start'] ?? '')).toBeVisible();
    await press(page, 'button play-treasures ');
    await expect(page.getByText(buying.says['coins'] ?? '')).toBeVisible();
    await press(page, 'pile smithy');
    await offered(page, 'button play-treasures ');
    await press(page, 'button play-treasures ');
    await press(page, 'pile silver');
    await expect(page.getByText(words.frame.reached)).toBeVisible();
    await expect(page.locator('.goals .reached')).toHaveCount(2);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    if (language === 'en') expect(await violations(page)).toEqual([]);

    await page.getByRole('link', { name: words.frame.all }).click();
    await expect(page.getByRole('link', { name: buying.title })).toContainText(words.frame.done);

    const puzzle = puzzleText(words, 'mines');
    await page.getByRole('link', { name: puzzle.title }).click();
    await page.getByRole('button', { name: words.frame.hint }).click();
    await expect(page.getByText(puzzle.hint)).toBeVisible();
    await click(page, 'hand 0 village');
    await click(page, 'hand 0 throne-room');
    await click(page, 'hand 0 moneylender');
    await expect(page.getByText(words.frame.solved)).toBeVisible();
    await page.getByRole('button', { name: words.frame.solution }).click();
    await expect(page.locator('.moves > li').first()).toBeVisible();
  });
}

/** Whether the server knows as much of the guided game as this device. */
async function isOnServer(key: string): Promise<boolean> {
  const response = await fetch('/api/v1/me/learning');
  const [theirs, here] = [await response.text(), localStorage.getItem(key) ?? 'null'].map(
    (text) => JSON.parse(text) as { game?: { saves: number } } | null,
  );
  return here?.game !== undefined && theirs?.game?.saves === here.game.saves;
}

seen('the guided game is left, and taken up on another device of the same person', async ({ newPerson }) => {
  const words = await loadLessonWords('en');
  const { says } = lessonText(words, 'first-game');
  const page = await newPerson();
  // A lesson was done before.
  await page.addInitScript(
    ([key, learnt]) => {
      if (window.localStorage.getItem(key) === null) window.localStorage.setItem(key, learnt);
    },
    [LEARNT_KEY, JSON.stringify({ done: ['trashing'], heard: [], cards: ['chapel'], game: null })] as const,
  );
  await open(page, '/learn');
  await page.getByRole('link', { name: words.frame.begin }).click();
  await expect(page.getByText(says['start'] ?? '')).toBeVisible();
  await click(page, 'button play-treasures ');
  await expect(page.getByText(says['coins'] ?? '')).toBeVisible();
  await expect(page.locator('svg.chalk')).toBeVisible();
  await click(page, 'pile copper');
  await expect(page.getByText(says['copper'] ?? '')).toBeVisible();
  // Bramble's turn is played, too.
  await offered(page, 'button play-treasures ');
  await click(page, 'button play-treasures ');
  await expect
    .poll(async () => (await glanceNow(page)).lit.map(({ key }) => key))
    .not.toContain('button play-treasures ');
  await page.getByRole('link', { name: words.frame.leave }).click();
  await expect(page.getByText(words.frame.kept)).toBeVisible();
  await expect.poll(async () => page.evaluate(isOnServer, LEARNT_KEY)).toBe(true);

  // Another device of the same person knows who it is, and nothing else.
  const { cookies } = await page.context().storageState();
  const kept = [{ name: 'tenfold.somebody', value: 'yes' }];
  const origins = [{ origin: new URL(page.url()).origin, localStorage: kept }];
  const other = await newPerson({ storageState: { cookies, origins } });
  await open(other, '/learn');
  await expect(other.getByText(words.frame.kept)).toBeVisible();
  await expect(other.getByRole('link', { name: lessonText(words, 'trashing').title })).toContainText(
    words.frame.done,
  );
  await expect(
    other.getByRole('region', { name: words.frame.met }).getByRole('link', { name: 'Chapel' }),
  ).toBeVisible();
  await other.getByRole('link', { name: words.frame.goOn }).click();
  await offered(other, 'button end-turn ');
  expect((await glanceNow(other)).lit.map(({ key }) => key)).not.toContain('button play-treasures ');
  // What was heard on the first device is not said again.
  await expect(other.getByText(says['copper'] ?? '')).toHaveCount(0);
  expect(await violations(other)).toEqual([]);
});

for (const viewport of [PHONE, { width: 1440, height: 900 }]) {
  test(`the table stands still while the guide speaks: ${viewport.width} wide`, async ({ newPerson }) => {
    for (const language of LANGUAGES) {
      const words = await loadLessonWords(language);
      const page = await newPerson({ locale: language, viewport });
      await open(page, '/learn/first-game');
      const start = page.getByText(lessonText(words, 'first-game').says['start'] ?? '');
      await expect(start).toBeVisible();
      await offered(page, 'button play-treasures ');
      await remember(page);
      expect(await sayingsTooLong(page, Object.values(lessonText(words, 'first-game').says))).toEqual([]);
      await page.getByRole('button', { name: words.frame.understood }).click();
      await expect(start).toHaveCount(0);
      expect(await moved(page)).toEqual([]);
      await page.getByRole('button', { name: words.frame.sayLess }).click();
      expect((await moved(page)).filter((one) => !one.startsWith('button') && !one.startsWith('a '))).toEqual(
        [],
      );
      expect(await sideways(page)).toBeLessThanOrEqual(0);
    }
  });

  test(`the guide speaks in the middle, beside what is played: ${viewport.width} wide`, async ({
    newPerson,
  }) => {
    const { says } = lessonText(await loadLessonWords('en'), 'first-game');
    const page = await newPerson({ locale: 'en', viewport });
    await open(page, '/learn/first-game');
    await click(page, 'button play-treasures ');
    await expect(page.locator('[data-guide]')).toContainText(says['coins'] ?? '');
    await expect(page.locator('[data-place="in-play 0"] > li')).not.toHaveCount(0);
    const { middle, guide, played } = await page.evaluate(() => {
      const boxOf = (selector: string) => {
        const { left, right, top, bottom } =
          document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
        return { left, right, top, bottom };
      };
      return {
        middle: boxOf('.middle'),
        guide: boxOf('[data-guide]'),
        played: boxOf('[data-place="in-play 0"] > li:last-child'),
      };
    });
    expect(guide.top).toBeGreaterThanOrEqual(middle.top);
    expect(guide.bottom).toBeLessThanOrEqual(middle.bottom);
    expect(guide.right).toBeLessThanOrEqual(middle.right);
    expect(played.right).toBeLessThanOrEqual(guide.left);
  });
}

for (const viewport of [PHONE, { width: 1440, height: 900 }]) {
  test(`a lesson’s guide speaks in the middle, where all that it may say has room: ${viewport.width} wide`, async ({
    newPerson,
  }) => {
    for (const language of LANGUAGES) {
      const words = await loadLessonWords(language);
      const { frame, lessons, puzzles } = words;
      const page = await newPerson({ locale: language, viewport });
      await open(page, '/learn/buying');
      await offered(page, 'button play-treasures ');
      const start = lessonText(words, 'buying').says['start'] ?? '';
      await expect(page.locator('[data-guide]')).toContainText(start);
      await remember(page);
      const sayings = [
        ...Object.values(lessons).flatMap(({ says, idea }) => [
          ...Object.values(says),
          `${frame.reached} ${idea}`,
        ]),
        ...Object.values(puzzles).map(({ hint }) => hint),
        frame.missed,
        frame.solved,
      ];
      expect({ language, tooLong: await sayingsTooLong(page, sayings) }).toEqual({ language, tooLong: [] });
      expect(await moved(page)).toEqual([]);
      expect(await sideways(page)).toBeLessThanOrEqual(0);
    }
  });
}

test('the chalk goes around the cards of a hand, not around the room that they have', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/learn/first-game');
  await offered(page, 'button play-treasures ');
  const beyondTheCards = async (): Promise<number> =>
    page.evaluate(() => {
      const boxes = [...document.querySelectorAll('ul[data-place="hand 0"] > li')].map((card) =>
        card.getBoundingClientRect(),
      );
      const right = Math.max(...boxes.map((box) => box.right));
      const left = Math.min(...boxes.map((box) => box.left));
      const ring = document.querySelector('svg.chalk:not(.arrow)')?.getBoundingClientRect();
      return ring === undefined ? Number.NaN : ring.width - (right - left);
    });
  await expect.poll(beyondTheCards).toBeGreaterThanOrEqual(0);
  await expect.poll(beyondTheCards).toBeLessThanOrEqual(30);
});

/** What does not fit where the guide speaks, of all that it may say. */
const sayingsTooLong = async (page: Page, sayings: readonly string[]): Promise<string[]> =>
  page.evaluate((all) => {
    const paper = document.querySelector('[data-guide]');
    const words = paper?.querySelector('p')?.firstChild;
    if (paper === null || !(words instanceof Text)) throw new Error('the guide is silent');
    const now = words.data;
    const tooLong = all.filter((saying) => {
      words.data = saying;
      return paper.scrollHeight > paper.clientHeight;
    });
    words.data = now;
    return tooLong;
  }, sayings);

test('after a lesson one sees which cards and which words one has met', async ({ page }) => {
  const words = await loadLessonWords('en');
  const book = await loadBook('en');
  await page.addInitScript(([key, learnt]) => localStorage.setItem(key, learnt), [
    LEARNT_KEY,
    JSON.stringify({ done: ['attacks'], heard: [], cards: ['moat', 'militia'], game: null }),
  ] as const);
  await open(page, '/learn');
  const met = page.getByRole('region', { name: words.frame.met });
  await expect(met).toContainText(words.frame.cardsMet(2, 62));
  await expect(met.getByRole('link', { name: 'Moat' })).toBeVisible();
  await expect(met.getByRole('link', { name: book.chapters.attacks.title })).toBeVisible();
  const trash = book.chapters.terms.sections.trash.title;
  await expect(met.getByRole('link', { name: trash })).toBeHidden();
  await met.getByText(words.frame.notYet, { exact: true }).click();
  await met.getByRole('link', { name: trash }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(book.chapters.terms.title);
});

test('what the lessons teach can be read without a script', async ({ browser, server }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: server.url,
    viewport: PHONE,
  });
  const page = await context.newPage();
  for (const language of LANGUAGES) {
    const words = await loadLessonWords(language);
    await page.goto(`/learn/${language}`);
    await expect(page.getByText(lessonText(words, 'trashing').idea)).toBeVisible();
    await expect(page.getByText(puzzleText(words, 'bridges').title)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    // A lesson has its table as it begins, a puzzle all that is known of it.
    await page.goto(`/learn/${language}/trashing`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(lessonText(words, 'trashing').title);
    await expect(page.locator('[data-card="chapel"]').first()).toBeVisible();
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await page.goto(`/learn/${language}/bridges`);
    await expect(page.getByText(words.frame.deck, { exact: true })).toBeVisible();
  }
  await context.close();
});

test('what can be read without a script stays until what takes its place is there, and so does the focus', async ({
  page,
}) => {
  const words = await loadLessonWords('en');
  const { title } = lessonText(words, 'trashing');
  const release = Promise.withResolvers<void>();
  await page.route(/LearnPage.*\.js$/, async (route) => {
    await release.promise;
    await route.continue();
  });
  await page.goto('/learn', { waitUntil: 'commit' });
  await expect(page.locator('#page.unseen')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1, name: words.frame.learn })).toBeVisible();
  await page.getByRole('link', { name: title }).focus();
  release.resolve();
  await expect(page.locator('[data-static]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: words.frame.learn })).toBeVisible();
  await expect(page.getByRole('link', { name: title })).toBeFocused();
});
