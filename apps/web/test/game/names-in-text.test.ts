import type { Language } from '@tenfold/i18n/languages';
import { LANGUAGES } from '@tenfold/i18n/languages';
import { loadGlossary } from '@tenfold/i18n/glossary';
import { eventSentence, loadSentences } from '@tenfold/i18n/sentences';
import { allCards } from '@tenfold/rules';
import { describe, expect, it } from 'vitest';
import { namesIn } from '../../src/game/names-in-text.ts';

describe('names of cards in a sentence', () => {
  it('are found as they stand, with what is between them', () => {
    const names = [
      { card: 'silver', name: 'Silver' },
      { card: 'copper', name: 'Copper' },
    ];
    expect(namesIn('You play a Silver and 2 Coppers (+$4)', names)).toEqual([
      { text: 'You play a ', card: null },
      { text: 'Silver', card: 'silver' },
      { text: ' and 2 ', card: null },
      { text: 'Coppers', card: 'copper' },
      { text: ' (+$4)', card: null },
    ]);
  });

  it('leave a sentence whole that does not have them', () => {
    expect(namesIn('You shuffle', [{ card: 'gold', name: 'Gold' }])).toEqual([
      { text: 'You shuffle', card: null },
    ]);
  });

  it.each(LANGUAGES)('are found for all cards, however they are bent: %s', async (language: Language) => {
    const [say, glossary] = await Promise.all([loadSentences(language), loadGlossary(language)]);
    const missed: string[] = [];
    for (const { id } of allCards) {
      for (const count of [1, 2, 5]) {
        const cards = Array.from({ length: count }, () => id);
        const event = { type: 'gain', player: 1, because: null, depth: 0, cards, count } as const;
        const text = eventSentence(say, event, { you: 0, names: ['Ann', 'Bob'] });
        const pieces = namesIn(text, [{ card: id, name: glossary.cardName(id) }]);
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
        if (!pieces.some(({ card }) => card === id)) missed.push(text);
      }
    }
    expect(missed).toEqual([]);
  });
});
