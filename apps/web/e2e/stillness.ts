// What stands still: the places of everything that can be clicked or is a card, before something comes and after it.

import type { Page } from '@playwright/test';

const THINGS = 'button, a, input, select, summary, [data-key], [data-card]';

interface Remembered {
  places: Map<Element, DOMRect>;
}

/** A card rises a little when it is pointed at, and has not left its place by that. */
const NOTHING_RISES =
  '* { transform: none !important; translate: none !important; transition: none !important; }';

/** Remembers where everything is. */
export async function remember(page: Page): Promise<void> {
  await page.evaluate(
    async ([things, style]) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(style);
      document.adoptedStyleSheets.push(sheet);
      // Letters that come late on a first visit are wider or narrower than those in their place. Laid out, so that all are asked for.
      document.body.getBoundingClientRect();
      await document.fonts.ready;
      const found = [...document.querySelectorAll(things)];
      Object.assign(window, { places: new Map(found.map((one) => [one, one.getBoundingClientRect()])) });
    },
    [THINGS, NOTHING_RISES] as const,
  );
}

/** What was there and is somewhere else now. What has gone has not moved. */
export async function moved(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { places } = window as unknown as Remembered;
    if (places.size === 0) throw new Error('there was nothing to remember');
    return [...places].flatMap(([one, { x, y, width, height }]) => {
      const now = one.getBoundingClientRect();
      if (!one.isConnected || !one.checkVisibility() || width === 0) return [];
      const by = Math.max(...[now.x - x, now.y - y, now.width - width, now.height - height].map(Math.abs));
      if (by < 0.5) return [];
      const name = one.getAttribute('data-key') ?? one.getAttribute('aria-label') ?? one.textContent ?? '';
      return [`${one.tagName.toLowerCase()} “${name.trim().slice(0, 40)}” by ${by.toFixed(1)} px`];
    });
  });
}
