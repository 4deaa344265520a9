import { loadGlossary } from '@tenfold/i18n/glossary';
import { kingdoms } from '@tenfold/rules';
import { expect, it } from 'vitest';
import { troubleAt } from '../../src/kingdom/left-out.ts';
import { draw } from '../../src/kingdom/drawing.ts';
import { ANY_KINGDOM } from '../../src/kingdom/random-wish.ts';
import { troubleSentence } from '../../src/kingdom/trouble-words.ts';
import { LANGUAGES } from '@tenfold/i18n/languages';
import { loadWords } from '../../src/words/index.ts';

const DRAWS = 1_000;
const without = { noPossession: true };
const cardsOf = (id: string): readonly string[] => kingdoms.find((one) => one.id === id)?.cards ?? [];

it('a table without Possession has trouble with every kingdom that has it, and with no other', () => {
  for (const { cards } of kingdoms) {
    const trouble = troubleAt(without, cards);
    expect(trouble?.code).toBe(cards.includes('possession') ? 'card-left-out' : undefined);
    expect(troubleAt({ noPossession: false }, cards)).toBeNull();
  }
});

it('no kingdom that the page draws for it has it', () => {
  for (let drawn = 0; drawn < DRAWS; drawn++) {
    expect(troubleAt(without, draw({ ...ANY_KINGDOM, ...without, boxes: ['alchemy', 'base'] }))).toBeNull();
  }
});

it.each(LANGUAGES)('the trouble names the card and the option, in %s', async (language) => {
  const words = await loadWords(language);
  const { cardName, kingdomName } = await loadGlossary(language);
  const trouble = troubleAt(without, cardsOf('servants'));
  if (trouble === null) throw new Error('Servants has Possession');
  const sentence = troubleSentence(trouble, { words, cardName, kingdomName });
  expect(sentence).toContain(cardName('possession'));
  expect(sentence).not.toBe(words.kingdom.otherTrouble);
});
