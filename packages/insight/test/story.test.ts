import { cardSetOf, ownedCards, pointsOf } from '@tenfold/rules';
import { describe, expect, it } from 'vitest';
import { recordedGame } from '@tenfold/laws';
import type { ToldTurn } from '../src/index.ts';
import {
  finalDeckOf,
  lastPurchaseOf,
  replayOf,
  resultOf,
  toldTurnsOf,
  turningPointsOf,
  winningOf,
} from '../src/index.ts';

/** Turns of two players in a row; each is who gains what, and the points after it. */
function told(...turns: readonly [cards: readonly string[], ...after: number[]][]): ToldTurn[] {
  return turns.map(([cards, ...after], index) => {
    const player = index % 2;
    const before = turns[index - 1]?.slice(1) as number[] | undefined;
    return {
      moment: index * 10,
      player,
      own: Math.floor(index / 2) + 1,
      before: before ?? [3, 3],
      after,
      gained: cards.length === 0 ? [] : [{ seat: player, cards }],
      bought: cards,
    };
  });
}

const result = (first: number, second: number, gone: readonly number[] = []) => {
  const ranked = [first, second]
    .map((points, seat) => ({ seat, name: 'AB'[seat] ?? '', points, turns: 9, parts: null, character: null }))
    .toSorted((a, b) => b.points - a.points)
    .map((one, index) => ({ ...one, place: first === second ? 1 : index + 1 }));
  return { ranked, ending: { why: 'provinces' } as const, gone, unplayed: [] };
};

describe('the turning points of a game', () => {
  it('are the first Province, a new leader, a large swing, in the order of the game', () => {
    const turns = told(
      [[], 3, 3],
      [['duchy'], 3, 6],
      [['province'], 9, 6],
      [['estate'], 9, 7],
      [[], 9, 7],
      [['province', 'province'], 9, 19],
      [['duchy'], 12, 19],
      [[], 12, 19],
      [['province', 'province'], 24, 19],
    );
    expect(turningPointsOf(turns)).toEqual([
      {
        moment: 20,
        player: 0,
        own: 2,
        seat: 0,
        gained: { seat: 0, cards: ['province'] },
        why: 'took-lead',
        leader: { seat: 0, by: 3 },
      },
      {
        moment: 50,
        player: 1,
        own: 3,
        seat: 1,
        gained: { seat: 1, cards: ['province', 'province'] },
        why: 'took-lead',
        leader: { seat: 1, by: 10 },
      },
      {
        moment: 80,
        player: 0,
        own: 5,
        seat: 0,
        gained: { seat: 0, cards: ['province', 'province'] },
        why: 'took-lead',
        leader: { seat: 0, by: 5 },
      },
    ]);
  });

  it('are three at most: a late new leader before a swing, a swing before what everybody gets', () => {
    const turns = told(
      [['province'], 9, 3],
      [['duchy'], 9, 6],
      [['province'], 15, 6],
      [['province', 'duchy'], 15, 15],
      [['estate'], 16, 15],
      [['duchy'], 16, 18],
    );
    const points = turningPointsOf(turns);
    expect(points.map(({ moment, why }) => [moment, why])).toEqual([
      [0, 'first-province'],
      [30, 'swing'],
      [50, 'took-lead'],
    ]);
    expect(points[1]?.leader).toBeNull();
  });

  it('are none in a game in which nothing happened', () => {
    expect(turningPointsOf(told([[], 3, 3], [['estate'], 3, 4]))).toEqual([]);
    expect(turningPointsOf([])).toEqual([]);
  });

  it('tell of whom it changed most for, as when Curses are given out', () => {
    const [turn] = told([['estate'], 4, -1]);
    if (turn === undefined) throw new Error('there is a turn');
    const gained = [
      { seat: 0, cards: ['estate'] },
      { seat: 1, cards: ['curse', 'curse', 'curse', 'curse'] },
    ];
    expect(turningPointsOf([{ ...turn, gained }])).toMatchObject([
      { seat: 1, gained: gained[1], why: 'swing', leader: { seat: 0, by: 5 } },
    ]);
  });
});

describe('how a game was won', () => {
  it('in the last turn, from behind', () => {
    const turns = told([[], 3, 3], [['province'], 3, 9], [['province', 'duchy'], 12, 9]);
    expect(winningOf(turns, result(12, 9))).toEqual({ how: 'at-last', seat: 0, behind: 6 });
    expect(lastPurchaseOf(turns)).toEqual({ seat: 0, cards: ['province', 'duchy'] });
  });

  it('by a lead that was not given back', () => {
    const turns = told(
      [[], 3, 3],
      [['province'], 3, 9],
      [['province'], 9, 9],
      [[], 9, 9],
      [['duchy'], 12, 9],
      [[], 12, 9],
    );
    expect(winningOf(turns, result(12, 9))).toEqual({ how: 'overtook', seat: 0, turn: 3 });
    expect(lastPurchaseOf(turns)).toBeNull();
  });

  it('without ever being behind', () => {
    expect(winningOf(told([['province'], 9, 3], [[], 9, 3]), result(9, 3))).toEqual({
      how: 'always-ahead',
      seat: 0,
    });
  });

  it('is not told where it is shared, decided by turns, or somebody left', () => {
    const turns = told([['province'], 9, 3], [['province'], 9, 9]);
    expect(winningOf(turns, result(9, 9))).toBeNull();
    expect(winningOf(told([['province'], 9, 3]), result(9, 3, [1]))).toBeNull();
    expect(winningOf([], result(9, 3))).toBeNull();
  });
});

describe('the story of a recorded game', () => {
  const recorded = recordedGame(2, ['witch', 'gardens', 'masquerade', 'throne-room'], 900);
  const replay = replayOf(recorded.text);
  const last = replay.positionAt(replay.end);
  const set = cardSetOf(last);
  const turns = toldTurnsOf(replay);

  it('has every turn, and its points end with those of the result', () => {
    expect(turns).toHaveLength(replay.turns.length);
    expect(turns.at(-1)?.after).toEqual(last.seats.map((_seat, player) => pointsOf(last, set, player)));
    for (const [index, { after }] of turns.slice(0, -1).entries())
      expect(turns[index + 1]?.before).toEqual(after);
  });

  it('lays out all cards of a player, those that count first', () => {
    const deck = finalDeckOf(last, 0);
    const parts = resultOf({
      names: ['Ann', 'Bob'],
      characters: [null, null],
      scores: null,
      turns: null,
      last,
      end: null,
      ended: null,
      replaced: [],
      people: null,
      summary: null,
    })?.ranked.find(({ seat }) => seat === 0)?.parts;
    expect(deck.slice(0, parts?.length).map(({ card, count }) => [card, count])).toEqual(
      parts?.map(({ card, count }) => [card, count]),
    );
    const owned = ownedCards(last, set, 0).reduce((sum, count) => sum + count, 0);
    expect(deck.reduce((sum, { count }) => sum + count, 0)).toBe(owned);
  });
});
