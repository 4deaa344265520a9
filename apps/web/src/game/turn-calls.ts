// Sounds of what happened, and calls to whoever is asked: by ear, by the window's title, by a notification.

import type { GameState } from '@tenfold/protocol';
import type { GameEvent } from '@tenfold/rules';
import { promptSentence } from '@tenfold/i18n/sentences';
import { TurnAlert } from '../alerts/turn-alert.ts';
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

  constructor(table: string, narrator: Narrator) {
    this.#alert = new TurnAlert(table);
    this.#narrator = narrator;
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
  }

  /** The window's title, for as long as somebody is asked. */
  name(state: GameState | null): void {
    const isAsked = state !== null && state.prompt !== null && state.ended === null;
    this.#alert.title(isAsked ? this.#words(state) : null);
  }

  end(): void {
    this.#alert.end();
  }

  #words(state: GameState): string {
    return isOwnTurn(state) ? speech.words.game.yourTurn : speech.words.game.youAreAsked;
  }
}

const questionOf = (state: GameState): string =>
  state.prompt === null ? '' : promptSentence(speech.sentences, state.prompt, readerOf(state));
