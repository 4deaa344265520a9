import { loadGlossary } from '@tenfold/i18n/glossary';
import { describe, expect, test } from 'vitest';
import { FIRST_GAME, RECOMMENDED, recommendedCards } from '../../src/kingdom/recommended.ts';
import { boxesOf } from '../../src/kingdom/kinds.ts';
import { LANGUAGES } from '@tenfold/i18n/languages';
import { loadWords } from '../../src/words/index.ts';

describe('INT-KINGDOM-07: newcomers are advised to begin with the base game', () => {
  test('its kingdoms come first, the first game before all, and the others are there as well', () => {
    const [first, ...others] = RECOMMENDED;
    expect(first?.boxes).toEqual(['base']);
    expect(first?.kingdoms[0]?.id).toBe(FIRST_GAME);
    expect(boxesOf(recommendedCards(FIRST_GAME) ?? [])).toEqual(['base']);
    expect(others.flatMap(({ kingdoms }) => kingdoms).length).toBeGreaterThan(0);
  });

  test.each(LANGUAGES)(
    'the advice stands where kingdoms are chosen, and in the help: %s',
    async (language) => {
      const words = await loadWords(language);
      const name = (await loadGlossary(language)).kingdomName(FIRST_GAME);
      // "gra podstawowa" is declined, so its stem has to do.
      const base = /\S+(?=.$)/.exec(words.cards.sets.base.toLowerCase())?.[0] ?? '';
      expect(base).not.toBe('');
      const advice = words.kingdom.newcomers(name);
      expect(advice).toContain(name);
      expect(advice.toLowerCase()).toContain(base);
      expect(words.help.game.some((paragraph) => paragraph.toLowerCase().includes(base))).toBe(true);
    },
  );
});
