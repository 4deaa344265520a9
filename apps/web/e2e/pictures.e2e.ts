// The table, the cards and the pages around them look as they did. Whoever means to change how something looks renews the
// pictures, looks at what has changed, and keeps them:
//
//   npm run browser -- pictures --update-snapshots

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Page, TestInfo } from '@playwright/test';
import { wantsFullTests } from '@tenfold/prerequisites';
import { CHROMIUM } from './chromium.ts';
import type { NewPerson } from './fixtures.ts';
import { expect, test } from './fixtures.ts';
import type { ServedHarness } from './harness/build.ts';
import { serveHarness } from './harness/build.ts';
import type { HarnessOfBoard } from './harness/main.ts';
import { states } from './look/states.ts';
import { MOST_DIFFERENT, compared } from './pictures/shrunk.ts';

// Letters with grey edges, on every machine; and colours as the page names them.
test.use({
  painted: true,
  launchOptions: {
    ...CHROMIUM,
    args: [...CHROMIUM.args, '--disable-lcd-text', '--force-color-profile=srgb'],
  },
});

const PHONE = { width: 390, height: 844 };
const ON_ITS_SIDE = { width: 844, height: 390 };
const DESK = { width: 1440, height: 900 };

const TABLES = [
  { size: PHONE, theme: 'light', cloth: 'green' },
  { size: ON_ITS_SIDE, theme: 'dark', cloth: 'claret' },
  { size: DESK, theme: 'light', cloth: 'green' },
  { size: DESK, theme: 'dark', cloth: 'midnight' },
] as const;

/**
 * Every state is looked at in each size, by day and by night; on the desk every second by day and the others by night. With
 * full tests, and when the pictures are renewed, each in both.
 */
const isLookedAt = ({ size, theme }: (typeof TABLES)[number], state: number, info: TestInfo): boolean =>
  size !== DESK || wantsFullTests() || isRenewing(info) || (theme === 'light') === (state % 2 === 0);

/** Those that look the same for everybody on every day. */
const PAGES = [
  '/k/first-game',
  '/cards',
  '/cards/torturer',
  '/settings',
  '/help',
  '/ladder',
  '/play/friends',
] as const;

let harness: ServedHarness;
test.beforeAll(async () => {
  harness = await serveHarness();
});
test.afterAll(async () => harness.stop());

for (const table of TABLES) {
  const { size, theme, cloth } = table;
  test(`the table at ${size.width} × ${size.height}, ${theme}, on ${cloth}`, async ({ newPerson }, info) => {
    const page = await openHarness(newPerson, size);
    await page.evaluate((look) => Object.assign(document.documentElement.dataset, look), { theme, cloth });
    for (const [number, { name, ...question }] of states().entries()) {
      if (!isLookedAt(table, number, info)) continue;
      await show(page, question);
      await expectPicture(page, info, `table-${name}-${size.width}x${size.height}-${theme}.webp`);
    }
  });
}

test('all cards', async ({ newPerson }, info) => {
  const page = await openHarness(newPerson, { width: 2200, height: 1000 });
  await page.evaluate(() => (window as unknown as { harness: HarnessOfBoard }).harness.showCardSheet());
  await expectPicture(page, info, 'cards.webp');
});

for (const size of [PHONE, DESK]) {
  test(`the pages around the table at ${size.width} × ${size.height}`, async ({ page }, info) => {
    await page.setViewportSize(size);
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await page.evaluate(async () => document.fonts.ready);
      await expectPicture(page, info, `page${path.replaceAll('/', '-')}-${size.width}x${size.height}.webp`);
    }
  });
}

test('a picture in which one sign is missing, or a card has moved, is noticed', async ({ newPerson }) => {
  const page = await openHarness(newPerson, DESK);
  const [state] = states();
  if (state === undefined) throw new Error('there is no state to look at');
  await show(page, state);
  const { small } = await compared(page, await screenshotOf(page), null);
  expect((await compared(page, await screenshotOf(page), small)).different).toBe(0);
  const changes = [
    ['[data-key="pile bridge"] .cost', 'visibility', 'hidden'],
    ['[data-key="pile bridge"]', 'transform', 'translate(6px, 0)'],
    ['[data-zone="kingdom"]', '--card-ink', '#c00'],
  ] as const;
  for (const [selector, property, value] of changes) {
    const changed = page.locator(selector).first();
    await changed.evaluate((element: HTMLElement, to) => element.style.setProperty(...to), [
      property,
      value,
    ] as const);
    expect((await compared(page, await screenshotOf(page), small)).different).toBeGreaterThan(MOST_DIFFERENT);
    await changed.evaluate((element: HTMLElement, name) => element.style.removeProperty(name), property);
  }
});

async function openHarness(newPerson: NewPerson, viewport: { width: number; height: number }): Promise<Page> {
  const page = await newPerson({ baseURL: harness.url, viewport });
  await page.goto('/');
  await page.waitForFunction(() => 'harness' in window);
  await page.evaluate(async () =>
    (window as unknown as { harness: HarnessOfBoard }).harness.speak({ language: 'en' }),
  );
  return page;
}

async function show(page: Page, question: Parameters<HarnessOfBoard['show']>[0]): Promise<void> {
  await page.evaluate(
    async (shown) => (window as unknown as { harness: HarnessOfBoard }).harness.show(shown),
    question,
  );
  // Letters of a kind that nothing was written in before come only now.
  await page.evaluate(async () => document.fonts.ready);
}

/** Without the links to copy: they name the port of the test's server. */
async function screenshotOf(page: Page): Promise<string> {
  const mask = [page.locator('input[readonly]')];
  return (await page.screenshot({ animations: 'disabled', caret: 'hide', fullPage: true, mask })).toString(
    'base64',
  );
}

function isRenewing({ config }: TestInfo): boolean {
  return config.updateSnapshots === 'all' || config.updateSnapshots === 'changed';
}

async function expectPicture(page: Page, info: TestInfo, name: string): Promise<void> {
  const path = info.snapshotPath(name);
  const kept = existsSync(path) ? readFileSync(path, 'base64') : null;
  const { different, small, marked } = await compared(page, await screenshotOf(page), kept);
  const isSame = different !== null && different <= MOST_DIFFERENT;
  if (isSame) return;
  if (isRenewing(info)) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, small, 'base64');
    return;
  }
  await info.attach(name, { body: Buffer.from(small, 'base64'), contentType: 'image/webp' });
  if (marked !== null) {
    await info.attach(`${name}: what differs`, {
      body: Buffer.from(marked, 'base64'),
      contentType: 'image/webp',
    });
  }
  const how = different === null ? 'there is none of this size' : `${different} pixels differ`;
  expect
    .soft(isSame, `${name}: ${how}. If it should look so: npm run browser -- pictures --update-snapshots`)
    .toBe(true);
}
