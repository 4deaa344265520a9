// Arrow keys: from one thing on the board to the next one in that direction.

export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;
export type Arrow = (typeof ARROWS)[number];

export const isArrow = (key: string): key is Arrow => (ARROWS as readonly string[]).includes(key);

/** Being off to the side counts for more than being far: one stays in a row for as long as there is one. */
const ASIDE = 20;
/** Things that overlap by a hair are still beside each other. */
const SLACK = 4;

/** The index of the nearest box in that direction, or -1. */
export function nextBox(from: Rect, boxes: readonly Rect[], arrow: Arrow): number {
  const isHorizontal = arrow === 'ArrowLeft' || arrow === 'ArrowRight';
  const sign = arrow === 'ArrowRight' || arrow === 'ArrowDown' ? 1 : -1;
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, index) => {
    const across = middle(box, 'x') - middle(from, 'x');
    const down = middle(box, 'y') - middle(from, 'y');
    const ahead = sign * (isHorizontal ? across : down);
    if (ahead <= SLACK) return;
    const aside = isHorizontal
      ? gap(from.top, from.height, box.top, box.height)
      : gap(from.left, from.width, box.left, box.width);
    // Left and right stay in the row.
    if (isHorizontal && aside > 0) return;
    const drift = Math.abs(isHorizontal ? down : across) / 100;
    const distance = ahead + ASIDE * aside + drift;
    if (distance < least) {
      least = distance;
      best = index;
    }
  });
  return best;
}

const middle = (box: Rect, axis: 'x' | 'y'): number =>
  axis === 'x' ? box.left + box.width / 2 : box.top + box.height / 2;

/** The empty space between two stretches; 0 where they overlap. */
const gap = (start: number, length: number, otherStart: number, otherLength: number): number =>
  Math.max(0, otherStart - (start + length), start - (otherStart + otherLength));
