// The page without its server: on a plain web host, without a network, and what becomes of games that were played so.

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test as plainTest } from '@playwright/test';
import { LANGUAGES } from '@tenfold/i18n/languages';
import { gathering } from '../src/words/gathering/en.ts';
import { here } from '../src/words/here/en.ts';
import { hereWords } from '../src/words/here/index.ts';
import { words as en } from '../src/words/en/index.ts';
import { workshop } from '../src/words/workshop/en.ts';
import { expectFitForPhone } from './axe.ts';
import { test as serverTest } from './fixtures.ts';
import type { PlainHost } from './plain-host.ts';
import { startPlainHost } from './plain-host.ts';
import { paintPlainly } from './plain-paint.ts';
import { Player, nextGlance } from './player.ts';

/** `npm run browser` has made it, by `npm run build:static`. */
const folder = fileURLToPath(new URL('../dist-static', import.meta.url));

/** Bots do not wait to be looked at. */
const IN_A_HURRY = { speed: 'off', sound: false };

/** Everything that the page may need is on the device. */
async function isInstalled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller !== null) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  });
}

async function hurry(context: BrowserContext): Promise<void> {
  await context.addInitScript((settings) => {
    localStorage.setItem('tenfold.settings', JSON.stringify(settings));
  }, IN_A_HURRY);
}

async function startAgainst(page: Page, bot: string): Promise<void> {
  await page.locator('.opponents select').selectOption(bot);
  await expect(page.getByText(here.begun).or(page.getByText(here.plain))).toBeVisible();
  await page.getByRole('button', { name: en.home.start }).click();
}

async function giveUp(page: Page): Promise<void> {
  await nextGlance(page, null);
  await page.getByRole('button', { name: en.game.menu }).click();
  await page.getByRole('dialog').getByRole('button', { name: en.game.resign }).click();
  const sure = page.getByRole('dialog', { name: en.game.resignSure });
  await sure.getByRole('button', { name: en.game.resign }).click();
  await expect(page.locator('#result')).toBeAttached();
}

plainTest.use({ serviceWorkers: 'allow' });
serverTest.use({ serviceWorkers: 'allow' });

plainTest.describe('a plain web host', () => {
  let host: PlainHost;

  plainTest.beforeEach(async ({ context }) => {
    host = await startPlainHost(folder);
    await hurry(context);
  });
  plainTest.afterEach(async () => host.stop());

  plainTest(
    'plays a game to its end in a folder of it, without a network after the first visit',
    async ({ page, context }) => {
      const troubles: string[] = [];
      context.on('weberror', (error) => troubles.push(error.error().message));
      await paintPlainly(context);
      await page.goto(host.url);
      await isInstalled(page);
      await context.setOffline(true);

      await page.getByRole('link', { name: en.home.bots }).click();
      await startAgainst(page, 'bramble');
      const player = new Player(page, { wants: [] });
      let asked = 0;
      await player.play(() => ++asked > 12);
      // A page that is opened anew finds the game where it was left.
      await page.goto(host.url);
      await page.getByRole('link', { name: here.underWay }).click();
      player.beginAgain();
      await player.play();
      await expect(page.locator('#result')).toContainText('Bramble');

      await page.getByRole('link', { name: en.after.watchReplay }).click();
      await expect(page.getByRole('slider')).toBeVisible();
      await page.goto(`${host.url}here`);
      await expect(page.getByText(here.title)).toBeVisible();
      await expect(page.getByRole('link', { name: here.replay })).toHaveCount(1);

      // Addresses that nobody was at before, and that no host has a file for.
      await page.goto(`${host.url}rules/costs`);
      await expect(page.locator('article h2').first()).toBeVisible();
      await page.goto(`${host.url}k/first-game`);
      await expect(page.getByRole('link', { name: en.kingdom.playBots })).toHaveAttribute(
        'href',
        '/shelf/tenfold/play/bots?kingdom=first-game',
      );
      await page.goto(`${host.url}lab`);
      await expect(page.getByRole('textbox').first()).toBeVisible();
      // Its games are played by workers that come from the device, too.
      await expect(page.locator('[data-games]:not([data-games="0"])')).toBeVisible();
      await page.goto(`${host.url}workshop`);
      await expect(page.getByRole('region', { name: workshop.title })).toBeVisible();
      // A card that is begun like another stands in the address, and is there again under it.
      await page.getByLabel(workshop.likeWhich).selectOption('smithy');
      await page.getByLabel(workshop.nameIn('English')).fill('Old Mill');
      await expect(page).toHaveURL(/\/shelf\/tenfold\/workshop#./);
      await page.reload();
      await expect(page.getByLabel(workshop.nameIn('English'))).toHaveValue('Old Mill');
      await page.goto(`${host.url}learn`);
      await page.locator('a[href*="/learn/"]').first().click();
      await expect(page.locator('[data-key^="pile "]').first()).toBeVisible();
      await page.goto(`${host.url}play/friends`);
      await expect(page.getByRole('heading', { name: here.needsServer })).toBeVisible();
      expect(host.missing).toEqual([]);
      expect(troubles).toEqual([]);
    },
  );

  plainTest(
    'has the Chancellor study and play, in workers and without a network',
    async ({ page, context }) => {
      const troubles: string[] = [];
      context.on('weberror', (error) => troubles.push(error.error().message));
      await page.goto(host.url);
      await isInstalled(page);
      await context.setOffline(true);
      await page.goto(`${host.url}play/bots?kingdom=first-game`);
      await startAgainst(page, 'chancellor');
      await expect(
        page.getByText(en.game.studies('The Chancellor', 0).split('…')[0] ?? '').first(),
      ).toBeVisible();

      // After some turns it has bought something, of its own choice.
      let turns = 0;
      await new Player(page, { wants: [] }).play(
        ({ lit }) => lit.some(({ key }) => key.startsWith('button end-turn')) && ++turns > 3,
      );
      await expect(
        page
          .getByRole('region', { name: en.game.log })
          .getByText(/The Chancellor buys/)
          .first(),
      ).toBeVisible();
      await giveUp(page);
      await expect(page.locator('#result')).toContainText('The Chancellor');
      expect(host.missing).toEqual([]);
      expect(troubles).toEqual([]);
    },
  );

  plainTest('lets bots and a person pick the kingdom in turn, and plays it', async ({ page }) => {
    await page.goto(`${host.url}play/bots`);
    await page.getByText(en.kingdom.ways.draft, { exact: true }).click();
    await startAgainst(page, 'bramble');
    await expect(page.getByRole('heading', { name: gathering.draftTitle })).toBeVisible();
    const pick = page.getByRole('button', { name: new RegExp(`^${gathering.pickCard('').trim()}`) });
    for (let picked = 0; picked < 5; picked++) {
      await expect(page.getByText(gathering.yourPick, { exact: true })).toBeVisible();
      await pick.first().press('Enter');
    }
    await nextGlance(page, null);
    await expect(page.locator('[data-key^="pile "]').first()).toBeVisible();
  });

  plainTest('names its games in four languages, and axe finds nothing serious', async ({ page, context }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${host.url}play/bots`);
    await startAgainst(page, 'magpie');
    await giveUp(page);
    for (const language of LANGUAGES) {
      await context.addInitScript(
        (settings) => {
          localStorage.setItem('tenfold.settings', JSON.stringify(settings));
        },
        { ...IN_A_HURRY, language },
      );
      const said = await hereWords[language]();
      await page.goto(`${host.url}here`);
      await expect(page.getByRole('heading', { name: said.title })).toBeVisible();
      await expect(page.getByText(said.brokenOff)).toBeVisible();
      await expectFitForPhone(page);
    }
  });

  plainTest('has another release, and the game of the old one goes on', async ({ page }) => {
    await page.goto(`${host.url}play/bots`);
    await isInstalled(page);
    await startAgainst(page, 'magpie');
    await nextGlance(page, null);

    const old = (await page.locator('html').getAttribute('data-release')) ?? '';
    const fresh = 'f'.repeat(old.length);
    // What only the end of a game needs has another name there.
    const end = readdirSync(join(folder, 'assets')).find((name) => /^AfterGame-.*\.js$/.test(name)) ?? '';
    const renamed = (name: string): string =>
      readFileSync(join(folder, name), 'utf8').replaceAll(old, fresh).replace(` assets/${end}`, '');
    host.upload('index.html', renamed('index.html'));
    host.upload('sw.js', renamed('sw.js'));
    host.upload(`assets/${end}`, null);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());

    await expect(page.getByText(here.newVersion)).toBeVisible();
    await giveUp(page);
    expect(host.missing).toEqual([]);
    await page.goto(host.url);
    await expect(page.locator('html')).toHaveAttribute('data-release', fresh);
    await page.getByRole('link', { name: here.all }).click();
    await expect(page.getByText(here.brokenOff)).toBeVisible();
    // Nobody needs the old one any more.
    const kept = async (): Promise<string[]> => page.evaluate(async () => caches.keys());
    await expect.poll(async () => (await kept()).map((name) => name.split(' ').at(-1))).toEqual([fresh]);
  });
});

serverTest(
  'a game that was begun offline goes to the archive when the server is back',
  async ({ page, context }) => {
    await hurry(context);
    await page.goto('/');
    await isInstalled(page);
    await context.setOffline(true);
    await page.goto('/play/bots');
    await startAgainst(page, 'vixen');
    let asked = 0;
    await new Player(page, { wants: [] }).play(() => ++asked > 4);
    await giveUp(page);
    await page.goto('/here');
    await expect(page.getByText(here.unsent)).toBeVisible();

    await context.setOffline(false);
    // The list tells it as soon as it is so, also where it was sent by a page that has been left before it could note that.
    await expect(page.getByText(here.sent)).toBeVisible();
    await page.goto('/archive?mine=');
    await expect(page.getByText(en.archive.unwitnessed)).toBeVisible();
  },
);
