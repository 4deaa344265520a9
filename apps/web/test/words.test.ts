// Every key that the page has words for is used somewhere, and every language has its own words for it.

import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@tenfold/i18n/languages';
import { loadWords } from '../src/words/index.ts';

const root = new URL('../src/', import.meta.url).pathname;
const sources = globSync('**/*.{ts,svelte}', { cwd: root })
  .filter((file) => !file.startsWith('words/'))
  .map((file) => readFileSync(root + file, 'utf8'))
  .join('\n');

const english = await loadWords('en');
const areas = Object.entries(english);

describe('the words of the page', () => {
  it.each(areas)('has no unused key: %s', (area, keys) => {
    const unused = Object.keys(keys).filter((key) => !isUsed(area, key));
    expect(unused).toEqual([]);
  });

  it.each(LANGUAGES)('have the same keys in every language: %s', async (language) => {
    const words = await loadWords(language);
    for (const [area, keys] of Object.entries(words)) {
      expect(Object.keys(keys).sort()).toEqual(Object.keys(english[area as keyof typeof english]).sort());
    }
  });
});

/** `words.home.title`, or `home.title` where an area has been taken out of the words. */
function isUsed(area: string, key: string): boolean {
  return new RegExp(`\\b${area}\\??\\.${key}\\b|\\b${area}\\[`).test(sources);
}
