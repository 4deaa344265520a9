import type { CardDefinition } from '@tenfold/rules';
import { allCards, kingdoms } from '@tenfold/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Glossary } from '../src/glossary/index.ts';
import { loadGlossary } from '../src/glossary/index.ts';
import {
  CARD_IDS,
  KINGDOM_IDS,
  LANGUAGES,
  cardName,
  cardOtherNames,
  cardText,
  kingdomName,
  phaseName,
  planSentence,
  typeName,
  zoneName,
} from '../src/index.ts';

/** A home-made card says nothing. */
const definition = (id: string): CardDefinition =>
  allCards.find((card) => card.id === id) ?? { id, types: ['Action'], cost: { coins: 2, potions: 0 } };

describe.each(LANGUAGES)('the glossary in %s', (language) => {
  let glossary: Glossary;
  beforeAll(async () => {
    glossary = await loadGlossary(language);
  });

  it('has the names and texts of every card', () => {
    for (const id of CARD_IDS) {
      expect(glossary.cardName(id)).toBe(cardName(id, language));
      expect(glossary.cardText(definition(id))).toBe(cardText(id, language));
      expect(glossary.cardOtherNames(id)).toEqual(cardOtherNames(id, language));
    }
  });

  it('has the names of every recommended kingdom', () => {
    for (const { id } of kingdoms) expect(KINGDOM_IDS).toContain(id);
    for (const id of KINGDOM_IDS) expect(glossary.kingdomName(id)).toBe(kingdomName(id, language));
  });

  it('has the words of the game, and what bots say', () => {
    expect(glossary.typeName('Treasure')).toBe(typeName('Treasure', language));
    expect(glossary.phaseName('buy')).toBe(phaseName('buy', language));
    expect(glossary.zoneName('discard')).toBe(zoneName('discard', language));
    const cards = ['witch', 'old-mill'];
    expect(glossary.planSentence('money-with', cards)).toBe(planSentence('money-with', cards, language));
    expect(glossary.planSentence('toString', cards)).toBe(undefined);
  });

  it('calls home-made things by their ids', () => {
    expect(glossary.cardName('old-mill')).toBe('Old Mill');
    expect(glossary.cardName('constructor')).toBe('Constructor');
    expect(glossary.cardText(definition('old-mill'))).toBe('');
    expect(glossary.cardOtherNames('old-mill')).toEqual([]);
    expect(glossary.kingdomName('our-evening')).toBe('Our Evening');
  });

  it('gives the usual name beside that of the other printing, and the other way round', async () => {
    const other = await loadGlossary(language, 'other');
    for (const id of CARD_IDS) {
      const names = (by: Glossary): string[] => [by.cardName(id), ...by.cardOtherNames(id)];
      expect(names(other).toSorted()).toEqual(names(glossary).toSorted());
      expect(other.cardName(id)).toBe(glossary.cardOtherNames(id)[0] ?? glossary.cardName(id));
      expect(other.cardText(definition(id))).toBe(other.inTerms(glossary.cardText(definition(id))));
    }
  });
});

describe('the other printing', () => {
  const names = (glossary: Glossary): string[] => [
    glossary.cardName('great-hall'),
    glossary.cardName('village'),
    glossary.kingdomName('best-wishes'),
    glossary.kingdomName('first-game'),
  ];

  it('has its own names of cards and kingdoms where there are any', async () => {
    const other = await Promise.all(LANGUAGES.map(async (language) => loadGlossary(language, 'other')));
    expect(other.map(names)).toEqual([
      ['Great Hall', 'Village', 'Best Wishes', 'First Game'],
      ['Nagy Csarnok', 'Falu', 'Jókívánságok', 'Első játék'],
      ['Westybul', 'Wioska', 'Najlepsze życzenia', 'Pierwsza gra'],
      ['Große Halle', 'Dorf', 'Beste Wünsche', 'Erstes Spiel'],
    ]);
  });

  it('has its own terms in Hungarian texts, and leaves none of the usual ones', async () => {
    const glossary = await loadGlossary('hu', 'other');
    expect(glossary.cardText(definition('chancellor'))).toContain('a dobópaklidba');
    expect(glossary.cardText(definition('ironworks'))).toContain('győzelmi kártya');
    for (const id of CARD_IDS) {
      expect(glossary.cardText(definition(id))).not.toMatch(
        /használt pakli|győzelmipont|védekezéskár|támadáskár/i,
      );
    }
    expect(glossary.zoneName('discard')).toBe('dobópakli');
    expect(glossary.typeName('Attack')).toBe('Támadó');
    expect(glossary.inTerms('Befejező fázis')).toBe('Rendrakó fázis');
  });

  it('takes the Hungarian article by its own name', async () => {
    const changed = CARD_IDS.flatMap((id) => {
      const [other] = cardOtherNames(id, 'hu');
      return other === undefined ? [] : [{ id, other }];
    });
    const glossary = await loadGlossary('hu', 'other');
    expect(changed.length).toBeGreaterThan(0);
    for (const { id, other } of changed) {
      const article = /^[aáeéiíoóöőuúüű]/i.test(other) ? 'az' : 'a';
      expect(glossary.planSentence('money-with', [id])).toBe(
        `Kincskártyákat gyűjtök, ebben segít ${article} ${other}.`,
      );
    }
  });
});
