// A table without Possession is without it, however its kingdom comes about.

import type { KingdomSetting } from '@tenfold/protocol';
import { kingdoms } from '@tenfold/rules';
import { describe, expect, it } from 'vitest';
import { checkKingdom, settledKingdom } from '../../src/tables/kingdom.ts';
import { optionsOf } from '../../src/tables/matching.ts';

const DRAWS = 2000;
/** Where it may be, it is in one kingdom of ten. */
const RANDOM_DRAWS = 300;
const WISHES: readonly KingdomSetting[] = [
  { kind: 'random' },
  { kind: 'random', sets: ['alchemy'] },
  { kind: 'random', sets: ['base', 'alchemy'] },
  { kind: 'random', sets: ['intrigue', 'alchemy'] },
];
const withIt = kingdoms.filter(({ cards }) => cards.includes('possession'));

const drawn = (wish: KingdomSetting, noPossession: boolean): boolean =>
  settledKingdom({ kingdom: wish, noPossession }).cards.includes('possession');

describe('without Possession', () => {
  it.each(WISHES)('none is drawn for %j, and some are where it may be', (wish) => {
    let seen = 0;
    for (let draw = 0; draw < RANDOM_DRAWS; draw++) {
      expect(drawn(wish, true)).toBe(false);
      if (drawn(wish, false)) seen++;
    }
    expect(seen).toBeGreaterThan(0);
  });

  it('strangers get every recommended kingdom but those that have it', () => {
    const dealt = new Set<string>();
    for (let draw = 0; draw < DRAWS; draw++) {
      const options = optionsOf({ people: ['a', 'b'], kingdom: 'recommended', clock: 'fast' });
      expect(settledKingdom(options).cards).not.toContain('possession');
      if (options.kingdom.kind === 'recommended') dealt.add(options.kingdom.id);
    }
    expect(withIt.map(({ id }) => id)).toContain('servants');
    expect(dealt.size).toBe(kingdoms.length - withIt.length);
  });

  it('strangers get no random kingdom that has it', () => {
    for (let draw = 0; draw < RANDOM_DRAWS; draw++) {
      const options = optionsOf({ people: ['a', 'b'], kingdom: 'random', clock: 'fast' });
      expect(settledKingdom(options).cards).not.toContain('possession');
    }
  });

  it.each(withIt.map(({ id }) => id))('%s is refused by its name, and by its cards', (id) => {
    const cards = [...(kingdoms.find((one) => one.id === id)?.cards ?? [])];
    for (const kingdom of [
      { kind: 'recommended', id },
      { kind: 'cards', cards },
    ] as const) {
      expect(() => checkKingdom({ kingdom: { ...kingdom }, noPossession: true, seats: 2 })).toThrow(
        /(has|include) Possession, and this table plays without it; choose another kingdom, or set noPossession to false/,
      );
      expect(settledKingdom({ kingdom: { ...kingdom }, noPossession: false }).cards).toContain('possession');
    }
  });
});
