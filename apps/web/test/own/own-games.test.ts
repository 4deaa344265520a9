import { describe, expect, it } from 'vitest';
import { kingdoms } from '@tenfold/rules';
import type { GameSummary } from '../../src/api.ts';
import { favourites, ownGames } from '../../src/own/own-games.ts';

const FIRST = kingdoms[0]?.cards ?? [];
const SECOND = kingdoms[1]?.cards ?? [];
let id = 0;

function game(
  own: number | null,
  others: readonly (string | { bot: string })[],
  kingdom = FIRST,
): GameSummary {
  id += 1;
  return {
    id: `game ${id}`,
    table: null,
    startedAt: 0,
    finishedAt: id,
    kingdom: [...kingdom],
    rated: false,
    players: [
      { person: 'me', character: null, name: 'Me', points: 30, place: own },
      ...others.map((other) => ({
        person: typeof other === 'string' ? other : null,
        character: typeof other === 'string' ? null : other.bot,
        name: typeof other === 'string' ? other.toUpperCase() : other.bot,
        points: 20,
        place: own === null ? null : own === 1 ? 2 : 1,
      })),
    ],
  };
}

describe("one's own games", () => {
  it('are counted by kingdom, in whatever order its cards are, and by opponent', () => {
    const told = ownGames(
      [
        game(1, ['bob', { bot: 'vixen' }]),
        game(2, ['bob'], FIRST.toReversed()),
        game(1, [{ bot: 'vixen' }, { bot: 'vixen' }], SECOND),
      ],
      'me',
    );
    expect(told).toMatchObject({ games: 3, wins: 2 });
    expect(told.byKingdom.map(({ games, wins }) => [games, wins])).toEqual([
      [2, 1],
      [1, 1],
    ]);
    expect(told.byOpponent).toEqual([
      { person: null, character: 'vixen', name: 'vixen', games: 2, wins: 2 },
      { person: 'bob', character: null, name: 'BOB', games: 2, wins: 1 },
    ]);
  });

  it('have a longest streak, and one that goes on', () => {
    const outcomes = [1, 1, 2, 1, 1, 1, null, 1, 2];
    const told = ownGames(
      outcomes.map((place) => game(place, ['bob'])),
      'me',
    );
    expect(told).toMatchObject({ games: 9, wins: 6, longestStreak: 4, streak: 2 });
    expect(ownGames([game(1, ['bob'])], 'me')).toMatchObject({ longestStreak: 1, streak: 1 });
    expect(ownGames([], 'me')).toMatchObject({ games: 0, longestStreak: 0, streak: 0, byOpponent: [] });
  });

  it('have favourite cards', () => {
    expect(favourites(['moat', 'witch', 'witch', 'smithy', 'moat', 'witch'], 2)).toEqual([
      { card: 'witch', count: 3 },
      { card: 'moat', count: 2 },
    ]);
  });
});
