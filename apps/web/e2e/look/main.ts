// Contact sheets of the table and its cards, to look at: all cards in each language, and the table in its states at eight
// sizes, by day and by night, in each language; and once on each of the other cloths.
//
//   npm run look -- [--language LANGUAGE] [--size WIDTHxHEIGHT] [--state NAME] [--cloth NAME]   into reports/look

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import { LANGUAGES } from '@tenfold/i18n/languages';
import { CLOTHS } from '../../src/cloths.ts';
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
  { width: 2560, height: 1440 },
  { width: 3840, height: 2160 },
];
const THEMES = ['light', 'dark'] as const;
/** On the first cloth everything is looked at; on the others what they change, which no language and no size does. */
const [FIRST_CLOTH] = CLOTHS;
const CLOTH_SIZE = '1440x900';
const CLOTH_LANGUAGE = 'en';
const SHEET_WIDTH = 2200;
const MOST_ON_SHEET = 1920;
const FOLDER = fileURLToPath(new URL('../../../../reports/look', import.meta.url));

const { values } = parseArgs({
  options: {
    language: { type: 'string' },
    size: { type: 'string' },
    state: { type: 'string' },
    cloth: { type: 'string' },
  },
});
const languages = LANGUAGES.filter((one) => values.language === undefined || one === values.language);
const sizes = SIZES.filter(({ width, height }) => isWanted(values.size, `${width}x${height}`));
const shown = states().filter(({ name }) => isWanted(values.state, name));
const cloths = CLOTHS.filter((one) => isWanted(values.cloth, one));
if (languages.length * sizes.length * shown.length * cloths.length === 0) {
  throw new Error(
    `nothing to look at: languages are ${LANGUAGES.join(', ')}; sizes ${SIZES.map(({ width, height }) => `${width}x${height}`).join(', ')}; states ${states()
      .map(({ name }) => name)
      .join(', ')}; cloths ${CLOTHS.join(', ')}`,
  );
}

mkdirSync(FOLDER, { recursive: true });
const harness = await serveHarness();
const browser = await chromium.launch(CHROMIUM);
try {
  for (const language of languages) {
    if (values.state === undefined) await cardSheet(browser, language);
    for (const size of sizes) {
      for (const theme of THEMES) {
        for (const cloth of cloths.filter((one) => isLookedAt(one, language, size)))
          await tableSheet(browser, { language, theme, cloth, ...size });
      }
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

/** A cloth that is asked for is shown in whatever is asked for with it. */
function isLookedAt(
  cloth: Cloth,
  language: Language,
  { width, height }: { width: number; height: number },
): boolean {
  if (values.cloth !== undefined || cloth === FIRST_CLOTH) return true;
  return language === (values.language ?? CLOTH_LANGUAGE) && `${width}x${height}` === CLOTH_SIZE;
}

type Language = (typeof LANGUAGES)[number];
type Cloth = (typeof CLOTHS)[number];

interface Sheet {
  readonly language: Language;
  readonly theme: (typeof THEMES)[number];
  readonly cloth: Cloth;
  readonly width: number;
  readonly height: number;
}

async function cardSheet(of: Browser, language: Language): Promise<void> {
  const page = await openHarness(of, language, { width: SHEET_WIDTH, height: 1000 });
  await page.evaluate(() => (window as unknown as { harness: HarnessOfBoard }).harness.showCardSheet());
  await page.screenshot({ path: join(FOLDER, `cards-${language}.png`), fullPage: true });
  await page.close();
}

/** All states side by side, each as large as it is, unless that is too large for a sheet. */
async function tableSheet(of: Browser, { language, theme, cloth, width, height }: Sheet): Promise<void> {
  const page = await openHarness(of, language, { width, height });
  await page.evaluate((looks) => Object.assign(document.documentElement.dataset, looks), { theme, cloth });
  const pictures: string[] = [];
  for (const state of shown) pictures.push(await picture(page, state));
  await page.close();
  const on = Math.min(width, MOST_ON_SHEET);
  const columns = Math.max(1, Math.min(shown.length, Math.floor((2 * SHEET_WIDTH) / on)));
  const sheet = await of.newPage({ viewport: { width: columns * (on + 8), height } });
  await sheet.setContent(
    `<style>body{margin:0;display:flex;flex-wrap:wrap;gap:8px;align-items:start;background:#888}img{width:${on}px}</style>${pictures.join('')}`,
  );
  const onCloth = cloth === FIRST_CLOTH ? '' : `-${cloth}`;
  await sheet.screenshot({
    path: join(FOLDER, `table-${width}x${height}-${theme}${onCloth}-${language}.png`),
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
