// A scenario through somebody's eyes: what a seat must not know is not in it.

import type { Eyes } from '@tenfold/insight';
import { openEvent, openView } from '@tenfold/insight';
import type { GameEvent, View } from '@tenfold/rules';
import { eventFor, view } from '@tenfold/rules';
import type { ScenarioClaim, ScenarioTrace, TraceStep } from '@tenfold/scenarios';

export const viewOf = ({ position }: TraceStep, eyes: Eyes): View =>
  eyes === 'all' ? openView(position) : view(position, eyes);

export const eventsOf = ({ events }: ScenarioTrace, eyes: Eyes): readonly GameEvent[] =>
  events.map((event) => (eyes === 'all' ? openEvent(event) : eventFor(event, eyes)));

/** Whether those eyes may know what is claimed, in the position where it is. */
export function isKnownTo(claim: ScenarioClaim, eyes: Eyes, seen: View): boolean {
  if (eyes === 'all' || seen.result !== null) return true;
  switch (claim.is) {
    case 'cards':
      return isPileKnown(claim, seen);
    case 'number':
      if (claim.of === 'deckSize') return seen.players[claim.player]?.deckSize !== undefined;
      return claim.of === 'handSize' || claim.of === 'turns';
    case 'open':
      return seen.open.flatMap(({ cards }) => cards).length === claim.cards.length;
    case 'market':
      return claim.cards.length <= 1;
    case 'cannot':
      return claim.player === eyes;
    case 'options':
    case 'offered':
    case 'missing':
      return seen.decision !== null && seen.decision.player === claim.player;
    case 'sees':
    case 'told':
    case 'not-told':
    case 'told-in-order':
      return claim.observer === null || claim.observer === eyes;
    default:
      return true;
  }
}

/** One's own hand and mat; what lies open; of a discard pile its top. Never a deck. */
function isPileKnown(
  { player, where, cards }: ScenarioClaim & { readonly is: 'cards' },
  seen: View,
): boolean {
  switch (where) {
    case 'hand':
      return seen.players[player]?.hand !== undefined;
    case 'mat':
      return seen.players[player]?.mat !== undefined;
    case 'deck':
    case 'deckTop':
      return false;
    case 'discard':
      return cards.length <= 1;
    case 'discardTop':
    case 'play':
    case 'returning':
      return true;
  }
}
