import { SETS } from '@tenfold/rules';
import { describe, expect, it } from 'vitest';
import {
  KINGDOM_IDS,
  LANGUAGES,
  isKingdomId,
  kingdomName,
  phaseName,
  setNames,
  typeName,
  zoneName,
} from '../src/index.ts';

const SEVENTEEN = 17;

describe('words of the game', () => {
  it('name the types', () => {
    expect(LANGUAGES.map((language) => typeName('Reaction', language))).toEqual([
      'Reaction',
      'Védekezés',
      'Reakcja',
      'Reaktion',
    ]);
  });

  it('name the sets', () => {
    expect(LANGUAGES.map((language) => setNames(language).base)).toEqual([
      'Base game',
      'Alapjáték',
      'Gra podstawowa',
      'Basisspiel',
    ]);
    for (const language of LANGUAGES) expect(Object.keys(setNames(language))).toEqual(SETS);
  });

  it('name the phases', () => {
    expect(LANGUAGES.map((language) => phaseName('buy', language))).toEqual([
      'Buy phase',
      'vásárlási fázis',
      'faza Kupna',
      'Kaufphase',
    ]);
  });

  it('name the zones', () => {
    expect(LANGUAGES.map((language) => zoneName('discard', language))).toEqual([
      'discard pile',
      'használt pakli',
      'stos Kart Odrzuconych',
      'Ablagestapel',
    ]);
  });

  it('are those of the second Hungarian printing where one asks for it', () => {
    expect(zoneName('discard', 'hu', 'other')).toBe('dobópakli');
    expect(phaseName('clean-up', 'hu', 'other')).toBe('rendrakó fázis');
    expect(typeName('Reaction', 'hu', 'other')).toBe('Védekező');
    expect(typeName('Action', 'hu', 'other')).toBe('Akció');
  });

  it('have no other printing in the other languages', () => {
    for (const language of ['en', 'pl', 'de'] as const) {
      expect(zoneName('discard', language, 'other')).toBe(zoneName('discard', language));
      expect(typeName('Victory', language, 'other')).toBe(typeName('Victory', language));
    }
  });
});

describe('kingdoms', () => {
  it('are the seventeen recommended ones', () => {
    expect(KINGDOM_IDS).toHaveLength(SEVENTEEN);
    expect(isKingdomId('big-money')).toBe(true);
    expect(isKingdomId('toString')).toBe(false);
  });

  it('have their printed name where there is one, else one of ours', () => {
    expect(LANGUAGES.map((language) => kingdomName('best-wishes', language))).toEqual([
      'Best Wishes',
      'Sok szerencsét',
      'Najlepsze życzenia',
      'Beste Wünsche',
    ]);
    expect(kingdomName('first-game', 'hu')).toBe('Első játék');
  });
});
