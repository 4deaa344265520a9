import { loadGlossary } from '@tenfold/i18n/glossary';
import { kingdoms } from '@tenfold/rules';
import { describe, expect, it } from 'vitest';
import { corrections, readText } from '../../src/kingdom/read-text.ts';
import { LANGUAGES } from '@tenfold/i18n/languages';

const firstGame = kingdoms.find(({ id }) => id === 'first-game')?.cards.toSorted();
const german = await loadGlossary('de');
const polish = await loadGlossary('pl', 'other');

describe('a kingdom that somebody pastes', () => {
  it.each([
    'first-game',
    'First Game',
    'https://example.org/k/first-game',
    'http://localhost:8000/k/first-game?x=1#y',
    '  /play/bots?kingdom=first-game  ',
    'cellar.market.militia.mine.moat.remodel.smithy.village.woodcutter.workshop',
    '/k/cellar%2Cmarket%2Cmilitia%2Cmine%2Cmoat%2Cremodel%2Csmithy%2Cvillage%2Cwoodcutter%2Cworkshop',
  ])('is read: %s', (text) => {
    expect(readText(text, german)).toEqual({ cards: firstGame });
  });

  it.each(LANGUAGES)('is read by the names of cards in the language of the reader: %s', async (language) => {
    for (const printing of ['usual', 'other'] as const) {
      const glossary = await loadGlossary(language, printing);
      for (const { id, cards } of kingdoms) {
        expect(readText(cards.map(glossary.cardName).join(', '), glossary)).toEqual({
          cards: cards.toSorted(),
        });
        expect(readText(glossary.kingdomName(id), glossary)).toEqual({ cards: cards.toSorted() });
      }
    }
  });

  it('is read without accents, and by the names of the other printing', () => {
    const names = firstGame?.map((card) => polish.cardOtherNames(card)[0] ?? polish.cardName(card)) ?? [];
    const plain = names
      .join('\n')
      .replaceAll('ł', 'l')
      .replaceAll('Ł', 'L')
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '');
    expect(readText(plain, polish)).toEqual({ cards: firstGame });
  });

  it('names what cannot be read, and what comes nearest in the language of the reader', () => {
    const names = [
      'Keler',
      'Markt',
      'Miliz',
      'Mine',
      'Burggraben',
      'Umbau',
      'Schmiede',
      'Dorf',
      'Holzfäller',
      'Werkstatt',
    ];
    const read = readText(names.join(', '), german);
    if (!('trouble' in read) || read.trouble.code !== 'unknown-card')
      throw new Error('it should not be read');
    expect(read.trouble.card).toBe('Keler');
    expect(read.trouble.nearest[0]).toBe('cellar');
  });

  it('can be corrected with a click', () => {
    const written = 'cellar.market.militia.mine.moat.remodel.smithy.vilage.woodcutter.workshop';
    const read = readText(written, german);
    if (!('trouble' in read)) throw new Error('it should not be read');
    const [first] = corrections(read.trouble, written);
    expect(first?.id).toBe('village');
    expect(readText(decodeURIComponent(first?.address ?? ''), german)).toEqual({ cards: firstGame });
  });

  it('that is the name of nothing leads to recommended kingdoms, never to a single card', () => {
    const read = readText('big mony', german);
    if (!('trouble' in read)) throw new Error('it should not be read');
    expect(corrections(read.trouble, 'big mony')).toEqual([{ id: 'big-money', address: 'big-money' }]);
    const card = readText('village', german);
    expect('trouble' in card && card.trouble.code).toBe('kingdom-size');
  });

  it('tells everything that is wrong at once, and what could be read all the same', () => {
    const written = 'Keler, Markt, Milizz, Gold, Markt, Burggraben, Umbau, Schmiede, Dorf, Werkstatt';
    const read = readText(written, german);
    if (!('trouble' in read) || read.trouble.code !== 'several-troubles')
      throw new Error('it should not be read');
    expect(read.trouble.troubles.map(({ code }) => code)).toEqual([
      'unknown-card',
      'unknown-card',
      'basic-card',
      'repeated-card',
    ]);
    expect(read.readable).toEqual(['market', 'moat', 'remodel', 'smithy', 'village', 'workshop']);
    const addresses = corrections(read.trouble, written).map(({ id }) => id);
    expect(addresses).toEqual(expect.arrayContaining(['cellar', 'militia']));
  });
});
