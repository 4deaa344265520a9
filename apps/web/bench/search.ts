// How soon the book's search answers a key: from the key to the frame that shows what was found, letter by letter, in
// every language, on a processor made four times as slow, as a phone's is.
//
//   npm run bench:search -- [--slow FACTOR] [--json]
//
// Every key goes first to a field that nobody listens to: what that takes is the machine's own, and the ratio to it is
// what counts.

import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import { LANGUAGES } from '@tenfold/i18n/languages';
import { CHROMIUM } from '../e2e/chromium.ts';
import { startServer } from '../e2e/server.ts';
import { quantile } from './report.ts';

const PHONE = { width: 390, height: 844 };
/** Names, slips, what cards do, ids. */
const TYPED = ['witch', 'boszorkny', 'trash', '+buy', 'costs 5 potion', 'INT-REACT-03', 'possesion', 'hrad'];

const { values } = parseArgs({
  options: { slow: { type: 'string', default: '4' }, json: { type: 'boolean', default: false } },
});
const slow = Number(values.slow);

interface KeyTimes {
  /** From the key to the frame that shows the answer, in milliseconds. */
  readonly shown: number;
  /** From the key until everything is in its place in the page, before the frame. */
  readonly worked: number;
  /** The same key in a field without a search, to its frame. */
  readonly bare: number;
}

const server = await startServer();
const browser = await chromium.launch(CHROMIUM);
try {
  const times: KeyTimes[] = [];
  for (const locale of LANGUAGES) {
    const page = await browser.newPage({ viewport: PHONE, baseURL: server.url, locale });
    await page.goto('/rules/costs');
    await page.locator('main[data-static]').waitFor({ state: 'detached' });
    const field = page.locator('search input');
    // The index is fetched with the first key.
    await field.fill('moat');
    await page.locator('search [role="option"]').first().waitFor();
    await field.fill('');
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slow });
    for (const text of TYPED) times.push(...(await typeInto(page, text)));
    await page.close();
  }
  const of = (which: keyof KeyTimes, share: number): number =>
    quantile(
      times.map((one) => one[which]),
      share,
    );
  const figures = {
    keys: times.length,
    slow,
    p50: of('shown', 0.5),
    p95: of('shown', 0.95),
    workP50: of('worked', 0.5),
    workP95: of('worked', 0.95),
    bareP50: of('bare', 0.5),
    bareP95: of('bare', 0.95),
    ratio: of('shown', 0.5) / of('bare', 0.5),
  };
  console.log(values.json ? JSON.stringify(figures) : report(figures));
} finally {
  await browser.close();
  await server.stop();
}

/** In the page itself, as a call from outside would be measured along with each key. */
async function typeInto(page: Page, text: string): Promise<KeyTimes[]> {
  return page.evaluate(async (letters) => {
    const search = document.querySelector<HTMLInputElement>('search input');
    if (search === null) throw new Error('the book shows no search');
    const idle = document.createElement('input');
    search.after(idle);
    const frame = async (): Promise<void> =>
      new Promise((resolve) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => resolve());
          port1.start();
          port2.postMessage(0);
        });
      });
    const pressed = async (field: HTMLInputElement, value: string) => {
      const from = performance.now();
      field.value = value;
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      // What follows from it is done in tasks of the same turn; asking for a size lays it out.
      await Promise.resolve();
      await new Promise<void>((resolve) => {
        queueMicrotask(resolve);
      });
      document.body.getBoundingClientRect();
      const worked = performance.now() - from;
      await frame();
      return { shown: performance.now() - from, worked };
    };
    search.focus();
    const found: { shown: number; worked: number; bare: number }[] = [];
    for (let end = 1; end <= letters.length; end++) {
      const { shown: bare } = await pressed(idle, letters.slice(0, end));
      found.push({ ...(await pressed(search, letters.slice(0, end))), bare });
    }
    idle.remove();
    return found;
  }, text);
}

function report(figures: Readonly<Record<string, number>>): string {
  const ms = (name: string): string => `${(figures[name] ?? 0).toFixed(1)} ms`;
  return [
    `${figures['keys']} keys, the processor ${figures['slow']} times as slow`,
    `  key to results painted   p50 ${ms('p50')}   p95 ${ms('p95')}`,
    `  of it at work            p50 ${ms('workP50')}   p95 ${ms('workP95')}`,
    `  a key without a search   p50 ${ms('bareP50')}   p95 ${ms('bareP95')}`,
    `  ratio of the medians     ${(figures['ratio'] ?? 0).toFixed(2)}`,
  ].join('\n');
}
