// The people of a scene, each with a browser of his own.

import type { Browser, BrowserContext } from '@playwright/test';
import type { Language } from '@tenfold/i18n/languages';
import { become } from '../tables.ts';
import type { Visit } from './scenes.ts';

interface Wish {
  readonly language: Language;
  readonly origin: string;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly hasTouch: boolean;
}

/** Someone who can lead to a scene; at the end everybody leaves. */
export function visitor(browser: Browser, wish: Wish): Visit & { leave(): Promise<void> } {
  const { language, origin, viewport, hasTouch } = wish;
  const contexts: BrowserContext[] = [];
  return {
    language,
    origin,
    async newFriend(name) {
      const context = await browser.newContext({
        baseURL: origin,
        locale: language,
        viewport,
        hasTouch,
        reducedMotion: 'reduce',
      });
      contexts.push(context);
      const page = await context.newPage();
      return { page, identity: await become(page, name, language) };
    },
    async leave() {
      await Promise.all(contexts.map(async (context) => context.close()));
    },
  };
}
