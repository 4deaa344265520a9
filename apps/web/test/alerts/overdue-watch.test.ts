import type { GameState } from '@tenfold/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OverdueWatch } from '../../src/alerts/overdue-watch.ts';

const stateOf = (away: GameState['away'], clocks: GameState['clocks'] = null): GameState =>
  ({ game: 'G', view: { seat: 0 }, away, clocks, replaced: [], ended: null }) as unknown as GameState;

let called: (readonly number[])[];
let watch: OverdueWatch;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  called = [];
  watch = new OverdueWatch(
    () => Date.now(),
    (seats) => called.push(seats),
  );
});

afterEach(() => {
  watch.end();
  vi.useRealTimers();
});

describe('the time of somebody else', () => {
  it('is noticed when it is up, and once', () => {
    watch.look(stateOf([{ seat: 1, until: 5_000 }]));
    vi.advanceTimersByTime(4_999);
    expect(called).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(called).toEqual([[1]]);
    watch.look(stateOf([{ seat: 1, until: 5_000 }]));
    expect(called).toHaveLength(1);
  });

  it('runs on a clock too; one’s own is no news', () => {
    watch.look(stateOf([], { at: 0, left: [1_000, 9_000, 2_000], running: [0, 2] }));
    vi.advanceTimersByTime(20_000);
    expect(called).toEqual([[2]]);
  });

  it('is no news where it was up before one came', () => {
    watch.look(stateOf([{ seat: 1, until: -1 }]));
    vi.advanceTimersByTime(60_000);
    expect(called).toEqual([]);
  });

  it('is forgotten when he plays on', () => {
    watch.look(stateOf([{ seat: 1, until: 5_000 }]));
    watch.look(stateOf([]));
    vi.advanceTimersByTime(60_000);
    expect(called).toEqual([]);
  });
});
