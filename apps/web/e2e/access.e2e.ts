// Nothing stands in anybody's way: axe finds nothing serious on any page, in light and dark; on a phone everything that
// is pressed is large enough for a finger.

import type { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { LANGUAGES } from '@tenfold/i18n/languages';
import { loadWords } from '../src/words/index.ts';
import { axeOn, seriousTroubles } from './axe.ts';
import { expect, seen, test } from './fixtures.ts';
import { glanceNow } from './player.ts';
import type { Identity } from './tables.ts';
import { become, finishedGame, gameAgainst, newTable } from './tables.ts';

const LEAST_TARGET = 44;

interface Place {
  readonly what: string;
  readonly path: string;
  /** Waits until it is all there. */
  readonly isThere?: (page: Page) => Promise<unknown>;
}

// Some pages in each, so that several are looked at at a time; those with games in one, so that games are played for that alone.
const PARTS = [0, 1, 2] as const;
const WITH_GAMES = 0;
for (const part of PARTS) {
  seen(
    `axe finds nothing serious on any page, by day or night: part ${part + 1}`,
    async ({ page, server }) => {
      const me = await become(page, 'Ann');
      const lobby = await lobbyOf(page);
      await visit(page, lobby);
      const others = (await placesWithoutGames('en')).filter((_place, index) => 1 + (index % 2) === part);
      const places =
        part === WITH_GAMES ? [lobby, ...(await placesWithGames(page, server.url, me, 'en'))] : others;
      const findings: string[] = [];
      for (const place of places) {
        await page.emulateMedia({ colorScheme: 'light' });
        await visit(page, place);
        findings.push(...(await seriousOn(page, `${place.what}, light`, axeOn(page))));
        // The colours are all that is different in the dark.
        await page.emulateMedia({ colorScheme: 'dark' });
        const colours = axeOn(page).withRules(['color-contrast', 'link-in-text-block']);
        findings.push(...(await seriousOn(page, `${place.what}, dark`, colours)));
      }
      expect(findings).toEqual([]);
    },
  );
}

async function seriousOn(page: Page, where: string, axe: AxeBuilder): Promise<string[]> {
  await page.evaluate(async () => document.fonts.ready);
  return (await seriousTroubles(axe)).map((trouble) => `${where}: ${trouble}`);
}

for (const language of LANGUAGES) {
  test(`on a phone, all that is pressed is large enough for a finger and nothing sticks out, in ${language}`, async ({
    newPerson,
    server,
  }) => {
    const page = await newPerson({ locale: language, viewport: PHONE, hasTouch: true, isMobile: true });
    const me = await become(page, 'Ann', language);
    const faults: string[] = [];
    const places = [
      await lobbyOf(page),
      ...(await placesWithGames(page, server.url, me, language)),
      ...(await placesWithoutGames(language)),
    ].filter(({ what }) => ON_PHONE.has(what));
    expect(places).toHaveLength(ON_PHONE.size);
    for (const place of places) {
      await visit(page, place);
      const found = await smallTargets(page);
      faults.push(...found.map((target) => `${place.what}: ${target}`));
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > PHONE.width) faults.push(`${place.what}: ${width} px wide on a screen of ${PHONE.width}`);
    }
    expect(faults).toEqual([]);
  });
}

const PHONE = { width: 390, height: 844 };
const ON_PHONE = new Set(['home', 'play bots', 'play friends', 'play anyone', 'lobby', 'game', 'game over']);

/** To be visited first, for there the browser learns that it is somebody. */
const lobbyOf = async (page: Page): Promise<Place> => ({ what: 'lobby', path: `/t/${await newTable(page)}` });

async function placesWithGames(
  page: Page,
  origin: string,
  me: Identity,
  language: (typeof LANGUAGES)[number],
): Promise<readonly Place[]> {
  const words = await loadWords(language);
  const { table } = await gameAgainst(page, ['magpie', 'vixen']);
  const ended = await finishedGame(page, origin, me);
  return [
    {
      what: 'home',
      path: '/',
      isThere: async (on) => on.getByRole('heading', { name: words.home.resume }).waitFor(),
    },
    { what: 'game', path: `/t/${table}`, isThere: glanceNow },
    {
      what: 'game over',
      path: `/t/${ended.table}`,
      isThere: async (on) => {
        await on.getByText(words.after.numbers).click();
        await on.getByRole('region', { name: words.after.graphs }).locator('canvas').last().waitFor();
      },
    },
    { what: 'replay', path: `/g/${ended.game}?at=20` },
    { what: 'watch', path: '/watch' },
    { what: 'archive', path: '/archive' },
  ];
}

async function placesWithoutGames(language: (typeof LANGUAGES)[number]): Promise<readonly Place[]> {
  const words = await loadWords(language);
  return [
    {
      what: 'play bots',
      path: '/play/bots',
      isThere: async (on) => on.getByLabel(words.home.opponent(1)).waitFor(),
    },
    { what: 'play friends', path: '/play/friends' },
    { what: 'play anyone', path: '/play/anyone' },
    { what: 'kingdom', path: '/k/first-game' },
    { what: 'kingdom with Alchemy', path: '/k/forbidden-arts' },
    { what: 'ladder', path: '/ladder' },
    { what: 'cards', path: '/cards' },
    { what: 'card', path: '/cards/throne-room' },
    { what: 'settings', path: '/settings' },
    { what: 'help', path: '/help' },
    { what: 'credits', path: '/credits' },
    { what: 'unknown page', path: '/nowhere' },
  ];
}

const hasTitle = async (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { level: 1 })).toBeVisible();

async function visit(page: Page, { path, isThere }: Place): Promise<void> {
  await page.goto(path);
  await (isThere ?? hasTitle)(page);
  await page.evaluate(async () => document.fonts.ready);
}

/** Controls that a finger would miss. Links within a sentence are as large as its letters, and may be. */
async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const controls = document.querySelectorAll<HTMLElement>(
      'button, a[href], select, summary, input, textarea',
    );
    const isInSentence = (element: HTMLElement): boolean =>
      element.matches('p a:not(.button)') &&
      (element.closest('p')?.textContent ?? '').trim() !== (element.textContent ?? '').trim();
    return [...controls].flatMap((control) => {
      const target = control.matches('input[type="radio"], input[type="checkbox"]')
        ? (control.closest('label') ?? control)
        : control;
      if (!target.checkVisibility({ visibilityProperty: true }) || isInSentence(control)) return [];
      const { width, height, bottom } = target.getBoundingClientRect();
      // What waits above the page until it has the focus.
      if (bottom <= 0 || (width >= least - 0.5 && height >= least - 0.5)) return [];
      const name = control.getAttribute('aria-label') ?? target.textContent?.trim().slice(0, 40) ?? '';
      return [`${target.tagName.toLowerCase()} “${name}” is ${width.toFixed(0)} × ${height.toFixed(0)} px`];
    });
  }, LEAST_TARGET);
}
