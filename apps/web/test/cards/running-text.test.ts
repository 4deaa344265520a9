import { describe, expect, test } from 'vitest';
import { loadGlossary } from '@tenfold/i18n/glossary';
import type { Glossary, Line } from '@tenfold/i18n/glossary';
import { allCards } from '@tenfold/rules';
import { runningText } from '../../src/cards/running-text.ts';

function cardOf(id: string) {
  const found = allCards.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no card ${id}`);
  return found;
}

const spoken = (glossary: Glossary, line: Line): string =>
  line.map((piece) => (typeof piece === 'string' ? piece : `[${glossary.signInWords(piece)}]`)).join('');

async function read(language: 'en' | 'hu' | 'pl' | 'de', id: string): Promise<string[]> {
  const glossary = await loadGlossary(language);
  return runningText(glossary.printedText(cardOf(id))).map((line) => spoken(glossary, line));
}

describe('the text of a card as running lines', () => {
  test('bonuses, choices and sentences are sentences, one after the other', async () => {
    expect(await read('en', 'market')).toEqual(['[+1 Card], [+1 Action], [+1 Buy], [+1 coin].']);
    expect(await read('en', 'steward')).toEqual([
      'Choose one: [+2 Cards] or [+2 coins]; or trash 2 cards from your hand.',
    ]);
    expect(await read('de', 'witch')).toEqual(['[+2 Karten]. Jeder Mitspieler nimmt einen Fluch.']);
  });

  test('what it is worth is a sign of its own below', async () => {
    expect(await read('hu', 'great-hall')).toEqual(['[+1 lap], [+1 akció].', '[1 győzelmi pont]']);
  });
});
