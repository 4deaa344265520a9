import { describe, expect, it } from 'vitest';
import { CARD_IDS, LANGUAGES, cardName, hungarianArticle, planSentence } from '../src/index.ts';
import { plans as de } from '../src/plans/de.ts';
import { plans as en } from '../src/plans/en.ts';
import { plans as hu } from '../src/plans/hu.ts';
import { plans as pl } from '../src/plans/pl.ts';
import type { PlanSentences } from '../src/plans/en.ts';

const PLANS = { en, hu, pl, de };
const PLAN_IDS = Object.keys(en) as (keyof PlanSentences)[];
const inEach = (plan: string, ...cards: readonly string[]): (string | undefined)[] =>
  LANGUAGES.map((language) => planSentence(plan, cards, language));

describe.each(PLAN_IDS)('the sentences of %s', (plan) => {
  it.each(LANGUAGES)('are whole ones in %s, whatever the number of cards', (language) => {
    for (let count = 0; count <= 6; count++) {
      expect(planSentence(plan, CARD_IDS.slice(10, 10 + count), language)).toMatch(
        /^\p{Lu}[^{}]*[^{}\s.,;]\.$/u,
      );
    }
  });

  it('name the cards of the plan in every language, or in none', () => {
    const cards = ['witch', 'village', 'smithy', 'militia'] as const;
    const named = LANGUAGES.map((language) => {
      const said = planSentence(plan, cards, language) ?? '';
      return cards.filter((card) => said.includes(cardName(card, language))).length;
    });
    expect([0, cards.length]).toContain(named[0]);
    expect(new Set(named).size).toBe(1);
  });

  it.each(LANGUAGES)('speak of no cards in %s where there are none', (language) => {
    expect(PLANS[language][plan][0]).not.toMatch(/[{}]/);
  });
});

describe('a plan as a sentence', () => {
  it('needs no cards', () => {
    expect(inEach('whatever')).toEqual([
      'I take whatever looks nice.',
      'Azt veszem meg, ami megtetszik.',
      'Biorę, co mi się podoba.',
      'Ich nehme, was mir gefällt.',
    ]);
  });

  it('is about one card', () => {
    expect(inEach('curses-first', 'witch')).toEqual([
      'First I hand out Curses with Witch, then I fill up on Treasures.',
      'Először Átkokat osztogatok, ebben segít a Boszorkány; aztán kincskártyákat gyűjtök.',
      'Najpierw rozdaję Klątwy z pomocą karty Wiedźma, a potem zbieram Skarby.',
      'Erst verteile ich Flüche mit der Karte Hexe, dann sammle ich Geld.',
    ]);
  });

  it('is about two', () => {
    expect(inEach('money-with', 'smithy', 'militia')).toEqual([
      'I fill up on Treasures, with Smithy and Militia.',
      'Kincskártyákat gyűjtök, ebben segít a Kovácsműhely és a Polgárőrség.',
      'Zbieram Skarby z pomocą kart Kuźnia i Milicja.',
      'Ich sammle Geld, dazu die Karten Schmiede und Miliz.',
    ]);
  });

  it('is about more', () => {
    expect(inEach('engine', 'village', 'smithy', 'market')).toEqual([
      'I want to draw most of my deck every turn, with Village, Smithy and Market.',
      'Minden körömben felhúzom szinte az egész paklimat, ebben segít a Falu, a Kovácsműhely és a Piac.',
      'Chcę w każdej turze dobrać prawie całą talię z pomocą kart Wioska, Kuźnia i Targowisko.',
      'Ich will in jedem Zug fast alles ziehen, was ich habe, mit den Karten Dorf, Schmiede und Markt.',
    ]);
  });

  it('may set its first card apart', () => {
    expect(inEach('curses-first', 'witch', 'market')).toEqual([
      'First I hand out Curses with Witch, then I fill up on Treasures, with Market.',
      'Először Átkokat osztogatok, ebben segít a Boszorkány; aztán kincskártyákat gyűjtök, abban a Piac.',
      'Najpierw rozdaję Klątwy z pomocą karty Wiedźma, a potem zbieram Skarby z pomocą karty Targowisko.',
      'Erst verteile ich Flüche mit der Karte Hexe, dann sammle ich Geld, dazu die Karte Markt.',
    ]);
    expect(inEach('trim', 'chapel', 'nobles')).toEqual([
      'First I trash my starting cards with Chapel, then I go for Nobles.',
      'Először a kezdő lapjaimat dobom a szemétre, ebben segít a Kápolna; aztán jön a Nemesség.',
      'Najpierw wyrzucam do kosza karty początkowe z pomocą karty Kaplica, a potem biorę kartę Szlachta.',
      'Erst entsorge ich meine Startkarten mit der Karte Kapelle, dann kommt die Karte Adlige.',
    ]);
    expect(planSentence('trim', ['chapel', 'market', 'smithy'], 'de')).toMatch(
      /, dann kommen die Karten Markt und Schmiede\.$/,
    );
  });

  it.each(CARD_IDS)('has the Hungarian article of %s', (card) => {
    const name = `${hungarianArticle(card)} ${cardName(card, 'hu')}`;
    expect(planSentence('potions', [card], 'hu')).toBe(
      `Korán veszek egy Varázsitalt, mert kell nekem ${name}.`,
    );
  });

  it('takes home-made cards by their ids', () => {
    expect(planSentence('duchies', ['old-mill', 'bell-tower'], 'hu')).toBe(
      'Hercegségeket gyűjtök, és melléjük kell az Old Mill és a Bell Tower.',
    );
    expect(planSentence('duchies', ['old-mill'], 'de')).toBe(
      'Ich sammle Herzogtümer, dazu die Karte Old Mill.',
    );
  });

  it('is none for what is no plan', () => {
    expect(inEach('toString')).toEqual([undefined, undefined, undefined, undefined]);
  });
});
