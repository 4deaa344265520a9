import type { CardDefinition } from '@tenfold/rules';
import { allCards } from '@tenfold/rules';
import { describe, expect, it } from 'vitest';
import { cards as de } from '../src/cards/de.ts';
import { cards as en } from '../src/cards/en.ts';
import { cards as hu } from '../src/cards/hu.ts';
import { cards as pl } from '../src/cards/pl.ts';
import type { CardName, CardNames } from '../src/cards/types.ts';
import {
  CARD_IDS,
  LANGUAGES,
  cardCount,
  cardName,
  cardOtherNames,
  cardText,
  hungarianArticle,
  isCardId,
} from '../src/index.ts';
import type { Language } from '../src/index.ts';

const LISTS: readonly [Language, CardNames<CardName>][] = [
  ['en', en],
  ['hu', hu],
  ['pl', pl],
  ['de', de],
];

describe.each(LISTS)('the cards in %s', (language, cards) => {
  it('are those of the English list, in the same order', () => {
    expect(Object.keys(cards)).toEqual(CARD_IDS);
  });

  it('have names of their own', () => {
    const names = CARD_IDS.flatMap((id) => [cards[id].name, ...cards[id].otherNames]);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(CARD_IDS)('have nothing empty and no stray space in %s', (id) => {
    for (const words of Object.values<string | readonly string[]>({ ...cards[id] }).flat()) {
      expect(words).toMatch(/^\S(?:.*\S)?$/s);
      expect(words).not.toMatch(/\s\s/);
    }
  });

  it.each(CARD_IDS)('say what %s does in whole sentences', (id) => {
    for (const line of cardText(id, language).split('\n')) expect(line).toMatch(/^[+−\d\p{Lu}].*\.\)?$/u);
  });
});

describe.each(CARD_IDS)('the text of %s says the same in every language', (id) => {
  const english = cardText(id, 'en');
  const texts = LANGUAGES.map((language) => cardText(id, language));

  it('the same bonuses in the same order', () => {
    for (const text of texts) expect(bonuses(text)).toEqual(bonuses(english));
  });

  it('the same numbers', () => {
    for (const text of texts) expect(numbers(text)).toEqual(numbers(english));
  });

  it('the same parts', () => {
    for (const text of texts) expect(text.split('\n')).toHaveLength(english.split('\n').length);
  });
});

describe('the dividing line', () => {
  it('stands on the cards with a second use, and on no other', () => {
    const divided = CARD_IDS.filter((id) => cardText(id, 'en').includes('\n'));
    const hasSecondUse = ({ play, worth, onAttack, onDiscardFromPlay }: CardDefinition): boolean =>
      onAttack !== undefined ||
      onDiscardFromPlay !== undefined ||
      (play !== undefined && worth !== undefined);
    expect(divided.toSorted()).toEqual(
      allCards
        .filter(hasSecondUse)
        .map(({ id }) => id)
        .toSorted(),
    );
    expect(divided).toContain('moat');
  });
});

describe('the Hungarian article', () => {
  // The letter decides: no name begins with one that sounds unlike its spelling, as the Y of Yvette does.
  it.each(CARD_IDS)('of %s follows the first sound of its name', (id) => {
    expect(hungarianArticle(id)).toBe(/^[aáeéiíoóöőuúüű]/i.test(cardName(id, 'hu')) ? 'az' : 'a');
  });

  it('is az before a vowel, with or without an accent', () => {
    expect(hungarianArticle('gold')).toBe('az');
    expect(hungarianArticle('conspirator')).toBe('az');
    expect(hungarianArticle('remodel')).toBe('az');
  });

  it('is a before a consonant', () => {
    expect(hungarianArticle('village')).toBe('a');
    expect(hungarianArticle('scrying-pool')).toBe('a');
  });
});

describe('objects of a verb', () => {
  it.each(CARD_IDS)('are formed from the name of %s', (id) => {
    const first = (text: string): string => text.charAt(0);
    expect(hu[id].accusative).toMatch(/t$/);
    expect(first(hu[id].accusative)).toBe(first(hu[id].name));
    expect(first(pl[id].accusative)).toBe(first(pl[id].name));
    expect(de[id].accusative).toMatch(new RegExp(`^(?:(?:ein|eine|einen) )?${first(de[id].name)}`));
  });

  it('have an article in German unless the name is a plural', () => {
    const bare = CARD_IDS.filter((id) => !/^eine?n? /.test(de[id].accusative));
    expect(bare).toEqual(['gardens', 'nobles']);
  });

  it('have the forms that the languages ask for', () => {
    expect([hu['throne-room'], pl['throne-room'], de.bureaucrat].map((card) => card.accusative)).toEqual([
      'Tróntermet',
      'Salę Tronową',
      'einen Bürokraten',
    ]);
  });
});

describe('names', () => {
  it('are those of each language', () => {
    expect(LANGUAGES.map((language) => cardName('philosophers-stone', language))).toEqual([
      "Philosopher's Stone",
      'Bölcsek köve',
      'Kamień Filozoficzny',
      'Stein der Weisen',
    ]);
  });

  it('are spelt as the language spells them, whatever a rulebook prints', () => {
    expect(cardName('scrying-pool', 'hu')).toBe('Jósmedence');
    expect(cardName('golem', 'hu')).toBe('Golem');
    const capital = /^\p{Lu}\S*(?: \p{Lu}\S*)*$/u;
    for (const id of CARD_IDS) expect(cardName(id, 'pl')).toMatch(capital);
  });

  it('of other printings are kept beside them', () => {
    expect(cardOtherNames('great-hall', 'hu')).toEqual(['Nagy Csarnok']);
    expect(cardOtherNames('great-hall', 'pl')).toEqual(['Westybul']);
    expect(cardOtherNames('great-hall', 'de')).toEqual([]);
  });

  it('belong to known ids alone', () => {
    expect(isCardId('throne-room')).toBe(true);
    expect(isCardId('Throne Room')).toBe(false);
    expect(isCardId('constructor')).toBe(false);
  });
});

describe('counted cards', () => {
  it('are singular for one', () => {
    expect(LANGUAGES.map((language) => cardCount('curse', 1, language))).toEqual([
      '1 Curse',
      '1 Átok',
      '1 Klątwa',
      '1 Fluch',
    ]);
  });

  it('take the plural in English and German, none in Hungarian', () => {
    expect(cardCount('thief', 2, 'en')).toBe('2 Thieves');
    expect(cardCount('duchy', 0, 'en')).toBe('0 Duchies');
    expect(cardCount('duke', 3, 'de')).toBe('3 Herzöge');
    expect(cardCount('copper', 3, 'hu')).toBe('3 Réz');
  });

  it.each([
    [2, '2 Wioski'],
    [4, '4 Wioski'],
    [5, '5 Wiosek'],
    [12, '12 Wiosek'],
    [21, '21 Wiosek'],
    [22, '22 Wioski'],
  ])('take the form that Polish asks for after %i', (count, words) => {
    expect(cardCount('village', count, 'pl')).toBe(words);
  });

  it('are counted in Polish as persons or as cards where that is natural', () => {
    expect(cardCount('spy', 2, 'pl')).toBe('2 Szpiegów');
    expect(cardCount('gold', 3, 'pl')).toBe('3 karty Złota');
    expect(cardCount('gold', 5, 'pl')).toBe('5 kart Złota');
  });
});

function bonuses(text: string): string[] {
  return text.match(/\+\d+/g) ?? [];
}

function numbers(text: string): string[] {
  return (text.match(/[+−]?\d+/g) ?? []).toSorted();
}
