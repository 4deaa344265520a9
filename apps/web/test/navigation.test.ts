import { describe, expect, it } from 'vitest';
import type { Arrow, Rect } from '../src/game/board/navigation.ts';
import { nextBox } from '../src/game/board/navigation.ts';

const box = (left: number, top: number, width = 90, height = 60): Rect => ({ left, top, width, height });

/** Two rows of three piles, a row of two cards in play, and a hand that is centred below. */
const board: Readonly<Record<string, Rect>> = {
  a: box(0, 0),
  b: box(100, 0),
  c: box(200, 0),
  d: box(0, 70),
  e: box(100, 70),
  f: box(200, 70),
  g: box(0, 150),
  h: box(100, 150),
  i: box(60, 300, 80, 120),
  j: box(150, 300, 80, 120),
};

function go(from: string, arrow: Arrow): string | undefined {
  const others = Object.keys(board).filter((name) => name !== from);
  const start = board[from];
  if (start === undefined) throw new Error(`no box ${from}`);
  return others[
    nextBox(
      start,
      others.flatMap((name) => board[name] ?? []),
      arrow,
    )
  ];
}

describe('arrow keys', () => {
  it('stay in a row while there is one', () => {
    expect(go('a', 'ArrowRight')).toBe('b');
    expect(go('e', 'ArrowLeft')).toBe('d');
    expect(go('c', 'ArrowRight')).toBeUndefined();
    expect(go('d', 'ArrowLeft')).toBeUndefined();
  });

  it('go up and down to what lies nearest, also between zones', () => {
    expect(go('a', 'ArrowDown')).toBe('d');
    expect(go('f', 'ArrowUp')).toBe('c');
    expect(go('h', 'ArrowDown')).toBe('i');
    expect(go('j', 'ArrowUp')).toBe('h');
    expect(go('i', 'ArrowDown')).toBeUndefined();
  });

  it('reach everything from everywhere', () => {
    const reached = new Set(['a']);
    for (const name of reached) {
      for (const arrow of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const) {
        const next = go(name, arrow);
        if (next !== undefined) reached.add(next);
      }
    }
    expect([...reached].sort()).toEqual(Object.keys(board));
  });
});
