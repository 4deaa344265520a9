// No two cards of a box share scene and colour, and a home-made card gets its picture by the same words.

import { allCards, setOfCard } from '@tenfold/rules';
import { describe, expect, it } from 'vitest';
import type { Art } from '../../src/cards/art.ts';
import { arts } from '../../src/cards/art.ts';
import { ownArtOf } from '../../src/cards/own-art.ts';

const NEAR = 42;

const rgb = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
const distance = (a: string, b: string): number =>
  Math.hypot(...rgb(a).map((part, at) => part - (rgb(b)[at] ?? 0)));

describe('pictures', () => {
  const known: Readonly<Record<string, Art>> = arts;
  const cards = allCards.flatMap(({ id }) => {
    const art = known[id];
    return art === undefined ? [] : [{ id, set: setOfCard(id), ...art }];
  });

  it('are told apart at a glance', () => {
    const alike = cards.flatMap((one, at) =>
      cards
        .slice(at + 1)
        .filter((other) => other.set === one.set && other.scene === one.scene)
        .filter(
          (other) =>
            distance(one.colours[0], other.colours[0]) + distance(one.colours[1], other.colours[1]) < NEAR,
        )
        .map((other) => `${one.id} and ${other.id}`),
    );
    expect(alike).toEqual([]);
  });

  it('show Treasures on rays', () => {
    expect(cards.filter(({ scene }) => scene === 'rays').map(({ id }) => id)).toEqual([
      'copper',
      'silver',
      'gold',
      'harem',
    ]);
  });

  it('of home-made cards follow from what they are', () => {
    const cost = { coins: 3, potions: 0 };
    expect(ownArtOf({ id: 'old-mill', types: ['Treasure'], cost }).scene).toBe('rays');
    expect(ownArtOf({ id: 'old-mill', types: ['Action', 'Attack'], cost }).scene).toBe('night');
    expect(ownArtOf({ id: 'old-mill', types: ['Action'], cost })).toEqual(
      ownArtOf({ id: 'old-mill', types: ['Action'], cost }),
    );
    expect(ownArtOf({ id: 'constructor', types: ['Victory'], cost }).scene).toBe('hills');
  });
});
