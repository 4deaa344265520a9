// Points, wherever the cards are, and who wins.

import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Game, Position, PositionPlayer, Score } from '../src/index.ts';
import {
  apply,
  cardSetOf,
  decision,
  findOption,
  newGame,
  newPosition,
  ownedCards,
  pointsOf,
  scoreOf,
  standardCards,
  view,
  winnersOf,
} from '../src/index.ts';
import { FIRST_GAME } from './first-game.ts';

const NAMES = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Finn'];

function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('there is none');
  return value;
}

function choose(game: Game, words: string): void {
  apply(game, findOption(game, present(decision(game)), words));
}

const times = (count: number, card: string): string[] => Array.from({ length: count }, () => card);

type Own = Omit<PositionPlayer, 'name'>;

/** A position before the last turn's end, Ann to move, with no Province left. */
function lastTurn(owned: readonly Own[], more: Partial<Position> = {}): Game {
  return newPosition({
    players: owned.map((own, seat) => ({ name: present(NAMES[seat]), ...own })),
    kingdom: [],
    supply: { province: 0 },
    turn: { player: 0, phase: 'buy' },
    ...more,
  });
}

function finished(owned: readonly Own[], more: Partial<Position> = {}): Game {
  const game = lastTurn(owned, more);
  choose(game, 'end turn');
  expect(game.over).toBe(true);
  return game;
}

const winners = (game: Game): string[] =>
  winnersOf(game, cardSetOf(game)).map((seat) => present(game.setup.players[seat]));

const points = (game: Game): number[] =>
  game.seats.map((_seat, player) => scoreOf(game, cardSetOf(game), player).points);

describe('points', () => {
  test('INT-SCORE-01: deck, hand and discard pile count alike', () => {
    const cards = ['duchy', 'estate', 'province', 'curse'];
    const places = ['deck', 'hand', 'discard', 'inPlay', 'returning'] as const;
    for (const place of places) {
      // Only in a possessed turn are there cards in all five places.
      const game = lastTurn([{}, { [place]: cards }], { turn: { player: 1, possessor: 0, phase: 'buy' } });
      expect([place, ...points(game)]).toEqual([place, 0, 9]);
    }
    const spread = lastTurn([{}, { deck: ['duchy'], hand: ['estate'], discard: ['province', 'curse'] }]);
    expect(points(spread)).toEqual([0, 9]);
  });

  test('INT-SCORE-01: what lies revealed while a card is being played still counts for its owner', () => {
    const game = newPosition({
      players: [
        { name: 'Ann', hand: ['scout'], deck: ['copper', 'duchy', 'silver', 'gold'] },
        { name: 'Bob' },
      ],
      kingdom: ['scout'],
    });
    choose(game, 'play Scout');
    expect(decision(game)?.card).toBe('scout');
    expect(points(game)).toEqual([3, 0]);
    const owned = ownedCards(game, standardCards, 0);
    expect(owned.reduce((sum, count) => sum + count, 0)).toBe(5);
  });

  test('INT-SCORE-01: nobody is told a score before the end, and everybody all of them after it', () => {
    const game = lastTurn([{ deck: ['province'] }, { hand: ['duchy'] }]);
    for (const seat of [0, 1, null]) expect(view(game, seat).result).toBeNull();
    choose(game, 'end turn');
    for (const seat of [0, 1, null]) {
      const { result } = view(game, seat);
      expect(result?.scores.map((score) => score.points)).toEqual([6, 3]);
      expect(result?.winners).toEqual([0]);
    }
  });

  test('INT-SCORE-02: a score says what each kind of card brought', () => {
    const everyKind = ['estate', 'duchy', 'province', 'curse', 'great-hall', 'harem', 'nobles', 'duke'];
    const game = lastTurn([{ deck: [...everyKind, 'gold', 'copper'] }, {}], {
      kingdom: ['duke', 'great-hall', 'harem', 'nobles'],
    });
    const score = scoreOf(game, standardCards, 0);
    const parts = Object.fromEntries(score.parts.map((part) => [part.card, part.points]));
    expect(parts).toEqual({
      estate: 1,
      duchy: 3,
      province: 6,
      curse: -1,
      'great-hall': 1,
      harem: 2,
      nobles: 2,
      duke: 1,
    });
    expect(score).toMatchObject({ player: 0, points: 15 });
  });

  test('INT-SCORE-02: Dukes and Duchies multiply', () => {
    for (const [dukes, duchies, expected] of [
      [0, 0, 0],
      [1, 0, 0],
      [0, 4, 12],
      [1, 4, 16],
      [5, 4, 32],
    ] as const) {
      const game = lastTurn([{ deck: [...times(dukes, 'duke'), ...times(duchies, 'duchy')] }, {}], {
        kingdom: ['duke'],
      });
      expect(points(game)[0]).toBe(expected);
      const part = scoreOf(game, standardCards, 0).parts.find((one) => one.card === 'duke');
      expect(part?.points).toBe(dukes === 0 ? undefined : dukes * duchies);
    }
  });

  test('INT-SCORE-02: only one’s own Duchies count for one’s Dukes', () => {
    const game = lastTurn([{ deck: ['duke', 'duke'] }, { deck: ['duchy', 'duchy', 'duchy'] }], {
      kingdom: ['duke'],
    });
    expect(points(game)).toEqual([0, 9]);
  });

  test('points that depend on other cards are rounded down', () => {
    const gardens = (others: number) =>
      points(lastTurn([{ deck: ['gardens', ...times(others, 'copper')] }, {}], { kingdom: ['gardens'] }))[0];
    expect([8, 9, 18, 19].map(gardens)).toEqual([0, 1, 1, 2]);
    const vineyard = (actions: number) =>
      points(
        lastTurn([{ deck: ['vineyard', ...times(actions, 'village')] }, {}], {
          kingdom: ['vineyard', 'village'],
        }),
      )[0];
    expect([2, 3, 5, 6].map(vineyard)).toEqual([0, 1, 1, 2]);
  });

  test('at the start everybody has three points, from the Estates', () => {
    const game = newGame({
      players: NAMES,
      kingdom: FIRST_GAME,
      seed: 'score',
    });
    expect(points(game)).toEqual([3, 3, 3, 3, 3, 3]);
    expect(scoreOf(game, standardCards, 2).parts).toEqual([{ card: 'estate', count: 3, points: 3 }]);
  });
});

describe('who wins', () => {
  test('INT-GOAL-01: Golds and Actions are worth nothing', () => {
    const rich = { deck: [...times(4, 'province'), 'estate', ...times(10, 'gold'), ...times(10, 'market')] };
    const poor = { deck: [...times(4, 'province'), 'estate', 'estate'] };
    const game = finished([rich, poor], { kingdom: ['market'] });
    expect(points(game)).toEqual([25, 26]);
    expect(winners(game)).toEqual(['Bob']);
  });

  test('INT-SCORE-03: the most points win, whoever sits where', () => {
    const decks = [
      { deck: times(5, 'province') },
      { deck: [...times(5, 'province'), 'estate'] },
      { deck: times(2, 'province') },
    ];
    expect(points(finished(decks))).toEqual([30, 31, 12]);
    expect(winners(finished(decks))).toEqual(['Bob']);
    expect(winners(finished(decks.toReversed()))).toEqual(['Bob']);
    expect(winners(finished([...decks.slice(1), present(decks[0])]))).toEqual(['Ann']);
  });

  const thirtyThree = [...times(4, 'province'), ...times(3, 'duchy')];

  test('INT-TIE-01: with equal points fewer turns win, whoever sits where', () => {
    const few = { deck: thirtyThree, turns: 14 };
    const many = { deck: thirtyThree, turns: 15 };
    expect(winners(finished([many, few]))).toEqual(['Bob']);
    expect(winners(finished([few, many]))).toEqual(['Ann']);
  });

  test('INT-TIE-01: the turn that ends the game counts as one', () => {
    const game = newPosition({
      players: [
        { name: 'Ann', hand: ['gold', 'gold', 'gold'], turns: 4 },
        { name: 'Bob', hand: ['province'], turns: 4 },
      ],
      kingdom: [],
      supply: { province: 1 },
      turn: { player: 1, phase: 'buy' },
    });
    choose(game, 'end turn');
    expect(game.over).toBe(false);
    choose(game, 'play treasures');
    choose(game, 'buy Province');
    expect(game.over).toBe(true);
    expect(points(game)).toEqual([6, 6]);
    expect(game.seats.map((seat) => seat.turns)).toEqual([5, 4]);
    expect(winners(game)).toEqual(['Bob']);
  });

  test('INT-TIE-02: equal points and turns share the victory, also among three and among all', () => {
    const one = { deck: ['province', 'estate'], turns: 15 };
    expect(winners(finished([one, one]))).toEqual(['Ann', 'Bob']);
    expect(winners(finished([one, one, one]))).toEqual(['Ann', 'Bob', 'Cleo']);
    expect(winners(finished([one, { turns: 15 }, one]))).toEqual(['Ann', 'Cleo']);
    expect(winners(finished([{ turns: 1 }, { turns: 1 }]))).toEqual(['Ann', 'Bob']);
  });

  test('INT-TIE-03: who has fewer points takes no part in the comparison of turns', () => {
    const a = { deck: [...times(5, 'province'), 'duchy'], turns: 15 };
    const b = { deck: [...times(2, 'province'), ...times(2, 'duchy'), 'estate', 'estate'], turns: 14 };
    const c = { deck: [...times(5, 'province'), 'duchy'], turns: 14 };
    expect(points(finished([a, b, c]))).toEqual([33, 20, 33]);
    expect(winners(finished([a, b, c]))).toEqual(['Cleo']);
    expect(winners(finished([a, { ...b, turns: 1 }, { ...c, turns: 15 }]))).toEqual(['Ann', 'Cleo']);
  });
});

describe('for whatever the players own', () => {
  const WORTH: Readonly<Record<string, number>> = {
    copper: 0,
    estate: 1,
    duchy: 3,
    curse: -1,
    'great-hall': 1,
    harem: 2,
    nobles: 2,
  };
  const cards = array(constantFrom(...Object.keys(WORTH), 'duke'), { maxLength: 4 });
  const player = record({
    deck: cards,
    hand: cards,
    discard: cards,
    inPlay: cards,
    turns: integer({ min: 1, max: 3 }),
  });
  const tables = array(player, { minLength: 2, maxLength: 3 });

  /** Only who is on turn has cards in play. */
  const withoutPlay = ({ deck = [], inPlay = [], ...own }: Own): Own => ({
    ...own,
    deck: [...deck, ...inPlay],
  });

  const position = ([first, ...others]: readonly Own[]): Game | undefined => {
    try {
      return lastTurn([present(first), ...others.map(withoutPlay)], {
        kingdom: ['duke', 'great-hall', 'harem', 'nobles'],
      });
    } catch {
      // More copies than the game has.
      return undefined;
    }
  };

  test('INT-SCORE-02: points are the sum over the cards, and both ways of counting agree', () => {
    let counted = 0;
    assert(
      property(tables, (players) => {
        const game = position(players);
        if (game === undefined) return;
        counted++;
        players.forEach((own, seat) => {
          const all = [...own.deck, ...own.hand, ...own.discard, ...own.inPlay];
          const duchies = all.filter((id) => id === 'duchy').length;
          const expected = all.reduce((sum, id) => sum + (id === 'duke' ? duchies : present(WORTH[id])), 0);
          const score: Score = scoreOf(game, standardCards, seat);
          expect(score.points).toBe(expected);
          expect(score.parts.reduce((sum, part) => sum + part.points, 0)).toBe(expected);
          expect(pointsOf(game, standardCards, seat)).toBe(expected);
        });
      }),
      { numRuns: 300, seed: 1 },
    );
    expect(counted).toBeGreaterThan(200);
  });

  test('INT-SCORE-03, INT-TIE-01, INT-TIE-02, INT-TIE-03: nobody is better than a winner, and nobody else as good', () => {
    assert(
      property(tables, (players) => {
        const game = position(players);
        if (game === undefined) return;
        const won = winnersOf(game, standardCards);
        const all = game.seats.map((seat, index) => ({
          points: scoreOf(game, standardCards, index).points,
          turns: seat.turns,
        }));
        const beats = (a: number, b: number): boolean => {
          const [one, other] = [present(all[a]), present(all[b])];
          return one.points > other.points || (one.points === other.points && one.turns < other.turns);
        };
        const seats = all.map((_one, seat) => seat);
        expect(won).toEqual(seats.filter((seat) => !seats.some((other) => beats(other, seat))));
      }),
      { numRuns: 300, seed: 2 },
    );
  });
});
