// What is shown to those who see everything, late: the hands of all, as they were some turns ago.
//
// They could whisper to a player. So nothing is shown of the turns of the table's delay, nor of the time since which
// somebody has not ended a turn of his own; and what was hidden with a seat stays so as long as one of those cards may
// still be in a hand or at a known place of a deck (hidden-card-tracker.ts). What they have been shown cannot be taken from them,
// so what may still be shown anew by going back counts as held: only what cannot be taken back any more is looked at.
// Of what is going on now they are told nothing, not even how many choices it took, until it is old enough; when the
// game is over they see its end.

import type { GameState, UndoMark } from '@tenfold/protocol';
import type { Game, GameEvent, View } from '@tenfold/rules';
import { eventFor, view } from '@tenfold/rules';
import type { StartedTurn } from './timeline.ts';
import { endOf, withWinners } from './game-state.ts';
import { toldSeedOf } from '../game-log/game-log.ts';
import type { Match } from './match.ts';
import { HiddenCardTracker } from './hidden-card-tracker.ts';

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
  #ended = false;
  /** What has become of the cards since, up to where nothing is taken back any more. */
  #held: { readonly cards: HiddenCardTracker; readonly game: Game; heard: number };

  constructor(match: Match, delayTurns: number) {
    this.#delay = delayTurns;
    this.#game = match.timeline.replay(0);
    this.#held = heldFromStart(match);
    this.catchUp(match);
  }

  /** Goes on to what may be shown now; null if that is nothing new. */
  catchUp(match: Match): LateChange | null {
    const { timeline } = match;
    const over = match.ending !== null;
    const count = over ? timeline.choices.length : this.#countOldEnough(match);
    this.#follow(match);
    if (count === this.#shown && over === this.#ended) return null;
    this.#ended = over;
    const from = this.#shown;
    const undone = count < from;
    this.#shown = count;
    if (undone) this.#game = timeline.replay(count);
    const events = undone ? [] : this.#tell(match, this.#game, from, count);
    return { state: this.state(match), events, undone };
  }

  state(match: Match): GameState {
    const { start } = match;
    const last = match.timeline.choices[this.#shown - 1]?.sequence ?? 0;
    return {
      game: start.id,
      sequence: this.#ended ? match.sequence : last,
      view: this.#view(),
      prompt: null,
      clocks: null,
      undo: { may: 'no', whyNot: 'nothing', request: null, failed: null },
      seedHash: start.seedHash,
      seed: this.#ended ? toldSeedOf(start) : null,
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
    const told = match.timeline.toldAfter(this.#shown);
    return match.undos.marks.filter(({ at }) => this.#ended || at < told);
  }

  history(match: Match): GameEvent[] {
    const history: GameEvent[] = [];
    const game = match.timeline.replay(0, (event) => history.push(this.#eventAt(event, 0)));
    return [...history, ...this.#tell(match, game, 0, this.#shown)];
  }

  /** Never fewer than were shown, unless what was shown did not happen: an undo makes nothing unseen. */
  #countOldEnough({ timeline, start, undos: { settled } }: Match): number {
    const count = countOldEnough(timeline.turns, start.players.length, this.#delay);
    return this.#shown <= settled ? Math.max(count, this.#shown) : count;
  }

  #follow(match: Match): void {
    if (match.undos.settled < this.#held.heard) this.#held = heldFromStart(match);
    const { cards, game, heard } = this.#held;
    for (let i = heard; i < match.undos.settled; i++) {
      match.timeline.continue(game, i, i + 1, (event) => cards.hear(event, i + 1));
    }
    this.#held.heard = match.undos.settled;
  }

  #tell(match: Match, game: Game, from: number, to: number): GameEvent[] {
    const events: GameEvent[] = [];
    for (let i = from; i < to; i++) {
      match.timeline.continue(game, i, i + 1, (event) =>
        events.push(this.#eventAt(withWinners(match, event), i + 1)),
      );
    }
    return events;
  }

  /** The event of a choice; its cards are hidden with whom it concerns. */
  #eventAt(event: GameEvent, choice: number): GameEvent {
    const { player, other = player } = event;
    if (!this.#isOpen(player, choice) || !this.#isOpen(other, choice)) return eventFor(event, null);
    const { seenBy: _seenBy, ...open } = event;
    return open;
  }

  /** The public view, with the hands in it that may be seen. */
  #view(): View {
    const common = view(this.#game, null);
    return {
      ...common,
      players: common.players.map((player, seat) =>
        this.#isOpen(seat, this.#shown) ? (view(this.#game, seat).players[seat] ?? player) : player,
      ),
    };
  }

  /** Whether what was hidden with a seat after so many choices may be shown. */
  #isOpen(seat: number, choices: number): boolean {
    return this.#ended || (this.#shown > 0 && choices < this.#held.cards.since(seat));
  }
}

function heldFromStart({ start, timeline }: Match): { cards: HiddenCardTracker; game: Game; heard: number } {
  const cards = new HiddenCardTracker(start.players.length);
  cards.begin();
  const game = timeline.replay(0, (event) => cards.hear(event, 0));
  return { cards, game, heard: 0 };
}

/**
 * The choices up to the last one before some turn began, which is so long ago that the delay has passed and everybody
 * has had a whole turn since. The choice that began that turn also drew a new hand, and is shown with the next.
 */
function countOldEnough(turns: readonly StartedTurn[], players: number, delay: number): number {
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
