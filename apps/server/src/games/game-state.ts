// How a game stands, as one audience may know it. Everything that leaves the server about a running game is made here
// and in late-view.ts.

import type { Clocks, GameEnd, GameState, Thinking, UndoState, WirePlan } from '@tenfold/protocol';
import type { GameEvent } from '@tenfold/rules';
import { eventFor, view } from '@tenfold/rules';
import { toldSeedOf } from '../game-log/game-log.ts';
import type { Match } from './match.ts';
import { promptsFor } from './prompt.ts';
import { winnersOf } from './result.ts';
import { shownRequest } from './undo.ts';

/** What a room knows and the log does not. */
export interface RoomFacts {
  readonly away: GameState['away'];
  readonly plans: readonly (WirePlan | null)[];
  readonly thinking: readonly Thinking[];
}

/** For a seat, or, for null, for somebody who sees nothing hidden. */
export function gameState(match: Match, seat: number | null, facts: RoomFacts): GameState {
  const { start, seating } = match;
  const [prompt = null, otherPrompt] = seat === null ? [] : promptsFor(match, seat);
  return {
    game: start.id,
    sequence: match.sequence,
    view: view(match.game, seat),
    prompt,
    ...(otherPrompt === undefined ? {} : { otherPrompt }),
    clocks: clocksOf(match),
    undo: undoState(match, seat),
    seedHash: start.seedHash,
    seed: match.ending === null ? null : toldSeedOf(start),
    away: facts.away,
    replaced: seating.replacements,
    wishes: { replace: match.replaceVotes, end: match.endVotes, refusedBy: match.endRefusedBy },
    plans: facts.plans,
    thinking: facts.thinking,
    ended: endOf(match),
  };
}

export const endOf = ({ ending, unplayed }: Match): GameEnd | null =>
  ending === null ? null : { ...ending, unplayed };

/** The rules know who has the most points. Who has won is another thing where somebody has gone or never played. */
export const withWinners = (match: Match, event: GameEvent): GameEvent =>
  event.type === 'over' ? { ...event, winners: winnersOf(match) } : event;

export const eventsFor = (match: Match, events: readonly GameEvent[], seat: number | null): GameEvent[] =>
  events.map((event) => eventFor(withWinners(match, event), seat));

/** Everything that happened so far, as this audience may know it. What was taken back did not happen. */
export function historyFor(match: Match, seat: number | null): GameEvent[] {
  const history: GameEvent[] = [];
  match.timeline.replay(match.timeline.choices.length, (event) => history.push(event));
  return eventsFor(match, history, seat);
}

function clocksOf({ clock }: Match): Clocks | null {
  if (clock === null) return null;
  const { at, left, running, from } = clock;
  return { at, left, running, ...(from.some((moment) => moment > at) ? { from } : {}) };
}

function undoState(match: Match, seat: number | null): UndoState {
  const may = mayUndo(match, seat);
  const whyNot = may === 'no' ? whyNoUndo(match, seat) : null;
  return { may, whyNot, request: shownRequest(match.undos.request), failed: match.undos.failed };
}

function mayUndo(match: Match, seat: number | null): UndoState['may'] {
  if (seat === null || match.seating.personAt(seat) === null || match.undos.request !== null) return 'no';
  return match.undoFor(seat)?.may ?? 'no';
}

function whyNoUndo(match: Match, seat: number | null): UndoState['whyNot'] {
  const { options, daily } = match.start;
  const { undo, rated } = options;
  if (undo === 'none') return 'rule';
  if (match.undos.request !== null) return 'asked';
  if (seat !== null && match.undos.isSettled(seat)) return 'shown';
  const hasChosen = seat !== null && match.undos.hasChosen(seat);
  if (rated && hasChosen) return 'rated';
  if (daily !== undefined && hasChosen) return 'daily';
  return seat !== null && match.undos.isDenied(seat) ? 'refused' : 'nothing';
}
