import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/languages.ts';
import { BOT_PHRASES, PHRASES, REACTIONS } from '../../src/phrases.ts';
import { loadSentences, phraseSentence } from '../../src/sentences/index.ts';

const OCCASIONS_WITH_CARD = /\.(?:hit|province)$/;

describe.each(LANGUAGES)('what is said at a table, in %s', async (language) => {
  const say = await loadSentences(language);

  it('is a sentence of its own for each phrase', () => {
    const all = [...PHRASES, ...REACTIONS, ...BOT_PHRASES];
    const sentences = all.map((phrase) => phraseSentence(say, phrase, 'witch'));
    expect(new Set(sentences).size).toBe(all.length);
    for (const sentence of sentences) expect(sentence).toMatch(/[.!?]$/);
  });

  it('names the card by the name of this language, and is nothing without it', () => {
    for (const phrase of [...REACTIONS, ...BOT_PHRASES.filter((one) => OCCASIONS_WITH_CARD.test(one))]) {
      expect(phraseSentence(say, phrase, 'witch')).toContain(say.cardName('witch'));
      expect(phraseSentence(say, phrase)).toBeNull();
    }
  });

  it('is nothing where a newer server has a phrase that is not known here', () => {
    expect(phraseSentence(say, 'toString', 'witch')).toBeNull();
  });
});

it('has the Hungarian article that goes with the name', async () => {
  const say = await loadSentences('hu');
  expect(phraseSentence(say, 'ouch', 'witch')).toBe('Jaj, ez a Boszorkány!');
  expect(phraseSentence(say, 'ouch', 'gold')).toBe('Jaj, ez az Arany!');
});
