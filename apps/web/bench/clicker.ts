// Plays by real clicks, quickly rather than well.

import type { Page } from '@playwright/test';

const WISHES = ['market', 'smithy', 'village', 'silver', 'gold', 'cellar', 'moat', 'woodcutter'];
const OVER = 'over';
const LOOK_MS = 40;
const PRESS_MS = 60;

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

  /** By the hand of a person: to the place, a press, a release. The page is asked seldom, to be left in peace. */
  async #click(): Promise<string> {
    const found = await this.#page.waitForFunction(
      ([wishes, over]) => {
        if (document.querySelector('[data-over]') !== null) return over;
        if (window.stopwatch.waiting) return null;
        const lit = [...document.querySelectorAll<HTMLElement>('[data-lit]')];
        const isOf = (card: string, key: string): boolean =>
          key === `pile ${card}` || (key.startsWith('hand ') && key.endsWith(` ${card}`));
        const find = (fits: (key: string) => boolean): HTMLElement | undefined =>
          lit.find(({ dataset }) => fits(dataset['key'] ?? ''));
        const wish = wishes.find((card) => find((key) => isOf(card, key)) !== undefined);
        const choice =
          find((key) => key.startsWith('button play-treasures')) ??
          find((key) => wish !== undefined && isOf(wish, key)) ??
          find((key) => key.startsWith('button ')) ??
          lit[0];
        if (choice === undefined) return null;
        const { left, top, width, height } = choice.getBoundingClientRect();
        // In the middle of it another button may just have been, and a double click does not end a turn.
        if (choice.dataset['key'] === 'button end-turn ') return { x: left + width - 6, y: top + 8 };
        return { x: left + width / 2, y: top + height / 2 };
      },
      [WISHES, OVER] as const,
      { polling: LOOK_MS },
    );
    const place = (await found.jsonValue()) ?? OVER;
    if (place === OVER) return OVER;
    await this.#page.mouse.move(place.x, place.y);
    await this.#page.mouse.down();
    await this.#page.waitForTimeout(PRESS_MS);
    await this.#page.mouse.up();
    return 'clicked';
  }
}
