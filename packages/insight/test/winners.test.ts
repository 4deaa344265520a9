import { describe, expect, it } from 'vitest';
import type { TableEnd } from '../src/result/winners.ts';
import { winnersAtTable } from '../src/result/winners.ts';

const over = (change: { replaced?: readonly number[]; unplayed?: readonly number[] } = {}): TableEnd => ({
  view: {
    result: {
      scores: [
        { points: 30, turns: 12 },
        { points: 24, turns: 12 },
        { points: 24, turns: 12 },
      ],
    },
  },
  replaced: (change.replaced ?? []).map((seat) => ({ seat })),
  ended: { unplayed: change.unplayed ?? [] },
});

describe('who has won, said over the table', () => {
  it('is who has most', () => {
    expect(winnersAtTable(over())).toEqual([0]);
  });

  it('is nobody whose seat a bot has played to the end', () => {
    expect(winnersAtTable(over({ replaced: [0] }))).toEqual([1, 2]);
  });

  it('is nobody where a person never made a choice', () => {
    expect(winnersAtTable(over({ unplayed: [2] }))).toEqual([]);
  });

  it('is not known before the cards are counted', () => {
    const { view, ...state } = over();
    expect(winnersAtTable({ ...state, view: { ...view, result: null } })).toBeNull();
  });
});
