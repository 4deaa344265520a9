// The recommended kingdoms, put together by the boxes that one needs for them.

import type { Box, Kingdom } from '@tenfold/rules';
import { BOXES, kingdoms } from '@tenfold/rules';
import { boxesOf } from './kinds.ts';

export interface RecommendedGroup {
  readonly boxes: readonly Box[];
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

function rank(boxes: readonly Box[]): number {
  return boxes.reduce((sum, box) => sum * BOXES.length + BOXES.indexOf(box), 0);
}
