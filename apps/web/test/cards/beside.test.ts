import { expect, test } from 'vitest';
import type { Rect } from '../../src/cards/beside.ts';
import { beside } from '../../src/cards/beside.ts';

const CARD = { width: 260, height: 400 };

const overlaps = (a: Rect, b: Rect): boolean =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;

test('to the right where there is room, else to the left', () => {
  const screen = { width: 1440, height: 900 };
  const anchor = { left: 100, top: 300, width: 120, height: 84 };
  expect(beside(anchor, CARD, screen)).toEqual({ left: 230, top: 142, scale: 1 });
  expect(beside({ ...anchor, left: 1300 }, CARD, screen)).toEqual({ left: 1030, top: 142, scale: 1 });
});

test('kept on the screen', () => {
  const { top } = beside({ left: 100, top: 0, width: 120, height: 84 }, CARD, { width: 1440, height: 900 });
  expect(top).toBe(8);
});

test('on a telephone above or below, smaller if it must be', () => {
  const screen = { width: 390, height: 844 };
  const hand = beside({ left: 140, top: 650, width: 110, height: 160 }, CARD, screen);
  expect(hand).toEqual({ left: 65, top: 240, scale: 1 });
  const middle = beside({ left: 140, top: 380, width: 110, height: 84 }, CARD, screen);
  expect(middle.scale).toBeLessThan(1);
});

test('never over what it explains, never off the screen', () => {
  for (const screen of [
    { width: 1440, height: 900 },
    { width: 1024, height: 768 },
    { width: 390, height: 844 },
  ]) {
    for (let left = 0; left <= screen.width - 100; left += 29) {
      for (let top = 0; top <= screen.height - 140; top += 31) {
        const anchor = { left, top, width: 100, height: 140 };
        const place = beside(anchor, CARD, screen);
        const card = { ...place, width: CARD.width * place.scale, height: CARD.height * place.scale };
        expect(overlaps(card, anchor)).toBe(false);
        expect(card.left).toBeGreaterThanOrEqual(0);
        expect(card.top).toBeGreaterThanOrEqual(0);
        expect(card.left + card.width).toBeLessThanOrEqual(screen.width);
        expect(card.top + card.height).toBeLessThanOrEqual(screen.height);
        expect(card.width).toBeGreaterThan(150);
      }
    }
  }
});
