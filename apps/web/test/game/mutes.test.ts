import { describe, expect, it } from 'vitest';
import { isHeard } from '../../src/game/talk/mutes.ts';

const OPEN = { mutedPeople: [], mutedTables: [], botsSpeak: true };
const ANN = { seat: 0, person: 'ann' };
const BOT = { seat: 2, person: null };

describe('who is heard', () => {
  it('is everybody, at first', () => {
    expect([ANN, BOT].map((one) => isHeard(one, 1, 'T', OPEN))).toEqual([true, true]);
  });

  it('is not who is muted, wherever she sits, and the others are', () => {
    const mutes = { ...OPEN, mutedPeople: ['ann'] };
    expect(isHeard({ ...ANN, seat: 3 }, 1, 'T', mutes)).toBe(false);
    expect(isHeard(BOT, 1, 'T', mutes)).toBe(true);
  });

  it('is nobody at a muted table but oneself', () => {
    const mutes = { ...OPEN, mutedTables: ['T'] };
    expect([ANN, BOT].map((one) => isHeard(one, 1, 'T', mutes))).toEqual([false, false]);
    expect(isHeard(ANN, 0, 'T', mutes)).toBe(true);
    expect(isHeard(ANN, 1, 'U', mutes)).toBe(true);
  });

  it('is no bot where bots are silent', () => {
    const mutes = { ...OPEN, botsSpeak: false };
    expect([ANN, BOT].map((one) => isHeard(one, 1, 'T', mutes))).toEqual([true, false]);
  });
});
