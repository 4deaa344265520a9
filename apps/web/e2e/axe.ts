// What axe has against a page that would keep people from using it.

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Language } from '@tenfold/i18n';
import { wantsFullTests } from '@tenfold/prerequisites';
import { expect, seen, test } from './fixtures.ts';
import type { NewPerson } from './fixtures.ts';

/**
 * It finds the same as usual in half of the time: without a page of its own to put together what frames found, since there are
 * none, and without a list of all that is well.
 */
export const axeOn = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });

const PHONE = { width: 390, height: 844 };

/** A sentence for each; none where all is well. */
export async function seriousTroubles(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => {
      const [first, ...more] = nodes.map(({ html }) => html);
      return `${id} on ${first?.slice(0, 160) ?? ''} and ${more.length} more`;
    });
}

/** Somebody who reads this language on a phone, in two languages of the four by night. */
export const onPhone = async (newPerson: NewPerson, language: Language): Promise<Page> =>
  newPerson({
    locale: language,
    viewport: PHONE,
    colorScheme: language === 'hu' || language === 'de' ? 'dark' : 'light',
  });

/** What axe finds is the same in every language: it looks at one by day and at one by night; with full tests at all. */
const isForAxe = (language: string | null): boolean =>
  wantsFullTests() || language === 'en' || language === 'de';

/** For what ends with `expectFitForPhone` in this language. */
export const testOnPhone = (language: Language) => (isForAxe(language) ? seen : test);

/** On a phone: nothing sticks out, and axe finds nothing serious. */
export async function expectFitForPhone(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  if (!isForAxe(await page.locator('html').getAttribute('lang'))) return;
  expect(await seriousTroubles(axeOn(page))).toEqual([]);
}
