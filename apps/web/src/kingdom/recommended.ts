// The recommended kingdoms, put together by the boxes that one needs for them.

import type { Kingdom } from '@tenfold/rules';
import { kingdoms } from '@tenfold/rules';
import type { ShelfBox } from './kinds.ts';
import { SHELF, boxesOf } from './kinds.ts';

export interface RecommendedGroup {
  readonly boxes: readonly ShelfBox[];
  readonly kingdoms: readonly Kingdom[];
}

export const FIRST_GAME = 'first-game';

export const recommendedCards = (id: string): readonly string[] | undefined =>
  kingdoms.find((kingdom) => kingdom.id === id)?.cards;

/** One box first, then the mixtures; within a group as the rulebooks have them, the first game before all. */
export const RECOMMENDED: readonly RecommendedGroup[] = [
  ...Map.groupBy(kingdoms, ({ cards }) => boxesOf(cards).join('+')).values(),
]
  .map((group) => ({
    boxes: boxesOf(group.flatMap(({ cards }) => cards)),
    kingdoms: group.toSorted((a, b) => Number(b.id === FIRST_GAME) - Number(a.id === FIRST_GAME)),
  }))
  .toSorted((a, b) => a.boxes.length - b.boxes.length || rank(a.boxes) - rank(b.boxes));

function rank(boxes: readonly ShelfBox[]): number {
  return boxes.reduce((sum, box) => sum * SHELF.length + SHELF.indexOf(box), 0);
}
