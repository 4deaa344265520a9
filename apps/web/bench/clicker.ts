// Plays by real clicks, quickly rather than well.

import type { Page } from '@playwright/test';

const WISHES = ['province', 'gold', 'market', 'smithy', 'village', 'silver', 'cellar'];

export class Clicker {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async playUntil(done: () => Promise<boolean>): Promise<void> {
    while (!(await done())) await this.#click();
  }

  async measure(count: number): Promise<{ times: number[]; longTasks: number[]; unanswered: number }> {
    await this.#page.evaluate(() => {
      window.stopwatch.times.length = 0;
      window.stopwatch.longTasks.length = 0;
      window.stopwatch.unanswered = 0;
    });
    await this.playUntil(async () =>
      this.#page.evaluate((wanted) => window.stopwatch.times.length >= wanted, count),
    );
    return this.#page.evaluate(() => window.stopwatch);
  }

  async #click(): Promise<void> {
    const key = await this.#page.waitForFunction((wishes) => {
      if (document.querySelector('[data-over]') !== null) throw new Error('the game is over too soon');
      if (window.stopwatch.waiting) return null;
      const keys = [...document.querySelectorAll<HTMLElement>('[data-lit]')].map(
        ({ dataset }) => dataset['key'] ?? '',
      );
      const wanted = [
        ...keys.filter((one) => one.startsWith('button play-treasures')),
        ...wishes.flatMap((card) =>
          keys.filter(
            (one) => one === `pile ${card}` || (one.startsWith('hand ') && one.endsWith(` ${card}`)),
          ),
        ),
        ...keys.filter((one) => one.startsWith('button ')),
        ...keys,
      ];
      return wanted[0] ?? null;
    }, WISHES);
    const found = await key.jsonValue();
    // The page may have answered by itself meanwhile.
    await this.#page
      .locator(`[data-key="${found}"][data-lit]`)
      .click({ timeout: 2_000 })
      .catch(() => undefined);
  }
}
