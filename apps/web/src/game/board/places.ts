// Where on the board each option of a question lies. A card that can be seen is chosen where it lies; a card that cannot
// be seen anywhere is offered in a row of its own under the question; what is no card is a button.

import type { Prompt, WireOption } from '@tenfold/protocol';
import type { CardId, View, Zone } from '@tenfold/rules';

export type Place =
  /** `beside`: cards that lie open beside the Supply. */
  | { readonly zone: 'pile' | 'beside'; readonly card: CardId }
  | { readonly zone: 'hand' | 'in-play'; readonly player: number; readonly card: CardId }
  /** `group` is an index of the view's open cards. */
  | { readonly zone: 'open'; readonly group: number; readonly card: CardId }
  | { readonly zone: 'picker'; readonly card: CardId }
  | { readonly zone: 'button'; readonly verb: string; readonly mode: string | null };

/** One for each place, and the same for as long as the place is there. */
export function placeKey(place: Place): string {
  switch (place.zone) {
    case 'pile':
    case 'beside':
    case 'picker':
      return `${place.zone} ${place.card}`;
    case 'hand':
    case 'in-play':
      return `${place.zone} ${place.player} ${place.card}`;
    case 'open':
      return `open ${place.group} ${place.card}`;
    case 'button':
      return `button ${place.verb} ${place.mode ?? ''}`;
  }
}

export function placeOf(view: View, prompt: Prompt, option: WireOption): Place {
  const { verb, card, mode } = option;
  if (card === null) return { zone: 'button', verb, mode };
  return placeIn(view, prompt, prompt.from[verb], card) ?? { zone: 'picker', card };
}

/** Undefined where the card lies in no place that the board shows. */
function placeIn(view: View, { about }: Prompt, from: Zone | undefined, card: CardId): Place | undefined {
  switch (from) {
    case 'supply':
    case 'anywhere':
      return view.supply.some((pile) => pile.card === card) ? { zone: 'pile', card } : undefined;
    case 'hand':
      return view.players[about]?.hand?.includes(card) === true
        ? { zone: 'hand', player: about, card }
        : undefined;
    case 'in-play':
      return { zone: 'in-play', player: about, card };
    case 'open':
      return { zone: 'open', group: view.open.length - 1, card };
    case 'beside':
      return { zone: 'beside', card };
    case 'trash':
    case undefined:
      return undefined;
  }
}
