import { chromium } from '@playwright/test';
import { CHROMIUM } from './chromium.ts';
import { startPlainHost } from './plain-host.ts';
import { Player } from './player.ts';
const host = await startPlainHost('/work/wt/offline/apps/web/dist-static');
const browser = await chromium.launch(CHROMIUM);
const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
const page = await context.newPage();
page.on('console', (m) => console.log('console', m.type(), m.text()));
page.on('pageerror', (e) => console.log('pageerror', e.message));
await page.goto(host.url);
await page.getByRole('heading', { level: 1 }).waitFor();
await page.screenshot({ path: '/tmp/s-home.png', fullPage: true });
console.time('ready');
await page.evaluate(async () => {
  await navigator.serviceWorker.ready;
});
console.timeEnd('ready');
console.log(
  await page.evaluate(async () => ({
    keys: await caches.keys(),
    ctl: navigator.serviceWorker.controller?.scriptURL,
  })),
);
await context.setOffline(true);
await page.evaluate(() =>
  localStorage.setItem('tenfold.settings', JSON.stringify({ speed: 'off', explicitEnd: false })),
);
await page.goto(host.url + 'play/bots');
await page.screenshot({ path: '/tmp/s-setup.png', fullPage: true });
await page.locator('.opponents select').first().selectOption('bramble');
await page.screenshot({ path: '/tmp/s-setup.png', fullPage: true });
await page.getByRole('button', { name: 'Start' }).click();
const player = new Player(page, { wants: [] });
console.time('game');
let n = 0;
await player
  .play(() => {
    n++;
    if (n === 10) throw new Error('stop');
    return false;
  })
  .catch((e) => console.log(String(e)));
await page.screenshot({ path: '/tmp/s-table.png' });
console.log(page.url());
await page.reload();
player.beginAgain();
await player.play();
console.timeEnd('game');
await page.screenshot({ path: '/tmp/s-end.png' });
await page
  .locator('a', { hasText: 'replay' })
  .first()
  .click()
  .catch(() => {});
await page.waitForTimeout(1500);
await page.screenshot({ path: '/tmp/s-replay.png' });
await page.goto(host.url + 'here');
await page.waitForTimeout(1000);
await page.screenshot({ path: '/tmp/s-here.png' });
await page.goto(host.url);
await page.waitForTimeout(1000);
await page.screenshot({ path: '/tmp/s-home2.png', fullPage: true });
console.log('missing', host.missing);
await browser.close();
await host.stop();
