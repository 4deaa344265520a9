// A double click is one wish, not two. When the first of them has brought another question, what then lies under the
// pointer was never meant; if it ends the turn or takes a card, that cannot be mended everywhere.

import type { Offer } from './offers.ts';

/** What gave a choice: where the pointer was, or which key. */
export type Gesture =
  | { readonly x: number; readonly y: number; readonly at: number }
  | { readonly key: string; readonly at: number };

/** About as long as systems give for a double click. */
const DOUBLE_CLICK_MS = 350;
const SAME_PLACE_PX = 24;

export function gestureOf(event: MouseEvent | KeyboardEvent): Gesture {
  const at = event.timeStamp;
  if (event instanceof KeyboardEvent) return { key: event.key, at };
  // A click that no pointer made comes from the keyboard.
  return event.detail === 0 ? { key: 'Enter', at } : { x: event.clientX, y: event.clientY, at };
}

export class DoubleClickGuard {
  #last: { readonly key: string; readonly gesture: Gesture } | null = null;

  /** Whether this is only the second half of what was chosen last. If not, it is what was chosen last from now on. */
  isSlip(offer: Offer, gesture: Gesture): boolean {
    const last = this.#last;
    const isSlip =
      last !== null &&
      last.key !== offer.key &&
      isWeighty(offer) &&
      gesture.at - last.gesture.at < DOUBLE_CLICK_MS &&
      isSameGesture(last.gesture, gesture);
    if (!isSlip) this.#last = { key: offer.key, gesture };
    return isSlip;
  }
}

const isWeighty = ({ place }: Offer): boolean =>
  place.zone === 'pile' || (place.zone === 'button' && place.verb === 'end-turn');

function isSameGesture(one: Gesture, other: Gesture): boolean {
  if ('key' in one || 'key' in other) return 'key' in one && 'key' in other && one.key === other.key;
  return Math.hypot(one.x - other.x, one.y - other.y) < SAME_PLACE_PX;
}
