import { describe, expect, it } from 'vitest';
import { leftOf, overdueSeats, timeLeft, untilNextSecond } from '../../src/live/clocks.ts';

const clocks = { at: 1000, left: [5000, 60_000], running: [0] };

describe('clocks', () => {
  it('run only for those who are asked, and never below nothing', () => {
    expect(leftOf(clocks, 0, 3500)).toBe(2500);
    expect(leftOf(clocks, 1, 3500)).toBe(60_000);
    expect(leftOf(clocks, 0, 99_000)).toBe(0);
  });

  it('run from a later moment on where the first seconds are free', () => {
    const free = { ...clocks, from: [3000, 1000] };
    expect(leftOf(free, 0, 2500)).toBe(5000);
    expect(leftOf(free, 0, 3500)).toBe(4500);
    expect(overdueSeats({ clocks: free, away: [] }, 7999)).toEqual([]);
    expect(overdueSeats({ clocks: free, away: [] }, 8000)).toEqual([0]);
  });

  it('do not run backwards where a device is behind the server', () => {
    expect(leftOf(clocks, 0, 500)).toBe(5000);
  });

  it('name those for whom nobody need wait, each once', () => {
    const away = [
      { seat: 0, until: 5000 },
      { seat: 2, until: 9000 },
    ];
    expect(overdueSeats({ clocks, away }, 6000)).toEqual([0]);
    expect(overdueSeats({ clocks, away }, 9000)).toEqual([0, 2]);
    expect(overdueSeats({ clocks: null, away }, 4999)).toEqual([]);
  });

  it('show 0:00 only when the time is up', () => {
    expect(timeLeft(1)).toEqual({ unit: 'clock', text: '0:01' });
    expect(timeLeft(0)).toEqual({ unit: 'clock', text: '0:00' });
    expect(timeLeft(599_001)).toEqual({ unit: 'clock', text: '10:00' });
    expect(timeLeft(2 * 3_600_000 + 60_000)).toEqual({ unit: 'hours', hours: 2, minutes: 1 });
    expect(timeLeft(3 * 86_400_000 - 1)).toEqual({ unit: 'days', days: 2, hours: 23 });
  });

  it('are looked at again when the seconds change', () => {
    expect(untilNextSecond(2300)).toBe(300);
    expect(untilNextSecond(2000)).toBe(1000);
  });
});
