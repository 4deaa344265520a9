import { describe, expect, it } from 'vitest';
import type { Spots } from '../src/motion/anchors.ts';
import { MOST_FLIERS, fliersOf } from '../src/motion/fliers.ts';
import type { Flight } from '../src/motion/flights.ts';

const spots = (places: Readonly<Record<string, number>>): Spots =>
  new Map(Object.entries(places).map(([name, x]) => [name, { x, y: 0, width: 80 }]));

const play: Flight = {
  card: 'village',
  from: { zone: 'hand', player: 0 },
  to: { zone: 'in-play', player: 0 },
  count: 1,
  order: 0,
};

describe('cards on their way', () => {
  it('start where the stack was and land where it is', () => {
    const before = spots({ 'hand 0': 500, 'hand 0 village': 430, 'in-play 0': 100 });
    const after = spots({ 'hand 0': 500, 'in-play 0': 100, 'in-play 0 village': 160 });
    expect(fliersOf([play], before, after, 1).map(({ from, to }) => [from.x, to.x])).toEqual([[430, 160]]);
  });

  it('go by the middle where the place is no longer there, and not at all where nothing is', () => {
    const before = spots({ middle: 300, 'hand 0': 500 });
    const toOpen: Flight = { ...play, to: { zone: 'set-aside', player: 3 } };
    expect(fliersOf([toOpen], before, spots({ middle: 310 }), 1)[0]?.to.x).toBe(310);
    expect(fliersOf([play], spots({}), spots({}), 1)).toEqual([]);
  });

  it('take no time when there is to be no motion, and less of it when it is to be fast', () => {
    const all = spots({ 'hand 0': 500, 'in-play 0': 100 });
    expect(fliersOf([play], all, all, 0)).toEqual([]);
    const [usual] = fliersOf([play], all, all, 1);
    const [fast] = fliersOf([play], all, all, 0.5);
    expect(fast?.duration).toBe((usual?.duration ?? 0) / 2);
  });

  it('come to the page one after the other where several set off at once', () => {
    const all = spots({ 'hand 0': 500, 'deck 0': 100 });
    const drawn = ['village', 'copper', 'estate'].map((card): Flight => ({
      ...play,
      card,
      from: { zone: 'deck', player: 0 },
      to: { zone: 'hand', player: 0 },
    }));
    const delays = fliersOf(drawn, all, all, 1).map(({ delay }) => delay);
    expect(new Set(delays).size).toBe(drawn.length);
    expect(Math.max(...delays)).toBeLessThan(60);
  });

  it('stay few, and are over soon, however much happens', () => {
    const all = spots({ 'hand 0': 500, 'in-play 0': 100 });
    const many = Array.from({ length: 12 }, (_, order): Flight => ({ ...play, count: 9, order }));
    const fliers = fliersOf(many, all, all, 1);
    expect(fliers.length).toBeGreaterThanOrEqual(many.length);
    expect(fliers.length).toBeLessThanOrEqual(MOST_FLIERS);
    expect(Math.max(...fliers.map(({ delay, duration }) => delay + duration))).toBeLessThan(1200);
  });
});
