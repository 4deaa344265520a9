import type { GameState, TableView } from '@tenfold/protocol';
import { expect, it } from 'vitest';
import { seatExtras } from '../../src/game/board/seats.ts';

it('points are shown where they are certain', () => {
  const state = {
    view: { players: [{}, {}] },
    plans: [],
    thinking: [],
    away: [],
    clocks: null,
    replaced: [],
  } as unknown as GameState;
  const seen = seatExtras(state, null, () => undefined, {
    points: [
      { least: 3, most: 3 },
      { least: 2, most: 3 },
    ],
    bought: [['gold'], []],
  });
  expect(seen.map(({ points, bought }) => ({ points, bought }))).toEqual([
    { points: 3, bought: ['gold'] },
    { points: null, bought: [] },
  ]);
  expect(seatExtras(state, null, () => undefined).map(({ points }) => points)).toEqual([null, null]);
});

it('only people who play have a clock', () => {
  const state = {
    view: { players: [{}, {}, {}] },
    plans: [null, null, null],
    thinking: [],
    away: [],
    clocks: { at: 5, left: [10, 20, 30], running: [0] },
    replaced: [{ seat: 1, character: 'vixen', name: 'Vixen' }],
  } as unknown as GameState;
  const table = {
    seats: [{ kind: 'person' }, { kind: 'person' }, { kind: 'bot' }],
  } as unknown as TableView;
  const clocks = seatExtras(state, table, () => undefined).map(({ clock }) => clock);
  expect(clocks).toEqual([{ left: 10, at: 5, running: true }, null, null]);
});
