// A game that is followed, and what its player does in it: what comes from the server goes to the log, the counts, the
// narrator and the ear; what is clicked goes to the server.

import type { Why } from '@tenfold/insight';
import { whyNot } from '@tenfold/insight';
import type { GameState } from '@tenfold/protocol';
import type { GameEvent } from '@tenfold/rules';
import { untrack } from 'svelte';
import type { FollowedGame, GameStep } from '../live/followed-game.ts';
import { settings } from '../settings.svelte.ts';
import { speech } from '../speech.svelte.ts';
import type { Place } from './board/places.ts';
import { AfterPaint } from './after-paint.ts';
import { CountsState } from './card-counts.svelte.ts';
import { GameLogState } from './game-log.svelte.ts';
import { Narrator } from './narrator.svelte.ts';
import { pageAnswer } from './page-answer.ts';
import { shownView } from './shown-view.ts';
import { targetAt } from './target-at.ts';
import { Toasts } from './toasts.svelte.ts';
import { TurnCalls } from './turn-calls.ts';

/** The events of `history` from `start` on are what led to the present view; cards travel by them. */
interface News {
  readonly history: readonly GameEvent[];
  readonly start: number;
}

export class LiveGame {
  readonly following: FollowedGame;
  readonly log = new GameLogState();
  readonly counts = new CountsState();
  readonly narrator = new Narrator();
  readonly toasts = new Toasts();
  news: News | null = $state.raw(null);
  /** Why what was clicked last cannot be chosen. */
  why: Why | null = $state.raw(null);

  readonly #telling = new AfterPaint();
  readonly #calls: TurnCalls;
  #last: GameState | null = null;
  /** A question to which one has just gone back is not answered for one again. */
  #heldQuestion: number | null = $state.raw(null);
  /** One attempt for each question: what is refused once is left to the person. */
  #triedQuestion = -1;
  /** One's own undo goes on over answers that the page had given. */
  #isUndoing = false;

  constructor(following: FollowedGame) {
    this.following = following;
    this.#calls = new TurnCalls(following.tableId, this.narrator, () => following.now());
  }

  /** To be called while a component is made; it goes on for as long as that is there. */
  run(): void {
    $effect(() => {
      const stop = this.following.listen({
        opened: (state) => this.#opened(state),
        stepped: (step) => this.#stepped(step),
      });
      untrack(() => {
        const { state } = this.following;
        if (state !== null) this.#opened(state);
      });
      return stop;
    });
    $effect(() => this.#speak());
    $effect(() => this.#answerForced());
    $effect(() => this.#calls.name(this.following.state));
    $effect(() => {
      const { state } = this.following;
      if (state !== null) this.#calls.watch(state);
    });
    $effect(() => {
      const { table } = this.following;
      if (table !== null) this.#calls.lookAt(table);
    });
    $effect(() => () => {
      this.#telling.drop();
      this.#calls.end();
    });
    $effect(() => {
      void this.following.state?.prompt?.number;
      this.why = null;
    });
  }

  async choose(option: number): Promise<void> {
    this.why = null;
    await this.toasts.attempt(async () => this.following.choose(option));
  }

  askWhy(place: Place): void {
    const game = this.following.state;
    if (game === null) return;
    const view = shownView(game);
    const target = targetAt(view, place);
    this.why = target === null ? null : whyNot(view, game.prompt, target);
  }

  undo(): void {
    const { state } = this.following;
    if (state === null || state.undo.may === 'no') return;
    this.#isUndoing = state.undo.may === 'at-once';
    void this.toasts.attempt(this.following.undo);
  }

  #opened(state: GameState): void {
    const before = this.#last;
    const { history, undone } = this.following;
    // Another game counts its questions anew.
    if (this.#last?.game !== state.game) {
      this.#heldQuestion = null;
      this.#triedQuestion = -1;
    }
    this.#telling.drop();
    this.log.open(state, history, undone);
    this.counts.open(state, history);
    this.narrator.open(speech.sentences, state, history);
    this.news = null;
    this.#last = state;
    this.#tellNews(before, state);
    this.#calls.opened(before, state, this.#isAnswered(state));
  }

  #stepped({ state, events, undone }: GameStep): void {
    const before = this.#last;
    this.#last = state;
    if (undone) {
      this.#telling.doNow();
      this.news = null;
      this.#heldQuestion = state.prompt?.number ?? null;
      this.#goOnUndoing(state);
      return;
    }
    const { history } = this.following;
    if (events.length > 0) this.news = { history, start: history.length - events.length };
    // First the table, then what is said about it.
    this.#telling.add(() => {
      this.log.add(events);
      this.counts.add(events);
      this.narrator.add(events);
    });
    this.#tellNews(before, state);
    this.#calls.heard(before, state, events, this.#isAnswered(state));
  }

  #speak(): void {
    const { sentences } = speech;
    this.log.speak(sentences);
    untrack(() => {
      const { state, history } = this.following;
      if (state !== null) this.narrator.open(sentences, state, history);
    });
  }

  /** What happened aside from the cards. */
  #tellNews(before: GameState | null, state: GameState): void {
    if (before === null) return;
    const { words } = speech;
    if (before.game !== state.game) {
      // One has agreed to it, or looks on.
      this.toasts.say(words.game.rematch, { href: `/g/${before.game}`, text: words.game.lastResult });
      return;
    }
    const { seat: you, players } = state.view;
    const nameOf = (seat: number): string => players[seat]?.name ?? '';
    for (const { seat, name } of state.replaced.slice(before.replaced.length)) {
      if (seat !== you) this.toasts.say(words.game.replaced(name, nameOf(seat)));
    }
    const { failed } = state.undo;
    if (failed !== null && failed.number === before.undo.request?.number && failed.by !== you) {
      const what = failed.why === 'refused' ? words.game.undoRefused : words.game.undoPlayedOn;
      this.toasts.say(what(nameOf(failed.by)));
    }
    const { refusedBy } = state.wishes;
    if (refusedBy !== null && before.wishes.end.length > 0 && refusedBy !== you) {
      const what = before.wishes.end.includes(refusedBy) ? words.game.endWithdrawn : words.game.endRefused;
      this.toasts.say(what(nameOf(refusedBy)));
    }
  }

  /** The page or the server answers the question, and nobody need come for it. */
  #isAnswered({ prompt }: GameState): boolean {
    return prompt !== null && (prompt.byServer === true || pageAnswer(prompt, settings) !== null);
  }

  #answerForced(): void {
    const { state, pending, connection } = this.following;
    const prompt = state?.prompt ?? null;
    if (prompt === null || pending !== null || connection !== 'open') return;
    const answer = pageAnswer(prompt, settings);
    if (answer === null || prompt.number === this.#heldQuestion || prompt.number === this.#triedQuestion)
      return;
    this.#triedQuestion = prompt.number;
    const { option, later } = answer;
    untrack(() => void this.toasts.attempt(async () => this.following.choose(option, later)));
  }

  #goOnUndoing({ prompt, undo }: GameState): void {
    const wasForced = prompt !== null && pageAnswer(prompt, settings) !== null;
    this.#isUndoing &&= wasForced && undo.may === 'at-once';
    if (this.#isUndoing) void this.toasts.attempt(this.following.undo);
  }
}
