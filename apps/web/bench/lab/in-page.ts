// Stopwatches in the page: how the figures follow a change of the text, and what holds the page up while one types.

import type { Page } from '@playwright/test';

const WON = '[data-games]';
const EDITOR = 'textarea';
const WARM_MS = 1500;
const REST_MS = 300;

interface Seen {
  readonly time: number;
  readonly games: number;
}

declare global {
  interface Window {
    seenFigures: Seen[];
    longTasks: number[];
  }
}

/** Notes every change of the figures, and every task that takes long. */
export async function watchFigures(page: Page): Promise<void> {
  await page.waitForSelector(`${WON}:not([data-games="0"])`);
  await page.evaluate((won) => {
    window.seenFigures = [];
    window.longTasks = [];
    const region = document.querySelector<HTMLElement>(won);
    if (region === null) throw new Error('the lab shows no figures');
    new MutationObserver(() => {
      window.seenFigures.push({ time: performance.now(), games: Number(region.dataset['games']) });
    }).observe(region, { attributes: true, attributeFilter: ['data-games'] });
    new PerformanceObserver((list) => {
      window.longTasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
  }, WON);
  await page.waitForTimeout(WARM_MS);
}

/** Another name for the first strategy is another plan; the games are those of the first second after it. */
export async function changeText(page: Page, round: number): Promise<{ games: number; firstMs: number }> {
  const started = await page.evaluate(
    ([editor, name]) => {
      const field = document.querySelector<HTMLTextAreaElement>(editor);
      if (field === null) throw new Error('the lab shows no text');
      window.seenFigures = [];
      field.value = field.value.replace(/^strategy .*/, `strategy ${name}`);
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

/** Types a rule letter by letter while games are played. */
export async function typeAndWatch(page: Page): Promise<{ letters: number; longTasks: number[] }> {
  const rule = 'buy Moat when own < 1 and Province left > 3\n';
  const field = page.locator(EDITOR).first();
  await field.focus();
  await page.evaluate(() => {
    window.longTasks = [];
  });
  await field.press('Control+End');
  await field.pressSequentially(rule, { delay: 60 });
  await page.waitForTimeout(REST_MS);
  const tasks = await page.evaluate(() => window.longTasks);
  return { letters: rule.length, longTasks: tasks.map(Math.round) };
}
