import type { TurningPoint, Winning } from '@tenfold/insight';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../src/index.ts';
import {
  loadInsightWords,
  purchaseSentence,
  turningSentence,
  winningSentence,
} from '../src/insight/index.ts';
import { loadSentences } from '../src/sentences/index.ts';

const spoken = await Promise.all(
  LANGUAGES.map(async (language) => ({
    words: await loadInsightWords(language),
    sentences: await loadSentences(language),
  })),
);
const reader = { you: 0, names: ['Ann', 'Bob'] };

describe('how a game was won', () => {
  it('stands in the headline, with the points', () => {
    expect(
      spoken.map(({ words: { story } }) => [
        story.headline('…', [41, 34], false),
        story.headline('…', [22, 5, 1], false),
        story.headline('…', [1, 1], true),
        story.headline('…', [23, 23, 0], true),
      ]),
    ).toMatchInlineSnapshot(`
      [
        [
          "…, 41 to 34",
          "… with 22 points",
          "…, 1 point each",
          "…, 23 points each",
        ],
        [
          "…, 41 : 34",
          "… 22 ponttal",
          "…, fejenként 1 ponttal",
          "…, fejenként 23 ponttal",
        ],
        [
          "…, 41 : 34",
          "…: 22 punkty",
          "…, po 1 punkcie",
          "…, po 23 punkty",
        ],
        [
          "… 41 zu 34",
          "… mit 22 Punkten",
          "…, mit je 1 Punkt",
          "…, mit je 23 Punkten",
        ],
      ]
    `);
  });

  it('is told in every language, to the winner and to others, with right plurals', () => {
    const samples: readonly Winning[] = [
      { how: 'at-last', seat: 0, behind: 1 },
      { how: 'at-last', seat: 1, behind: 5 },
      { how: 'overtook', seat: 0, turn: 15 },
      { how: 'overtook', seat: 1, turn: 5 },
      { how: 'always-ahead', seat: 0 },
      { how: 'always-ahead', seat: 1 },
    ];
    expect(spoken.map(({ words }) => samples.map((winning) => winningSentence(words, winning, reader))))
      .toMatchInlineSnapshot(`
      [
        [
          "You were 1 point behind before the last turn.",
          "Bob was 5 points behind before the last turn.",
          "You took the lead in turn 15 and never gave it back.",
          "Bob took the lead in turn 5 and never gave it back.",
          "You were never behind.",
          "Bob was never behind.",
        ],
        [
          "Az utolsó kör előtt még 1 pont volt a hátrányod.",
          "Az utolsó kör előtt Bob hátránya még 5 pont volt.",
          "A 15. körtől végig te vezettél.",
          "Az 5. körtől végig Bob vezetett.",
          "Egyszer sem voltál hátrányban.",
          "Bob egyszer sem volt hátrányban.",
        ],
        [
          "Przed ostatnią turą tracisz do lidera 1 punkt.",
          "Przed ostatnią turą Bob traci do lidera 5 punktów.",
          "Prowadzisz od tury 15 aż do końca.",
          "Bob prowadzi od tury 5 aż do końca.",
          "Ani razu nie przegrywasz.",
          "Bob ani razu nie przegrywa.",
        ],
        [
          "Vor dem letzten Zug lagst du 1 Punkt zurück.",
          "Vor dem letzten Zug lag Bob 5 Punkte zurück.",
          "Ab Zug 15 lagst du bis zum Schluss vorn.",
          "Ab Zug 5 lag Bob bis zum Schluss vorn.",
          "Du lagst nie zurück.",
          "Bob lag nie zurück.",
        ],
      ]
    `);
  });

  it('names what the last turn brought', () => {
    const last = { seat: 0, cards: ['province', 'province', 'duchy'] };
    expect(spoken.map(({ sentences }) => purchaseSentence(sentences, last, reader))).toMatchInlineSnapshot(`
      [
        "You buy 2 Provinces and a Duchy.",
        "Veszel 2 Tartományt és egy Hercegséget.",
        "Kupujesz 2 Prowincje i Księstwo.",
        "Du kaufst 2 Provinzen und ein Herzogtum.",
      ]
    `);
  });
});

describe('where a game turned', () => {
  it('is one line in every language', () => {
    const base = { moment: 0, player: 0, own: 12 };
    const samples: readonly TurningPoint[] = [
      {
        ...base,
        seat: 0,
        gained: { seat: 0, cards: ['province'] },
        why: 'first-province',
        leader: { seat: 0, by: 6 },
      },
      {
        ...base,
        seat: 1,
        gained: { seat: 1, cards: ['province', 'province'] },
        why: 'took-lead',
        leader: { seat: 1, by: 5 },
      },
      { ...base, seat: 1, gained: null, why: 'swing', leader: { seat: 0, by: 2 } },
      { ...base, seat: 0, gained: { seat: 1, cards: ['curse'] }, why: 'swing', leader: null },
    ];
    expect(
      spoken.map(({ words, sentences }) =>
        samples.map((point) => turningSentence(words, sentences, point, reader)),
      ),
    ).toMatchInlineSnapshot(`
      [
        [
          "Turn 12: You gain a Province; the first of the game",
          "Turn 12: Bob gains 2 Provinces; Bob takes the lead",
          "Turn 12: you are 2 points ahead",
          "Turn 12: Bob gains a Curse",
        ],
        [
          "12. kör: Kapsz egy Tartományt; ez az első a játékban",
          "12. kör: Bob kap 2 Tartományt; Bob átveszi a vezetést",
          "12. kör: 2 ponttal vezetsz",
          "12. kör: Bob kap egy Átkot",
        ],
        [
          "Tura 12: Pozyskujesz Prowincję; pierwsza w tej grze",
          "Tura 12: Bob pozyskuje 2 Prowincje; Bob obejmuje prowadzenie",
          "Tura 12: prowadzisz, przewaga: 2 punkty",
          "Tura 12: Bob pozyskuje Klątwę",
        ],
        [
          "Zug 12: Du nimmst eine Provinz; die erste im Spiel",
          "Zug 12: Bob nimmt 2 Provinzen; Bob übernimmt die Führung",
          "Zug 12: du führst mit 2 Punkten",
          "Zug 12: Bob nimmt einen Fluch",
        ],
      ]
    `);
  });
});
