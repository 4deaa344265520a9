// Stopwatches in the page: how the figures follow a change of the text, and what holds the page up while one types.

import type { Browser, Page } from '@playwright/test';
import { NEEDED_CATEGORIES, processorTimes } from '../processor-time.ts';
import { measured, startMeasuring } from '../stopwatch.ts';

const WON = '[data-games]';
const EDITOR = '[role=textbox]';
const WARM_MS = 1500;
const REST_MS = 300;

interface Seen {
  readonly time: number;
  readonly games: number;
}

declare global {
  interface Window {
    seenFigures: Seen[];
  }
}

/** Notes every change of the figures. */
export async function watchFigures(page: Page): Promise<void> {
  await page.waitForSelector(`${WON}:not([data-games="0"])`);
  await page.evaluate((won) => {
    window.seenFigures = [];
    const region = document.querySelector<HTMLElement>(won);
    if (region === null) throw new Error('the lab shows no figures');
    new MutationObserver(() => {
      window.seenFigures.push({ time: performance.now(), games: Number(region.dataset['games']) });
    }).observe(region, { attributes: true, attributeFilter: ['data-games'] });
  }, WON);
  await page.waitForTimeout(WARM_MS);
}

/** Another name for the first strategy is another plan; the games are those of the first second after it. */
export async function changeText(page: Page, round: number): Promise<{ games: number; firstMs: number }> {
  const started = await page.evaluate(
    ([editor, name]) => {
      const field = document.querySelector<HTMLElement>(editor);
      if (field === null) throw new Error('the lab shows no text');
      window.seenFigures = [];
      field.textContent = field.innerText.replace(/^strategy .*/, `strategy ${name}`);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      return performance.now();
    },
    [EDITOR, `Round ${round}`] as const,
  );
  await page.waitForTimeout(1100);
  const seen = await page.evaluate(() => window.seenFigures);
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await page.waitForTimeout(REST_MS);
  const own = seen.slice(
    Math.max(
      0,
      seen.findIndex(({ games }, at) => games < (seen[at - 1]?.games ?? Infinity)),
    ),
  );
  return {
    games: own.findLast(({ time }) => time - started <= 1000)?.games ?? 0,
    firstMs: (own[0]?.time ?? Infinity) - started,
  };
}

interface Typing {
  readonly letters: number;
  /** Tasks of more than 50 ms by the clock: how long each took, and how much of it the page itself was at work. */
  readonly longTasks: readonly { readonly clock: number; readonly processor: number }[];
}

/** Types a rule letter by letter while games are played. */
export async function typeAndWatch(browser: Browser, page: Page): Promise<Typing> {
  const rule = 'buy Moat when own < 1 and Province left > 3\n';
  const field = page.locator(EDITOR).first();
  await field.focus();
  await field.press('Control+End');
  await browser.startTracing(page, { categories: NEEDED_CATEGORIES });
  const measuringAt = await startMeasuring(page);
  await field.pressSequentially(rule, { delay: 60 });
  await page.waitForTimeout(REST_MS);
  const { longTasks } = await measured(page);
  const processor = processorTimes(await browser.stopTracing(), longTasks, measuringAt);
  return {
    letters: rule.length,
    longTasks: longTasks.map(({ duration }, at) => ({
      clock: Math.round(duration),
      processor: Math.round(processor[at] ?? 0),
    })),
  };
}
