// Under liked and banned cards every name stands in whole words, on a desk and on a phone, in every language.

import { LANGUAGES } from '@tenfold/i18n/languages';
import { loadWords } from '../src/words/index.ts';
import { expect, test } from './fixtures.ts';

const SCREENS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
];

for (const language of LANGUAGES) {
  test(`no name of a liked or banned card is broken or cut off, in ${language}`, async ({ newPerson }) => {
    const words = await loadWords(language);
    const page = await newPerson({ locale: language });
    await page.goto('/play/friends');
    await page.getByText(words.kingdom.ways.random, { exact: true }).click();
    await page.getByText(words.kingdom.likesAndBans, { exact: true }).click();
    const list = page.getByRole('list', { name: words.kingdom.likesAndBans });
    await expect(list).toBeVisible();
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      const names = list.locator('.kind');
      expect(await names.count()).toBeGreaterThan(50);
      expect({ screen, faults: await names.evaluateAll(nameFaults) }).toEqual({ screen, faults: [] });
    }
  });
}

/** In the page: names of which a word stands on two lines, or sticks out of its place. */
function nameFaults(places: readonly Element[]): string[] {
  return places.flatMap((place) => {
    const box = place.getBoundingClientRect();
    const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    const faults: string[] = [];
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      // A line may break between words and behind a hyphen.
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s-]+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) faults.push(`“${word}” breaks in the middle`);
        if (range.getBoundingClientRect().right > box.right + 1) faults.push(`“${word}” sticks out`);
      }
    }
    return faults;
  });
}
