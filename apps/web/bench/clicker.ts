// Plays by real clicks, quickly rather than well.

import type { Page } from '@playwright/test';

const WISHES = ['market', 'smithy', 'village', 'silver', 'gold', 'cellar', 'moat', 'woodcutter'];
const OVER = 'over';

export class Clicker {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Until it is enough, or the game is over. */
  async play(isEnough: () => Promise<boolean>): Promise<'enough' | 'over'> {
    while (!(await isEnough())) {
      if ((await this.#click()) === OVER) return 'over';
    }
    return 'enough';
  }

  async #click(): Promise<string> {
    const key = await this.#page.waitForFunction(
      ([wishes, over]) => {
        if (document.querySelector('[data-over]') !== null) return over;
        if (window.stopwatch.waiting) return null;
        const lit = [...document.querySelectorAll<HTMLElement>('[data-lit]')];
        const keys = lit.map(({ dataset }) => dataset['key'] ?? '');
        const isOf = (card: string, one: string): boolean =>
          one === `pile ${card}` || (one.startsWith('hand ') && one.endsWith(` ${card}`));
        return (
          keys.find((one) => one.startsWith('button play-treasures')) ??
          wishes.flatMap((card) => keys.filter((one) => isOf(card, one)))[0] ??
          keys.find((one) => one.startsWith('button ')) ??
          keys[0] ??
          null
        );
      },
      [WISHES, OVER] as const,
    );
    const found = (await key.jsonValue()) ?? OVER;
    if (found === OVER) return OVER;
    // The page may have answered by itself meanwhile.
    const choice = this.#page.locator(`[data-key="${found}"][data-lit]`);
    await choice.click({ timeout: 2_000 }).catch(() => undefined);
    return found;
  }
}
