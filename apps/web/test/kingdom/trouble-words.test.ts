import { loadGlossary } from '@tenfold/i18n/glossary';
import type { Trouble } from '@tenfold/rules';
import { KingdomError } from '@tenfold/rules';
import { describe, expect, it } from 'vitest';
import { draw } from '../../src/kingdom/drawing.ts';
import { ANY_KINGDOM } from '../../src/kingdom/random-wish.ts';
import type { RandomWish } from '../../src/kingdom/random-wish.ts';
import { readText } from '../../src/kingdom/read-text.ts';
import type { Speaker } from '../../src/kingdom/trouble-words.ts';
import { troubleSentence } from '../../src/kingdom/trouble-words.ts';
import type { Language } from '@tenfold/i18n/languages';
import { LANGUAGES } from '@tenfold/i18n/languages';
import { loadWords } from '../../src/words/index.ts';

async function speaker(language: Language): Promise<Speaker & Awaited<ReturnType<typeof loadGlossary>>> {
  return { words: await loadWords(language), ...(await loadGlossary(language)) };
}

function troubleOf(change: Partial<RandomWish>): Trouble {
  try {
    draw({ ...ANY_KINGDOM, ...change });
  } catch (error) {
    if (error instanceof KingdomError) return error.details;
  }
  throw new Error(`there is a kingdom for ${JSON.stringify(change)}`);
}

/** Everything on the page that leads to no kingdom. */
const wishes: Readonly<Record<string, Partial<RandomWish>>> = {
  'no-sets': { boxes: [] },
  'must-is-banned': { musts: ['possession'], noPossession: true },
  'must-outside-sets': { boxes: ['base'], musts: ['golem'] },
  'too-few-cards': { boxes: ['alchemy'], bans: ['golem', 'familiar', 'alchemist'] },
  'no-kingdom-fits': { musts: ['witch'], mostAttacks: 0 },
  'too-many-musts': {
    musts: [
      'baron',
      'bridge',
      'cellar',
      'chapel',
      'duke',
      'feast',
      'gardens',
      'harem',
      'mine',
      'moat',
      'pawn',
    ],
  },
};

describe.each(LANGUAGES)('what is wrong with a kingdom, said in %s', async (language) => {
  const say = await speaker(language);

  it.each(Object.entries(wishes))('%s', (code, change) => {
    const trouble = troubleOf(change);
    expect(trouble.code).toBe(code);
    const sentence = troubleSentence(trouble, say);
    expect(sentence).not.toBe(say.words.kingdom.otherTrouble);
    expect(sentence).not.toMatch(/undefined|\$\{|\bnull\b/);
  });

  it('names the wishes that clash, and what would help', () => {
    const sentence = troubleSentence(troubleOf({ musts: ['witch'], mostAttacks: 0 }), say);
    expect(sentence).toContain(say.cardName('witch'));
    expect(sentence).toContain(say.words.kingdom.partAttacks(0));
    expect(sentence).toContain(say.words.kingdom.cureAttacks);
  });

  it('names a card that does not exist, and the one that was meant', () => {
    const written = `${say.cardName('witch')}x, ${say.cardName('moat')}`;
    const read = readText(written, say);
    if (!('trouble' in read)) throw new Error('it should not be read');
    const sentence = troubleSentence(read.trouble, say);
    expect(sentence).toContain(`${say.cardName('witch')}x`);
    expect(sentence.split(`${say.cardName('witch')}x`).join('')).toContain(say.cardName('witch'));
  });

  it.each(['copper.moat', 'moat.moat', 'moat.witch', 'qqqqqqqq'])(
    'reads what is written wrongly: %s',
    (text) => {
      const read = readText(text, say);
      if (!('trouble' in read)) throw new Error('it should not be read');
      expect(troubleSentence(read.trouble, say)).not.toBe(say.words.kingdom.otherTrouble);
    },
  );
});

it('counts in Polish as Poles do', async () => {
  const { words } = await speaker('pl');
  expect(words.kingdom.wrongSize(1, 10)).toMatch(/^1 karta /);
  expect(words.kingdom.wrongSize(3, 10)).toMatch(/^3 karty /);
  expect(words.kingdom.wrongSize(12, 10)).toMatch(/^12 kart /);
  expect([1, 2, 5, 22].map(words.lobby.watching)).toEqual([
    '1 osoba ogląda',
    '2 osoby oglądają',
    '5 osób ogląda',
    '22 osoby oglądają',
  ]);
});
