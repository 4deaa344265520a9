// The view of a game as the page shows it.

import type { GameState } from '@tenfold/protocol';
import type { View } from '@tenfold/rules';

/** Of a game that was resigned, or ended by its players, the rules do not know that it is over: nobody is asked any more. */
export function shownView({ view, ended }: Pick<GameState, 'view' | 'ended'>): View {
  if (ended === null || view.result !== null) return view;
  return { ...view, waitingFor: [], asking: null, result: { scores: [], winners: [] } };
}
