// Where on the page the places are that cards travel between.

import type { CardId } from '@tenfold/rules';
import type { FlightEnd } from './flights.ts';

export interface Spot {
  /** The middle. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export type Spots = ReadonlyMap<string, Spot>;

/** The value of `data-place` on the element that stands for a place. */
function anchorOf(place: FlightEnd): string {
  if (place.zone === 'supply') return `supply ${place.card}`;
  return 'player' in place ? `${place.zone} ${place.player}` : place.zone;
}

/** Where cards lie open when there is nothing to lay them beside. */
export const MIDDLE = 'middle';

/** All places at once: reading them one by one, between changes, would make the browser lay out the page each time. */
export function measure(root: HTMLElement): Spots {
  const spots = new Map<string, Spot>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-place], [data-key]')) {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width === 0) continue;
    const name = element.dataset['place'] ?? element.dataset['key'] ?? '';
    spots.set(name, { x: left + width / 2, y: top + height / 2, width });
  }
  return spots;
}

/** Where a card starts is found as things were, where it lands as they are; a stack of such cards before the whole zone. */
export function spotOf(place: FlightEnd, card: CardId | null, first: Spots, second: Spots): Spot | undefined {
  const zone = anchorOf(place);
  const stack = `${zone} ${card ?? ''}`;
  return first.get(stack) ?? first.get(zone) ?? second.get(stack) ?? second.get(zone) ?? first.get(MIDDLE);
}
