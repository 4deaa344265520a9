import { cardSetOf, newPosition, scoreOf } from '@tenfold/rules';
import { describe, expect, it } from 'vitest';
import type { Ended } from '../src/result/ending.ts';
import { endedInRecord, endingOf } from '../src/result/ending.ts';
import { scorePartsOf } from '../src/result/score-parts.ts';
import { placesOf, standingsOf, turnsDecided } from '../src/result/standings.ts';

describe('places', () => {
  it('go to most points, then to fewest turns, and are shared by who is equal in both', () => {
    const counted = [
      { points: 20, turns: 12 },
      { points: 31, turns: 12 },
      { points: 20, turns: 11 },
      { points: 20, turns: 12 },
    ];
    expect(placesOf(counted)).toEqual([3, 1, 2, 3]);
  });

  it('put those last who left, the first to go behind the others', () => {
    const counted = [50, 10, 20, 30].map((points) => ({ points, turns: 5 }));
    expect(placesOf(counted, [0, 3])).toEqual([4, 2, 1, 3]);
  });

  it('are what the server has written, where it has', () => {
    const names = ['Ann', 'Bob'];
    const player = { person: null, character: null };
    const summary = {
      id: 'g',
      table: null,
      startedAt: 0,
      finishedAt: 1,
      kingdom: [],
      rated: false,
      players: [
        { ...player, name: 'Ann', points: 9, place: 2 },
        { ...player, name: 'Bob', points: 3, place: 1 },
      ],
    };
    const known = { names, counted: null, turns: [7, 8], gone: [], decided: true, summary };
    const standings = standingsOf(known);
    expect(standings?.map(({ name, place, points, turns }) => [name, place, points, turns])).toEqual([
      ['Bob', 1, 3, 8],
      ['Ann', 2, 9, 7],
    ]);
    expect(standingsOf({ ...known, summary: null })).toBeNull();
  });

  it('say whether turns were needed', () => {
    const standing = (seat: number, place: number, points: number, turns: number) => ({
      seat,
      name: '',
      place,
      points,
      turns,
    });
    expect(turnsDecided([standing(0, 1, 20, 10), standing(1, 2, 20, 11)], [])).toBe(true);
    expect(turnsDecided([standing(0, 1, 20, 10), standing(1, 1, 20, 10)], [])).toBe(false);
    expect(turnsDecided([standing(0, 1, 21, 10), standing(1, 2, 20, 11)], [])).toBe(false);
  });

  it('were not decided by turns between who stayed and who left', () => {
    const standings = standingsOf({
      names: ['Ann', 'Bob', 'Cat'],
      counted: [3, 3, 2].map((points, seat) => ({ points, turns: [5, 4, 4][seat] ?? 0 })),
      turns: null,
      gone: [0],
      decided: true,
      summary: null,
    });
    expect(standings?.map(({ name, place }) => [name, place])).toEqual([
      ['Bob', 1],
      ['Cat', 2],
      ['Ann', 3],
    ]);
    expect(turnsDecided(standings ?? [], [0])).toBe(false);
  });
});

describe('the parts of a score', () => {
  const game = newPosition({
    kingdom: ['gardens', 'duke', 'vineyard', 'village', 'smithy'],
    players: [
      {
        name: 'Ann',
        hand: ['gardens', 'gardens', 'duke', 'duchy', 'duchy', 'curse'],
        deck: [
          'vineyard',
          'village',
          'village',
          'village',
          'smithy',
          'copper',
          'copper',
          'copper',
          'copper',
          'copper',
        ],
        discard: ['estate', 'estate', 'copper', 'copper'],
      },
      { name: 'Bob' },
    ],
  });
  const score = scoreOf(game, cardSetOf(game), 0);
  const found = (parts: ReturnType<typeof scorePartsOf>) => new Map(parts.map((part) => [part.card, part]));

  it('add up to it, and name what was counted', () => {
    const parts = scorePartsOf(score, game);
    expect(parts.reduce((sum, part) => sum + part.points, 0)).toBe(score.points);
    expect(found(parts).get('gardens')).toMatchObject({
      count: 2,
      each: 2,
      points: 4,
      formula: { every: 10, of: { kind: 'cards' }, has: 20 },
    });
    expect(found(parts).get('duke')).toMatchObject({
      each: 2,
      formula: { every: 1, of: { kind: 'card', card: 'duchy' }, has: 2 },
    });
    expect(found(parts).get('vineyard')).toMatchObject({
      each: 1,
      formula: { every: 3, of: { kind: 'type', type: 'Action' }, has: 4 },
    });
    expect(found(parts).get('curse')).toMatchObject({ points: -1, formula: null });
  });

  it('name what they can without the cards', () => {
    const parts = found(scorePartsOf(score, null));
    expect(parts.get('gardens')?.formula?.has).toBeNull();
    expect(parts.get('duke')?.formula?.has).toBe(2);
  });
});

const ended = (why: Ended['why'], by: number | null, unplayed: readonly number[] = []): Ended => ({
  why,
  by,
  unplayed,
});

describe('the end of a game', () => {
  const pile = (card: string, count: number) => ({ card, count, cost: { coins: 0, potions: 0 } });
  it.each([
    [[pile('province', 0), pile('copper', 0)], true, null, { why: 'provinces' }],
    [
      [pile('province', 2), pile('moat', 0), pile('curse', 0), pile('duchy', 0)],
      true,
      null,
      { why: 'piles', cards: ['moat', 'curse', 'duchy'] },
    ],
    [[pile('province', 2)], true, null, { why: 'idle' }],
    [[pile('province', 2)], false, null, { why: 'open' }],
    [[pile('province', 2)], false, ended('resigned', 1), { why: 'resigned', by: 1 }],
    [[pile('province', 2)], false, ended('left', 1), { why: 'left', by: 1 }],
    [[pile('province', 2)], false, ended('broken-off', 0), { why: 'broken-off', by: 0 }],
    [[pile('province', 2)], false, ended('broken-off', null), { why: 'broken-off', by: null }],
    [[pile('province', 2)], false, ended('agreed', null), { why: 'agreed', by: [0, 2] }],
  ])('has a reason: %#', (supply, isOver, said, ending) => {
    expect(endingOf(supply, isOver, said, [0, 2])).toEqual(ending);
  });

  it('is read from a record', () => {
    const players = ['Ann', 'Stand by me'];
    expect(endedInRecord('Ann: end turn\n# ended: resigned by Stand by me\n', players)).toEqual(
      ended('resigned', 1),
    );
    expect(endedInRecord('Ann: end turn\n# ended: agreed\n', players)).toEqual(ended('agreed', null));
    expect(endedInRecord('# ended: left by Ann\n# made no choice: Ann, Stand by me\n', players)).toEqual(
      ended('left', 0, [0, 1]),
    );
    expect(endedInRecord('Ann: end turn\n# made no choice: Ann\n', players)).toEqual(
      ended('rules', null, [0]),
    );
    // As older releases said of who had left.
    expect(endedInRecord('# ended: time by Ann\n', players)).toEqual(ended('time', 0));
    expect(endedInRecord('Ann: end turn\n', players)).toBeNull();
  });
});
