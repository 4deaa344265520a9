// What stands on a card: the same in every language, short enough for a pile, and nothing that its definition says already.

import type { CardDefinition, StandardCardId } from '@tenfold/rules';
import { allCards } from '@tenfold/rules';
import { describe, expect, it } from 'vitest';
import { texts as de } from '../src/card-texts/de.ts';
import { texts as en } from '../src/card-texts/en.ts';
import { texts as hu } from '../src/card-texts/hu.ts';
import { lineInWords, plainText } from '../src/card-texts/plain-text.ts';
import { texts as pl } from '../src/card-texts/pl.ts';
import { printedText } from '../src/card-texts/printed-text.ts';
import type { CardText, CardTexts, Line } from '../src/card-texts/text.ts';
import type { Language } from '../src/index.ts';
import { CARD_IDS, LANGUAGES } from '../src/index.ts';

const lists: Readonly<Record<Language, CardTexts>> = {
  en,
  hu,
  pl,
  de,
};

/** A sign is as wide as two letters; a bonus is written out. */
const lettersOf = (line: Line, language: Language): number =>
  line.reduce((sum, piece) => {
    if (typeof piece === 'string') return sum + piece.length;
    return (
      sum + (piece.sign === 'plus' && piece.what !== 'coins' ? lineInWords([piece], language).length : 3)
    );
  }, 0);

const signsOf = (lines: readonly Line[]): string[] =>
  lines
    .flat()
    .flatMap((piece) => (typeof piece === 'string' ? [] : [`${piece.sign} ${piece.n}`]))
    .toSorted();

describe.each(LANGUAGES)('the texts in %s', (language) => {
  it.each(CARD_IDS)('%s has a short text that fits a pile', (id) => {
    expect(lettersOf(lists[language][id].short, language)).toBeLessThanOrEqual(62);
  });

  it.each(CARD_IDS)('%s has the signs of the English text, in as many lines', (id) => {
    const text = lists[language][id];
    const english = lists.en[id];
    expect(signsOf(text.now)).toEqual(signsOf(english.now));
    expect(text.now).toHaveLength(english.now.length);
    expect(signsOf([text.short])).toEqual(signsOf([english.short]));
    expect(text.when === undefined).toBe(english.when === undefined);
  });
});

const NOTHING: CardDefinition = { id: 'nothing', types: [], cost: { coins: 0, potions: 0 } };

describe('what a definition says by itself', () => {
  const printed = (id: StandardCardId) =>
    allCards.filter((card) => card.id === id).map((card) => printedText(card, lists.en[id]))[0] ??
    printedText(NOTHING);

  it('is the bonuses at the head of the text, in their order', () => {
    expect(printed('market').bonuses.map(({ n, what }) => `${n} ${what}`)).toEqual([
      '1 cards',
      '1 actions',
      '1 buys',
      '1 coins',
    ]);
    expect(printed('conspirator').bonuses).toHaveLength(1);
    expect(printed('pawn').bonuses).toEqual([]);
  });

  it('is the worth of a Treasure and of a Victory card', () => {
    expect(plainText(printed('harem'), 'en')).toBe('Worth 2 coins.\nWorth 2 victory points.');
    expect(plainText(printed('curse'), 'de')).toBe('Wert: −1 Siegpunkt.');
    expect(plainText(printed('copper'), 'pl')).toBe('Wartość: 1 Moneta.');
  });

  it('puts what a pile says in short below the line where only the other use is told', () => {
    expect(printed('moat').shortIsLater).toBe(true);
    expect(printed('secret-chamber').shortIsLater).toBe(false);
    expect(printed('gardens').shortIsLater).toBe(false);
  });

  it('is all that a home-made card has to say as yet', () => {
    const mill: CardDefinition = {
      id: 'old-mill',
      types: ['Action', 'Victory'],
      cost: { coins: 4, potions: 0 },
      play: [{ do: 'plusCards', n: 1 }, { do: 'plusActions', n: 2 }, { do: 'discardDeck' }],
      worth: 1,
    };
    expect(plainText(printedText(mill), 'hu')).toBe('+1 lap, +2 akció.\nÉrtéke: 1 győzelmi pont.');
  });
});

describe('signs', () => {
  const now = (text: CardText, language: Language): string =>
    text.now.map((line) => lineInWords(line, language)).join(' ');

  it('are read aloud in the form that the sentence asks for', () => {
    expect(now(hu.mine, 'hu')).toContain('legfeljebb 3 érmével drágább');
    expect(now(pl.bridge, 'pl')).toContain('o 1 Monetę mniej');
    expect(now(de.university, 'de')).toContain('höchstens 5 Geld und keinen Trank');
    expect(now(en.apprentice, 'en')).toContain('for each coin it costs, and 2 more if it has a Potion');
  });
});
