// What of the table lies at a place of the board, for asking why it cannot be chosen.

import type { Target } from '@tenfold/insight';
import type { View } from '@tenfold/rules';
import type { Place } from './board/places.ts';

/** Null for what is always an offer: buttons, and cards that are shown only to be chosen. */
export function targetAt(view: View, place: Place): Target | null {
  switch (place.zone) {
    case 'pile':
    case 'beside':
      return { kind: place.zone, card: place.card };
    case 'hand':
    case 'in-play':
      return { kind: place.zone, player: place.player, card: place.card };
    case 'open': {
      const player = view.open[place.group]?.player;
      return player === undefined ? null : { kind: 'open', player, card: place.card };
    }
    default:
      return null;
  }
}
