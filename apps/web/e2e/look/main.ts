// Contact sheets of the table and its cards, to look at: all cards in each language, and the table in its states at six
// sizes, by day and by night, in each language.
//
//   npm run look -- [--language LANGUAGE] [--size WIDTHxHEIGHT] [--state NAME]   into reports/look

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import { LANGUAGES } from '@tenfold/i18n/languages';
import { CHROMIUM } from '../chromium.ts';
import { serveHarness } from '../harness/build.ts';
import type { HarnessOfBoard } from '../harness/main.ts';
import type { State } from './states.ts';
import { states } from './states.ts';

const SIZES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];
const THEMES = ['light', 'dark'] as const;
const SHEET_WIDTH = 2200;
const FOLDER = fileURLToPath(new URL('../../../../reports/look', import.meta.url));

const { values } = parseArgs({
  options: { language: { type: 'string' }, size: { type: 'string' }, state: { type: 'string' } },
});
const languages = LANGUAGES.filter((one) => values.language === undefined || one === values.language);
const sizes = SIZES.filter(({ width, height }) => isWanted(values.size, `${width}x${height}`));
const shown = states().filter(({ name }) => isWanted(values.state, name));
if (languages.length * sizes.length * shown.length === 0) {
  throw new Error(
    `nothing to look at: languages are ${LANGUAGES.join(', ')}; sizes ${SIZES.map(({ width, height }) => `${width}x${height}`).join(', ')}; states ${states()
      .map(({ name }) => name)
      .join(', ')}`,
  );
}

mkdirSync(FOLDER, { recursive: true });
const harness = await serveHarness();
const browser = await chromium.launch(CHROMIUM);
try {
  for (const language of languages) {
    if (values.state === undefined) await cardSheet(browser, language);
    for (const size of sizes) {
      for (const theme of THEMES) await tableSheet(browser, { language, theme, ...size });
    }
  }
} finally {
  await browser.close();
  await harness.stop();
}
console.log(`The sheets are in ${FOLDER}`);

function isWanted(wish: string | undefined, name: string): boolean {
  return wish === undefined || wish === name;
}

type Language = (typeof LANGUAGES)[number];

interface Sheet {
  readonly language: Language;
  readonly theme: (typeof THEMES)[number];
  readonly width: number;
  readonly height: number;
}

async function cardSheet(of: Browser, language: Language): Promise<void> {
  const page = await openHarness(of, language, { width: SHEET_WIDTH, height: 1000 });
  await page.evaluate(() => (window as unknown as { harness: HarnessOfBoard }).harness.showCardSheet());
  await page.screenshot({ path: join(FOLDER, `cards-${language}.png`), fullPage: true });
  await page.close();
}

/** All states side by side, each as large as it is. */
async function tableSheet(of: Browser, { language, theme, width, height }: Sheet): Promise<void> {
  const page = await openHarness(of, language, { width, height });
  await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
  const pictures: string[] = [];
  for (const state of shown) pictures.push(await picture(page, state));
  await page.close();
  const columns = Math.max(1, Math.min(shown.length, Math.floor((2 * SHEET_WIDTH) / width)));
  const sheet = await of.newPage({ viewport: { width: columns * (width + 8), height } });
  await sheet.setContent(
    `<style>body{margin:0;display:flex;flex-wrap:wrap;gap:8px;background:#888}</style>${pictures.join('')}`,
  );
  await sheet.screenshot({
    path: join(FOLDER, `table-${width}x${height}-${theme}-${language}.png`),
    fullPage: true,
  });
  await sheet.close();
}

async function picture(page: Page, { view, prompt, seats = [] }: State): Promise<string> {
  await page.evaluate(
    async (question) => (window as unknown as { harness: HarnessOfBoard }).harness.show(question),
    { view, prompt, seats },
  );
  const taken = await page.screenshot();
  return `<img src="data:image/png;base64,${taken.toString('base64')}">`;
}

async function openHarness(
  of: Browser,
  language: Language,
  viewport: { width: number; height: number },
): Promise<Page> {
  const page = await of.newPage({ viewport, baseURL: harness.url, hasTouch: viewport.width < 600 });
  await page.goto('/');
  await page.waitForFunction(() => 'harness' in window);
  await page.evaluate(
    async (wish) => (window as unknown as { harness: HarnessOfBoard }).harness.speak({ language: wish }),
    language,
  );
  return page;
}
