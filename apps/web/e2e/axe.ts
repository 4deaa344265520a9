// What axe has against a page that would keep people from using it.

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Language } from '@tenfold/i18n';
import { expect } from './fixtures.ts';
import type { NewPerson } from './fixtures.ts';

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

/** On a phone: nothing sticks out, and axe finds nothing serious. */
export async function expectFitForPhone(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  expect(await seriousTroubles(new AxeBuilder({ page }))).toEqual([]);
}
