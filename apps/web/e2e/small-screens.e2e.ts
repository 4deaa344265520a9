// The table where it is smallest: what a card is can be seen in the Supply, and read in the hand, however many there are.

import type { Page } from '@playwright/test';
import { LANGUAGES } from '@tenfold/i18n/languages';
import { words as en } from '../src/words/en/index.ts';
import type { NewPerson } from './fixtures.ts';
import { expect, test } from './fixtures.ts';
import type { ServedHarness } from './harness/build.ts';
import { serveHarness } from './harness/build.ts';
import type { HarnessOfBoard } from './harness/main.ts';
import type { Question } from './harness/shown.svelte.ts';
import { states } from './look/states.ts';
import { become, finishedGame } from './tables.ts';

test.describe.configure({ mode: 'default' });

/** As much of a picture as one needs to tell it from another. */
const LEAST_PICTURE = 22;
/** The same beside the controls of a replay, and there of a card with two rows of signs. */
const LEAST_IN_REPLAY = 12;

const PHONES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
] as const;

let harness: ServedHarness;

test.beforeAll(async () => {
  harness = await serveHarness();
});

test.afterAll(async () => {
  await harness.stop();
});

test('every pile has a picture at 360 × 640, and cards in play have one', async ({ newPerson }) => {
  const page = await open(newPerson, { width: 360, height: 640 });
  for (const language of LANGUAGES) {
    await page.evaluate(
      async (wish) => (window as unknown as { harness: HarnessOfBoard }).harness.speak({ language: wish }),
      language,
    );
    await show(page, 'action');
    const pictures = page.locator('[data-zone="kingdom"] .picture, [data-zone="in-play"] .picture');
    const heights = await pictures.evaluateAll((all) =>
      all.map((picture) => picture.getBoundingClientRect().height),
    );
    expect(heights).toHaveLength(14);
    expect(Math.min(...heights), language).toBeGreaterThanOrEqual(LEAST_PICTURE);
  }
});

for (const viewport of PHONES) {
  test(`the replay at ${viewport.width} × ${viewport.height} shows each pile, and the hand above the controls`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize(viewport);
    const { game } = await finishedGame(page, server.url, await become(page, 'Ann'));
    await page.goto(`/g/${game}`);
    await expect(page.locator('[data-zone="hand"] li').first()).toBeVisible();
    const heights = await page
      .locator('[data-zone="kingdom"] .picture')
      .evaluateAll((all) => all.map((picture) => picture.getBoundingClientRect().height));
    expect(heights).toHaveLength(10);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(LEAST_IN_REPLAY);
    const board = page.locator('.board');
    await board.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
    const [seen, controls] = await Promise.all([
      board.boundingBox(),
      page.getByRole('group', { name: en.after.controls }).boundingBox(),
    ]);
    expect((seen?.y ?? 0) + (seen?.height ?? 0)).toBeLessThanOrEqual((controls?.y ?? 0) + 1);
  });

  test(`a kingdom to choose at ${viewport.width} × ${viewport.height} is as wide as a finger`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/play/bots');
    const cards = page.locator('.place li button');
    await expect(cards).toHaveCount(10);
    const widths = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().width));
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(44);
  });
}

for (const viewport of [...PHONES, { width: 1024, height: 768 }, { width: 1440, height: 900 }]) {
  test(`the names of thirteen kinds in hand can be read at ${viewport.width} × ${viewport.height}`, async ({
    newPerson,
  }) => {
    const page = await open(newPerson, viewport);
    for (const language of LANGUAGES) {
      await page.evaluate(
        async (wish) => (window as unknown as { harness: HarnessOfBoard }).harness.speak({ language: wish }),
        language,
      );
      await show(page, 'picking');
      const cards = page.locator('[data-zone="hand"] li');
      await expect(cards).toHaveCount(13);
      expect(await cards.evaluateAll(hiddenNames), language).toEqual([]);
    }
  });
}

test('no letter on a phone is under 11 px, in any state of the table', async ({ newPerson }) => {
  for (const viewport of PHONES) {
    const page = await open(newPerson, viewport);
    for (const { name } of states()) {
      await show(page, name);
      expect(await page.locator('.board').evaluate(smallLetters), `${name} at ${viewport.width}`).toEqual([]);
    }
  }
});

test('answers of a question fill the line that they have, also where cards are named', async ({
  newPerson,
}) => {
  for (const viewport of PHONES) {
    const page = await open(newPerson, viewport);
    await show(page, 'naming');
    const [line, button] = await Promise.all(
      ['.answers', '.answers > .button'].map(async (which) => page.locator(which).boundingBox()),
    );
    expect(button?.width).toBeCloseTo(line?.width ?? 0, 0);
  }
});

test('a pile and its caption stand where they stand in every language', async ({ newPerson }) => {
  const page = await open(newPerson, { width: 1440, height: 900 });
  const places: unknown[] = [];
  for (const language of LANGUAGES) {
    await page.evaluate(
      async (wish) => (window as unknown as { harness: HarnessOfBoard }).harness.speak({ language: wish }),
      language,
    );
    await show(page, 'action');
    places.push(await page.locator('[data-place="deck 0"] .thumb').boundingBox());
  }
  expect(new Set(places.map((place) => JSON.stringify(place))).size).toBe(1);
});

test('a table that comes with news is shown', async ({ newPerson }) => {
  const page = await open(newPerson, { width: 390, height: 844 });
  await show(page, 'buy', { history: [], start: 0 });
  await expect(page.locator('[data-zone="hand"] li')).toHaveCount(2);
});

test('what changes in one zone of the table lays out no other', async ({ newPerson }) => {
  const page = await open(newPerson, { width: 1440, height: 900 });
  await show(page, 'action');
  const contained = await page
    .locator('.cloth > :is(ul, section)')
    .evaluateAll((zones) => zones.map((zone) => getComputedStyle(zone).contain));
  expect(contained).toEqual(Array.from({ length: 5 }, () => 'size layout'));
});

test('light changes nothing on a card that all of it would have to be looked at again for', async ({
  newPerson,
}) => {
  const page = await open(newPerson, { width: 1440, height: 900 });
  await show(page, 'action');
  const inherited = async (which: string): Promise<string> =>
    page
      .locator(which)
      .first()
      .evaluate((card) => getComputedStyle(card).cursor);
  expect(await inherited('[data-zone="hand"] [data-lit]')).toBe(
    await inherited('[data-zone="hand"] [aria-disabled="true"]'),
  );
});

/** Cards of which not all of the name, and of what it costs, is in sight; those further on slide there first. */
function hiddenNames(cards: readonly Element[]): string[] {
  return cards.flatMap((card) => {
    card.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const name = card.querySelector('.name');
    const cost = card.querySelector('.foot .cost');
    if (name === null || cost === null) return [`${card.textContent} lacks a name or a cost`];
    const range = document.createRange();
    range.selectNodeContents(name);
    return [...range.getClientRects(), cost.getBoundingClientRect()]
      .flatMap(({ left, right, top, bottom }) =>
        [left + 3, right - 3].map((x) => ({ x, y: (top + bottom) / 2 })),
      )
      .filter(({ x, y }) => !card.contains(document.elementFromPoint(x, y)))
      .map(({ x, y }) => `${name.textContent} at ${Math.round(x)}, ${Math.round(y)}`);
  });
}

/** What is read, and too small for it. A caption that only ears hear has no size at all. */
function smallLetters(board: Element): string[] {
  const LEAST = 10.99;
  return [...board.querySelectorAll('*')].flatMap((element) => {
    const text = [...element.childNodes]
      .map((node) => (node.nodeType === 3 ? node.textContent : ''))
      .join('')
      .trim();
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    const { width, height } = element.getBoundingClientRect();
    return text === '' || size === 0 || size >= LEAST || width * height <= 1 ? [] : [`${text}: ${size} px`];
  });
}

async function open(newPerson: NewPerson, viewport: { width: number; height: number }): Promise<Page> {
  const page = await newPerson({ baseURL: harness.url, viewport, hasTouch: viewport.width < 1000 });
  await page.goto('/');
  await page.waitForFunction(() => 'harness' in window);
  return page;
}

async function show(page: Page, name: string, news?: Question['news']): Promise<void> {
  const found = states().find((state) => state.name === name);
  if (found === undefined) throw new Error(`there is no state “${name}”`);
  const { name: _name, ...question } = found;
  await page.evaluate(
    async (shown) => (window as unknown as { harness: HarnessOfBoard }).harness.show(shown),
    { ...question, ...(news === undefined ? {} : { news }) },
  );
}
