import { newPosition } from '@tenfold/rules';
import { expect, it } from 'vitest';
import { peopleAskedFirst } from '../../src/game-log/beginning.ts';
import { Match } from '../../src/games/match.ts';
import type { StartWish } from '../games/play.ts';
import { startOf } from '../games/play.ts';

const botsTurn = newPosition({
  players: [
    { name: 'Ann', hand: ['copper'] },
    { name: 'Magpie 1', hand: ['copper'] },
  ],
  kingdom: [],
  turn: { player: 1, phase: 'buy' },
});

it.each<[what: string, wish: StartWish, seats: readonly number[]]>([
  ['that is dealt', { persons: 2 }, [0]],
  ['in which a bot begins', { persons: 1, bots: 1, position: botsTurn }, []],
])('the people whom a game %s waits for first are known without a match', (_what, wish, seats) => {
  const start = startOf(wish);
  expect(peopleAskedFirst(start)).toEqual(seats);
  expect(peopleAskedFirst(start)).toEqual(new Match(start, []).waitingFor);
});
