import { LANGUAGES } from '@tenfold/i18n/languages';
import type { ReviewWords, ToldReason } from '@tenfold/i18n/review';
import { loadReviewWords, percent, reasonSentence, roughPercent } from '@tenfold/i18n/review';
import { describe, expect, it } from 'vitest';

const REASONS: readonly ToldReason[] = [
  { why: 'wins-now' },
  { why: 'loses-now' },
  { why: 'coins', more: 0.74 },
  { why: 'curses', more: 2.3 },
  { why: 'fewer-curses', fewer: 1 },
  { why: 'too-late', card: 'smithy', times: 0.42 },
  { why: 'points', more: 5 },
  { why: 'sooner', turns: 2.1 },
  { why: 'together' },
];

/** Every sentence, the functions with something to say it about. */
function* said(words: object): Generator<string> {
  for (const value of Object.values(words) as unknown[]) {
    if (typeof value === 'string') yield value;
    else if (typeof value === 'function') yield (value as (...args: unknown[]) => string)('3', 3);
    else if (typeof value === 'object' && value !== null) yield* said(value);
  }
}

const nameOf = (card: string): string => `<${card}>`;

describe.each(LANGUAGES)('a review in %s', (language) => {
  it('gives every reason as a sentence, with its figure as the language writes it', async () => {
    const words = await loadReviewWords(language);
    const sentences = REASONS.map((reason) => reasonSentence(words, reason, nameOf));
    expect(new Set(sentences).size).toBe(REASONS.length);
    for (const sentence of sentences) expect(sentence).toMatch(/^\S.*\.$/);
    expect(sentences[2]).toContain(language === 'en' ? '0.7' : '0,7');
    expect(sentences[5]).toContain('<smithy>');
  });

  it('says nothing in English that is not English', async () => {
    const english: ReviewWords = await loadReviewWords('en');
    const own = await loadReviewWords(language);
    const same = [...said(own)].filter((text, index) => text === [...said(english)][index]);
    expect(same.length).toBe(language === 'en' ? [...said(english)].length : 0);
  });

  it('rounds what it says while a game runs to steps of five', async () => {
    const words = await loadReviewWords(language);
    expect(percent(words, 0.634)).toMatch(/^63\s?%$/);
    expect(roughPercent(words, 0.634)).toMatch(/^65\s?%$/);
    expect(roughPercent(words, 0.01)).toMatch(/^0\s?%$/);
  });
});
