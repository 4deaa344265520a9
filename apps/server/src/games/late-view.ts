// What is shown to those who see everything, late: the hands of all, as they were some turns ago.
//
// They could whisper to a player. So nothing is shown that is still in somebody's hand: besides the turns of the
// table's delay, every player must have ended a turn of his own since. Of what is going on now they are told nothing,
// not even how many choices it took, until it is old enough; when the game is over they see its end.

import type { GameState, UndoMark } from '@tenfold/protocol';
import type { Game, GameEvent, View } from '@tenfold/rules';
import { eventFor, view } from '@tenfold/rules';
import type { TurnStart } from './course.ts';
import { endOf } from './game-state.ts';
import { seedOf } from './log.ts';
import type { Match } from './match.ts';

export interface LateChange {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
  /** The game has gone back behind what was shown. */
  readonly undone: boolean;
}

export class LateView {
  readonly #delay: number;
  #game: Game;
  /** How many choices have been shown. */
  #shown = 0;
  /** Whether hands are shown: at the very beginning all of them are still held. */
  #open = false;
  #ended = false;

  constructor(match: Match, delayTurns: number) {
    this.#delay = delayTurns;
    this.#game = match.course.replay(0);
    this.catchUp(match);
  }

  /** Goes on to what may be shown now; null if that is nothing new. */
  catchUp(match: Match): LateChange | null {
    const { course, start } = match;
    const over = match.ending !== null;
    const count = over
      ? course.choices.length
      : countOldEnough(course.turns, start.players.length, this.#delay);
    if (count === this.#shown && over === this.#ended) return null;
    const events: GameEvent[] = [];
    const undone = count < this.#shown;
    if (undone) this.#game = course.replay(count);
    else course.continue(this.#game, this.#shown, count, (event) => events.push(openly(event)));
    this.#shown = count;
    this.#open = over || count > 0;
    this.#ended = over;
    return { state: this.state(match), events, undone };
  }

  state(match: Match): GameState {
    const { start } = match;
    const last = match.course.choices[this.#shown - 1]?.sequence ?? 0;
    return {
      game: start.id,
      sequence: this.#ended ? match.sequence : last,
      view: this.#open ? viewOfAll(this.#game) : view(this.#game, null),
      prompt: null,
      clocks: null,
      undo: { may: 'no', whyNot: 'nothing', request: null, failed: null },
      seedHash: start.seedHash,
      seed: this.#ended ? seedOf(start) : null,
      away: [],
      replaced: this.#ended ? match.seating.replacements : [],
      wishes: { replace: [], end: [], refusedBy: null },
      plans: start.players.map(() => null),
      thinking: [],
      ended: this.#ended ? endOf(match) : null,
    };
  }

  /** Of what was taken back at the very end of what is shown nothing is told yet: that may just be going on. */
  undone(match: Match): readonly UndoMark[] {
    const told = match.course.toldAfter(this.#shown);
    return match.undone.filter(({ at }) => this.#ended || at < told);
  }

  history(match: Match): GameEvent[] {
    const history: GameEvent[] = [];
    match.course.replay(this.#shown, (event) =>
      history.push(this.#open ? openly(event) : eventFor(event, null)),
    );
    return history;
  }
}

/**
 * The choices up to the last one before some turn began, which is so long ago that the delay has passed and everybody
 * has had a whole turn since. The choice that began that turn also drew a new hand, and is shown with the next.
 */
function countOldEnough(turns: readonly TurnStart[], players: number, delay: number): number {
  const since = new Set<number>();
  // The last turn is still going on.
  for (let i = turns.length - 2; i > 0; i--) {
    const turn = turns[i];
    if (turn === undefined) break;
    since.add(turn.player);
    if (turns.length - 1 - i >= delay && since.size === players) return turn.after - 1;
  }
  return 0;
}

/** The public view with everybody's hand in it. */
function viewOfAll(game: Game): View {
  const common = view(game, null);
  return {
    ...common,
    players: common.players.map((player, seat) => view(game, seat).players[seat] ?? player),
  };
}

function openly({ seenBy: _seenBy, ...event }: GameEvent): GameEvent {
  return event;
}
