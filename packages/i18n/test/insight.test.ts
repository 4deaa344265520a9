import type { Why } from '@tenfold/insight';
import { RULINGS } from '@tenfold/insight';
import { describe, expect, it } from 'vitest';
import type { Language } from '../src/index.ts';
import { LANGUAGES, cardName, isCardId } from '../src/index.ts';
import { endingSentence, loadInsightWords, whyRules, whySentence } from '../src/insight/index.ts';

const words = {
  en: await loadInsightWords('en'),
  hu: await loadInsightWords('hu'),
  pl: await loadInsightWords('pl'),
  de: await loadInsightWords('de'),
};

const name = (language: Language) => (card: string) => (isCardId(card) ? cardName(card, language) : card);

describe('why something cannot be chosen', () => {
  it('says it in every language, with card names and without gaps', () => {
    const samples: readonly Why[] = [
      { reason: 'too-expensive', args: { card: 'gold', coins: 5, potions: 0, canPlay: false }, rulings: [] },
      { reason: 'too-expensive', args: { card: 'golem', coins: 1, potions: 1, canPlay: true }, rulings: [] },
      {
        reason: 'gain-too-dear',
        args: { card: 'gold', by: 'remodel', limit: { coins: 4, potions: 1 } },
        rulings: [],
      },
      { reason: 'others-decide', args: { players: ['Ann', 'Bob'] }, rulings: [] },
      { reason: 'needs-card', args: { by: 'moneylender', cards: ['copper'] }, rulings: [] },
    ];
    const all = LANGUAGES.map((language) =>
      samples.map((why) => whySentence(words[language], why, name(language))),
    );
    expect(all).toMatchInlineSnapshot(`
      [
        [
          "Gold costs too much: you lack 5 coins.",
          "Golem costs too much: you lack 1 coin and a Potion. You can still play Treasures.",
          "Remodel gives a card that costs up to 4 coins and a Potion; Gold costs more.",
          "First Ann and Bob must choose.",
          "Moneylender takes nothing but Copper.",
        ],
        [
          "Az Arany túl drága: hiányzik még 5 érme.",
          "A Golem túl drága: hiányzik még 1 érme és egy Varázsital. Kijátszhatsz még kincseket.",
          "Átépítés: legfeljebb 4 érmébe és egy Varázsitalba kerülő lapot kaphatsz; az Arany többe kerül.",
          "Előbb Ann és Bob választ.",
          "Uzsorás: ehhez csak ez jó: Réz.",
        ],
        [
          "Karta „Złoto” jest za droga: brakuje 5 Monet.",
          "Karta „Golem” jest za droga: brakuje 1 Monety i Eliksiru. Możesz jeszcze zagrać Skarby.",
          "Przebudowa: karta może kosztować najwyżej 4 Monety i Eliksir; karta „Złoto” kosztuje więcej.",
          "Najpierw wybierają Ann i Bob.",
          "Lichwiarz: pasuje tylko karta „Miedziaki”.",
        ],
        [
          "„Gold“ ist zu teuer: Es fehlen noch 5 Geld.",
          "„Golem“ ist zu teuer: Es fehlen noch 1 Geld und ein Trank. Du kannst noch Geldkarten ausspielen.",
          "Umbau: Die Karte darf höchstens 4 Geld und einen Trank kosten; „Gold“ kostet mehr.",
          "Zuerst müssen Ann und Bob wählen.",
          "Geldverleiher: Dafür geht nur „Kupfer“.",
        ],
      ]
    `);
    for (const language of LANGUAGES) {
      const rules = whyRules(
        words[language],
        { reason: 'game-over', args: {}, rulings: RULINGS },
        name(language),
      );
      for (const { id, text } of rules) {
        expect(text, `${language} ${id}`).toMatch(/^[\p{Lu}„“].*[.]$/u);
        expect(text, `${language} ${id}`).not.toMatch(/undefined|\d[A-Z]/);
      }
    }
  });

  it('speaks in the terms of the other printing, if that is wanted', async () => {
    const { why } = await loadInsightWords('hu', 'other');
    expect(why.reasons['buy-over']({}, name('hu'))).toContain('rendrakó fázis');
  });
});

describe('what is counted', () => {
  it('is said as a number, or as a range where nobody knows', () => {
    expect(
      LANGUAGES.map((language) => words[language].counts.cardsAndPoints(12, { least: 3, most: 5 })),
    ).toEqual(['12 cards, 3–5 points', '12 lap, 3–5 pont', '12 kart, 3–5 punktów', '12 Karten, 3–5 Punkte']);
    expect(words.en.counts.countOf('Gold', { least: 2, most: 2 })).toBe('2 × Gold');
    expect(words.en.counts.cardsAndPoints(1, { least: 1, most: 1 })).toBe('1 card, 1 point');
  });
});

describe('why a game is over', () => {
  const reader = { you: 0, names: ['Ann', 'Bob'] };

  it.each([
    [{ why: 'provinces' }, 'The last Province was taken.'],
    [{ why: 'piles', cards: ['curse', 'estate', 'moat'] }, 'These piles ran out: Curse, Estate and Moat.'],
    [{ why: 'resigned', by: 0 }, 'You resigned.'],
    [{ why: 'time', by: 1 }, 'Bob ran out of time.'],
    [{ why: 'left', by: null }, 'A player left the game.'],
    [{ why: 'broken-off', by: 1 }, 'Bob ended it.'],
    [{ why: 'agreed', by: [0, 1] }, 'Everybody agreed to end it.'],
    [{ why: 'agreed', by: [0] }, 'You ended it.'],
    [{ why: 'agreed', by: null }, 'It was ended early.'],
    [{ why: 'open' }, 'These are the points up to there.'],
  ] as const)('is said of %j', (ending, sentence) => {
    expect(endingSentence(words.en, ending, name('en'), reader)).toBe(sentence);
  });

  it('is said in every language', () => {
    expect(
      LANGUAGES.map((one) => endingSentence(words[one], { why: 'resigned', by: 1 }, name(one), reader)),
    ).toEqual(['Bob resigned.', 'Bob feladta.', 'Bob poddaje się.', 'Bob hat aufgegeben.']);
  });
});
