// Moving through a replay: by turns, by keys, by links.

import { describe, expect, it } from 'vitest';
import { momentInQuery, withMoment } from '../../src/after/moment-in-link.ts';
import { replayMoveOf } from '../../src/replay/replay-keys.ts';
import { lastTurn, nextTurn } from '@tenfold/insight';

describe('turns', () => {
  const at = (moment: number) => ({ moment, player: 0, possessor: null, own: 1 });
  const replay = { turns: [at(0), at(5), at(9)], end: 12 };

  it('are gone forward to the next, and from the last to the end', () => {
    expect([0, 4, 5, 9, 12].map((moment) => nextTurn(replay, moment))).toEqual([5, 5, 9, 12, 12]);
  });

  it('are gone back to where they began, and from there to the one before', () => {
    expect([12, 9, 7, 5, 3, 0].map((moment) => lastTurn(replay, moment))).toEqual([9, 5, 5, 0, 0, 0]);
  });
});

describe('keys', () => {
  const plain = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, defaultPrevented: false };
  const onNothing = (): boolean => false;

  it('step, go by turns, and play', () => {
    expect(replayMoveOf({ ...plain, key: 'ArrowLeft' }, onNothing)).toBe('step-back');
    expect(replayMoveOf({ ...plain, key: 'ArrowRight', shiftKey: true }, onNothing)).toBe('turn-on');
    expect(replayMoveOf({ ...plain, key: 'End' }, onNothing)).toBe('end');
    expect(replayMoveOf({ ...plain, key: ' ' }, onNothing)).toBe('play');
  });

  it('are left to others who have use for them', () => {
    const on = (thing: string) => (selector: string) => selector.split(/, ?/).includes(thing);
    expect(replayMoveOf({ ...plain, key: 'x' }, onNothing)).toBeNull();
    expect(replayMoveOf({ ...plain, key: 'ArrowRight', ctrlKey: true }, onNothing)).toBeNull();
    expect(replayMoveOf({ ...plain, key: 'ArrowRight', defaultPrevented: true }, onNothing)).toBeNull();
    expect(replayMoveOf({ ...plain, key: 'ArrowRight' }, on('textarea'))).toBeNull();
    expect(replayMoveOf({ ...plain, key: 'ArrowRight' }, on('[data-key]'))).toBeNull();
    expect(replayMoveOf({ ...plain, key: ' ' }, on('button'))).toBeNull();
    expect(replayMoveOf({ ...plain, key: 'ArrowRight' }, on('button'))).toBe('step-on');
  });
});

describe('the link to a moment', () => {
  it('is read as it is written', () => {
    const query = (path: string) => new URL(path, 'http://localhost').searchParams;
    expect(momentInQuery(query(withMoment('/g/x', 41)))).toBe(41);
    expect(momentInQuery(query(withMoment('/g/x', 0)))).toBeNull();
    expect(momentInQuery(query('/g/x?at=-3'))).toBeNull();
    expect(momentInQuery(query('/g/x?at=99999999999'))).toBeNull();
  });
});
