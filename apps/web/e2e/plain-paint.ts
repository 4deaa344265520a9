// Whoever asks what a page does need not wait until its cards, shadows and cloth are painted: without a graphics card that
// takes longer than all else, and takes no room.

import type { BrowserContext } from '@playwright/test';

const PLAIN = `
  :is(*, *::before, *::after) {
    background-image: none !important;
    box-shadow: none !important;
    text-shadow: none !important;
    filter: none !important;
    backdrop-filter: none !important;
  }
  :is(svg[aria-hidden='true'], [aria-hidden='true'] svg) * { visibility: hidden; }
`;

/** All pages of this browser, from the next on that they open. */
export async function paintPlainly(context: BrowserContext): Promise<void> {
  await context.addInitScript((style) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    document.adoptedStyleSheets.push(sheet);
  }, PLAIN);
}
