// Contact sheets to look at: all cards in each language; the table in its states, and the pages around it with people in
// them, at ten sizes, by day and by night, in each language; and the table once on each of the other cloths.
//
//   npm run look -- [--language LANGUAGE] [--size WIDTHxHEIGHT] [--theme light|dark] [--cloth NAME]
//                   [--state NAME]… [--scene NAME]… [--on-sheet NUMBER]   into reports/look
//
// With states named it makes sheets of the table alone, with scenes named of the pages alone.

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
import type { TestServer } from '../server.ts';
import { startServer } from '../server.ts';
import { visitor } from './people.ts';
import type { Scene } from './scenes.ts';
import { SCENES } from './scenes.ts';
import { saveSheets } from './sheet.ts';
import type { State } from './states.ts';
import { states } from './states.ts';

const SIZES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  { width: 1024, height: 768 },
  { width: 1180, height: 820 },
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
const CARDS_WIDTH = 2200;
/** Whatever is narrower is held in a hand. */
const WIDEST_TOUCHED = 1200;
/** A page may go on and on; this many screens of it are looked at. */
const MOST_SCREENS = 3;
/** More makes pictures that no browser takes. */
const MOST_ON_SHEET = 12;
const FOLDER = fileURLToPath(new URL('../../../../reports/look', import.meta.url));

type Size = (typeof SIZES)[number];
type Theme = (typeof THEMES)[number];
type Language = (typeof LANGUAGES)[number];
type Cloth = (typeof CLOTHS)[number];

const { values } = parseArgs({
  options: {
    language: { type: 'string' },
    size: { type: 'string' },
    theme: { type: 'string' },
    cloth: { type: 'string' },
    state: { type: 'string', multiple: true },
    scene: { type: 'string', multiple: true },
    'on-sheet': { type: 'string', default: String(MOST_ON_SHEET) },
  },
});
const wantsAll = values.state === undefined && values.scene === undefined;
const languages = wanted('language', LANGUAGES, String, values.language);
const sizes = wanted('size', SIZES, textOf, values.size);
const themes = wanted('theme', THEMES, String, values.theme);
const cloths = wanted('cloth', CLOTHS, String, values.cloth);
const shownStates = wantsAll ? states() : wanted('state', states(), nameOf, ...(values.state ?? ['']));
const shownScenes = wantsAll ? SCENES : wanted('scene', SCENES, nameOf, ...(values.scene ?? ['']));
const onSheet = Number(values['on-sheet']);

mkdirSync(FOLDER, { recursive: true });
const browser = await chromium.launch(CHROMIUM);
try {
  if (shownStates.length > 0) await lookAtTables(browser);
  if (shownScenes.length > 0) await lookAtPages(browser);
} finally {
  await browser.close();
}
console.log(`The sheets are in ${FOLDER}`);

function textOf({ width, height }: Size): string {
  return `${width}x${height}`;
}

function nameOf({ name }: { readonly name: string }): string {
  return name;
}

/** All, unless some are wished for; an empty wish is for none. */
function wanted<One>(
  kind: string,
  all: readonly One[],
  text: (one: One) => string,
  ...wishes: readonly (string | undefined)[]
): One[] {
  const named = wishes.filter((wish) => wish !== undefined);
  if (named.length === 0) return [...all];
  const unknown = named.find((wish) => wish !== '' && !all.some((one) => text(one) === wish));
  if (unknown !== undefined)
    throw new Error(`there is no ${kind} “${unknown}”; there are ${all.map(text).join(', ')}`);
  return all.filter((one) => named.includes(text(one)));
}

async function lookAtTables(of: Browser): Promise<void> {
  const harness = await serveHarness();
  try {
    for (const language of languages) {
      if (wantsAll) await cardSheet(of, harness.url, language);
      for (const size of sizes) {
        const page = await openHarness(of, harness.url, language, size);
        for (const theme of themes)
          for (const cloth of cloths.filter((one) => isLookedAt(one, language, size)))
            await tableSheet(page, { language, theme, cloth, size });
        await page.close();
      }
    }
  } finally {
    await harness.stop();
  }
}

/** A cloth that is asked for is shown in whatever is asked for with it. */
function isLookedAt(cloth: Cloth, language: Language, size: Size): boolean {
  if (values.cloth !== undefined || cloth === FIRST_CLOTH) return true;
  return language === (values.language ?? CLOTH_LANGUAGE) && textOf(size) === CLOTH_SIZE;
}

interface Look {
  readonly language: Language;
  readonly theme: Theme;
  readonly cloth: Cloth;
  readonly size: Size;
}

async function cardSheet(of: Browser, url: string, language: Language): Promise<void> {
  const page = await openHarness(of, url, language, { width: CARDS_WIDTH, height: 1000 });
  await page.evaluate(() => (window as unknown as { harness: HarnessOfBoard }).harness.showCardSheet());
  await page.screenshot({ path: join(FOLDER, `cards-${language}.png`), fullPage: true });
  await page.close();
}

async function tableSheet(page: Page, { language, theme, cloth, size }: Look): Promise<void> {
  await page.evaluate((looks) => Object.assign(document.documentElement.dataset, looks), { theme, cloth });
  const pictures: Buffer[] = [];
  for (const state of shownStates) pictures.push(await pictureOf(page, state));
  const onCloth = cloth === FIRST_CLOTH ? '' : `-${cloth}`;
  const name = `table-${textOf(size)}-${theme}${onCloth}-${language}`;
  await saveSheets(page.context(), pictures, { folder: FOLDER, name, width: size.width, onSheet });
}

async function pictureOf(page: Page, { name: _name, ...question }: State): Promise<Buffer> {
  await page.evaluate(
    async (shown) => (window as unknown as { harness: HarnessOfBoard }).harness.show(shown),
    question,
  );
  return page.screenshot();
}

async function openHarness(of: Browser, url: string, language: Language, viewport: Size): Promise<Page> {
  const context = await of.newContext({ viewport, baseURL: url, hasTouch: viewport.width < WIDEST_TOUCHED });
  const page = await context.newPage();
  await page.goto('/');
  await page.waitForFunction(() => 'harness' in window);
  await page.evaluate(
    async (wish) => (window as unknown as { harness: HarnessOfBoard }).harness.speak({ language: wish }),
    language,
  );
  return page;
}

/** Each scene is led to once per language, and looked at in all sizes and by both lights from there. */
async function lookAtPages(of: Browser): Promise<void> {
  const server = await startServer();
  const pictures = new Map<string, Buffer[]>();
  try {
    for (const language of languages)
      for (const hasTouch of [true, false])
        for (const scene of shownScenes)
          await lookAtScene(of, server, { language, hasTouch, scene, pictures });
  } finally {
    await server.stop();
  }
  const context = await of.newContext();
  for (const [name, taken] of pictures) {
    const width = Number(/\d+/.exec(name)?.[0]);
    await saveSheets(context, taken, { folder: FOLDER, name, width, onSheet });
  }
  await context.close();
}

interface SceneLook {
  readonly language: Language;
  readonly hasTouch: boolean;
  readonly scene: Scene;
  readonly pictures: Map<string, Buffer[]>;
}

async function lookAtScene(of: Browser, { url }: TestServer, look: SceneLook): Promise<void> {
  const { language, hasTouch, scene, pictures } = look;
  const here = sizes.filter(({ width }) => width < WIDEST_TOUCHED === hasTouch);
  const [first] = here;
  if (first === undefined) return;
  const visit = visitor(of, { language, origin: url, viewport: first, hasTouch });
  const page = await scene.lead(visit);
  for (const size of here) {
    await page.setViewportSize(size);
    for (const theme of themes) {
      const name = `pages-${textOf(size)}-${theme}-${language}`;
      pictures.set(name, [...(pictures.get(name) ?? []), await pageIn(page, size, theme)]);
    }
  }
  await visit.leave();
}

async function pageIn(page: Page, { width, height }: Size, theme: Theme): Promise<Buffer> {
  await page.evaluate((looks) => Object.assign(document.documentElement.dataset, looks), { theme });
  await page.evaluate(async () => document.fonts.ready);
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  const clip = { x: 0, y: 0, width, height: Math.min(whole, MOST_SCREENS * height) };
  return page.screenshot({ fullPage: true, clip, animations: 'disabled' });
}
