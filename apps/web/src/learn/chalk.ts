// Where the guide points: the element of the table that a remark is about.

import type { RemarkPlace } from '@tenfold/scenarios';

/** The part of the table, by how the board marks it; `you` is the learner's seat. */
export function pointedAt(root: ParentNode, place: RemarkPlace, you: number): Element | null {
  const other = you === 0 ? 1 : 0;
  switch (place.part) {
    case 'supply':
      return root.querySelector(`[data-place="supply ${place.card}"]`);
    case 'hand':
    case 'deck':
    case 'discard':
      return root.querySelector(`[data-place="${place.part} ${you}"]`);
    case 'play':
      return root.querySelector(`[data-place="in-play ${you}"]`);
    case 'trash':
      return root.querySelector('[data-place="trash"]');
    case 'rival':
      return root.querySelector(`[data-key="player ${other}"]`);
    case 'purse':
      return root.querySelector('.middle > ul:not([data-zone])');
    case 'question':
      return root.querySelector('.prompt');
  }
}
