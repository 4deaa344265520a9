// The results of a day as bars and as a text that spoils nothing.

import { kingdoms } from '@tenfold/rules';
import { LANGUAGES } from '@tenfold/i18n/languages';
import { loadGlossary } from '@tenfold/i18n/glossary';
import { describe, expect, it } from 'vitest';
import { shareText } from '../../src/daily/share-text.ts';
import { barLabel, blocksOf, placeIn, spreadBars } from '../../src/daily/spread.ts';
import { dailyWords } from '../../src/words/daily/index.ts';

const SPREAD = [
  { margin: 35, count: 1 },
  { margin: 12, count: 4 },
  { margin: 0, count: 2 },
  { margin: -9, count: 1 },
  { margin: -80, count: 3 },
];

describe('the spread', () => {
  it('puts every game into one bar, and the own one is marked', () => {
    const bars = spreadBars(SPREAD, 12);
    expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(11);
    expect(bars.map(({ count }) => count)).toEqual([3, 0, 0, 1, 2, 0, 4, 0, 1]);
    expect(bars.findIndex(({ isOwn }) => isOwn)).toBe(6);
    expect(spreadBars(SPREAD, null).some(({ isOwn }) => isOwn)).toBe(false);
  });

  it('has labels without a gap between them', () => {
    const number = new Intl.NumberFormat('en', { signDisplay: 'exceptZero' });
    expect(spreadBars([], null).map((bar) => barLabel(bar, number))).toEqual([
      '≤ −30',
      '−29 … −20',
      '−19 … −10',
      '−9 … −1',
      '0',
      '+1 … +9',
      '+10 … +19',
      '+20 … +29',
      '≥ +30',
    ]);
  });

  it('gives equals the same place', () => {
    expect([35, 12, 0, -9, -80].map((own) => placeIn(SPREAD, own))).toEqual([1, 2, 6, 8, 9]);
  });

  it('is a line of blocks in a text', () => {
    expect(blocksOf(spreadBars(SPREAD, null))).toBe('▆▁▁▃▅▁█▁▃');
    expect(blocksOf(spreadBars([], null))).toBe('▁'.repeat(9));
  });
});

describe('the text to share', () => {
  const day = (points: number, against: number, counts = true) => ({
    own: {
      table: 't',
      game: 'g',
      ended: 'finished' as const,
      counts,
      result: { points, against, turns: 15 },
    },
    results: { finished: 11, gaveUp: 0, spread: SPREAD, best: null },
  });
  const address = 'https://example.org/daily';

  it.each(LANGUAGES)('names the result and no card: %s', async (language) => {
    const said = await dailyWords[language]();
    const glossary = await loadGlossary(language, 'usual');
    const text = shareText(day(40, 28), { date: '18 November 2026', address, said }) ?? '';
    expect(text).toContain(address);
    expect(text).toContain('12');
    expect(text.split('\n')).toHaveLength(4);
    for (const card of kingdoms.flatMap(({ cards }) => cards))
      expect(text).not.toContain(glossary.cardName(card));
  });

  it('tells a win from a loss and a draw, and claims no place for what does not count', async () => {
    const said = await dailyWords.en();
    const told = (one: Parameters<typeof shareText>[0]) => shareText(one, { date: 'today', address, said });
    expect(told(day(40, 28))).toContain('Won by 12, in 15 turns');
    expect(told(day(28, 40))).toContain('Lost by 12, in 15 turns');
    expect(told(day(28, 28))).toContain('Level, in 15 turns');
    expect(told(day(40, 28, false))).not.toContain('Place');
    expect(told({ own: null, results: null })).toBeNull();
  });
});
