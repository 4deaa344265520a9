// Sounds of what happened, and calls to whoever is asked: by ear, by the window's title, by a notification.

import type { GameState, TableView } from '@tenfold/protocol';
import type { GameEvent } from '@tenfold/rules';
import { promptSentence } from '@tenfold/i18n/sentences';
import { newOfferBy } from '../after/rematch-state.ts';
import { isPlaying, newWishes } from '../alerts/new-wishes.ts';
import { OverdueWatch } from '../alerts/overdue-watch.ts';
import { TurnAlert } from '../alerts/turn-alert.ts';
import { identity } from '../identity.svelte.ts';
import { cuesOf } from '../sound/cues.ts';
import { playSounds } from '../sound/sound.ts';
import { speech } from '../speech.svelte.ts';
import { readerOf } from './game-log.svelte.ts';
import type { Narrator } from './narrator.svelte.ts';

/** Whether the reader decides in this turn. */
export const isOwnTurn = ({ view: { turn, seat } }: Pick<GameState, 'view'>): boolean =>
  (turn.possessor ?? turn.player) === seat;

/** Before the bell, only the beginning of what happened is heard. */
const CUES_BEFORE_BELL = 2;

export class TurnCalls {
  readonly #alert: TurnAlert;
  readonly #narrator: Narrator;
  readonly #overdue: OverdueWatch;
  #table: TableView | null = null;

  /** `now` by the server's clock. */
  constructor(table: string, narrator: Narrator, now: () => number) {
    this.#alert = new TurnAlert(table);
    this.#narrator = narrator;
    this.#overdue = new OverdueWatch(now, (seats, state) =>
      this.#ring(speech.words.game.overdue(namesOf(state, seats))),
    );
  }

  /** Everything was told anew: another game has begun, or the connection is back, and much may have happened meanwhile. */
  opened(before: GameState | null, state: GameState, isAnswered: boolean): void {
    if (before?.game === state.game) {
      this.heard(before, state, [], isAnswered);
      return;
    }
    this.#tellWishes(null, state);
    if (!isPlaying(state) || !isYetToPlay(state)) return;
    const isAsked = state.prompt !== null && !isAnswered;
    // Who sees the table and has all the time in the world needs no bell.
    if (!isAsked && state.clocks === null && !document.hidden) return;
    playSounds(['turn']);
    const title = isAsked ? this.#words(state) : speech.words.game.begun;
    this.#alert.notify({ title, body: isAsked ? questionOf(state) : namesOf(state) });
  }

  /** `isAnswered`: the page answers the question itself, and nobody need come for it. */
  heard(before: GameState | null, state: GameState, events: readonly GameEvent[], isAnswered: boolean): void {
    const begins =
      isOwnTurn(state) && before?.view.turn.number !== state.view.turn.number && state.ended === null;
    const isAsked = state.prompt !== null && before?.prompt === null && !isAnswered;
    const cues = cuesOf(events, state.view.seat);
    playSounds(begins || (isAsked && document.hidden) ? [...cues.slice(0, CUES_BEFORE_BELL), 'turn'] : cues);
    if (begins) this.#narrator.call(speech.words.game.yourTurn);
    if (begins || isAsked) this.#alert.notify({ title: this.#words(state), body: questionOf(state) });
    this.#tellWishes(before, state);
  }

  /** The window's title, for as long as somebody is asked. */
  name(state: GameState | null): void {
    const isAsked = state !== null && state.prompt !== null && state.ended === null;
    this.#alert.title(isAsked ? this.#words(state) : null);
  }

  /** To be called with every change of the table: somebody may offer a rematch. */
  lookAt(table: TableView): void {
    const by = newOfferBy(this.#table, table, identity.person?.id ?? '');
    this.#table = table;
    if (by !== null) this.#ring(speech.words.rematch.offers(by));
  }

  /** To be called with every state. */
  watch(state: GameState): void {
    this.#overdue.look(state);
  }

  end(): void {
    this.#alert.end();
    this.#overdue.end();
  }

  #tellWishes(before: GameState | null, state: GameState): void {
    const { undoWish, endWish } = speech.words.game;
    for (const { what, by } of newWishes(before, state)) {
      this.#ring((what === 'undo' ? undoWish : endWish)(namesOf(state, by)));
    }
  }

  /** For what is not part of the game itself. */
  #ring(body: string): void {
    playSounds(['turn']);
    this.#alert.notify({ title: speech.words.game.youAreAsked, body });
  }

  #words(state: GameState): string {
    return isOwnTurn(state) ? speech.words.game.yourTurn : speech.words.game.youAreAsked;
  }
}

/** The reader has not ended a turn yet; one that goes on is counted. */
const isYetToPlay = ({ view: { seat, players, turn } }: GameState): boolean =>
  seat !== null && players[seat]?.turns === (turn.player === seat ? 1 : 0);

const namesOf = ({ view: { players } }: GameState, seats: readonly number[] = [...players.keys()]): string =>
  speech.words.common.and(seats.map((seat) => players[seat]?.name ?? ''));

const questionOf = (state: GameState): string =>
  state.prompt === null ? '' : promptSentence(speech.sentences, state.prompt, readerOf(state));
