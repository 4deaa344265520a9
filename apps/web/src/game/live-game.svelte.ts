// A game that is followed, and what its player does in it: what comes from the server goes to the log, the counts, the
// narrator and the ear; what is clicked goes to the server.

import type { Why } from '@tenfold/insight';
import type { GameState, Prompt, WireOption } from '@tenfold/protocol';
import type { CardId, GameEvent } from '@tenfold/rules';
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
  /** The last purchase of a turn, as an option, until its player ends the turn; for those who wish it so. */
  purchase: number | null = $state.raw(null);

  readonly #telling = new AfterPaint();
  readonly #calls: TurnCalls;
  #last: GameState | null = null;
  /** A question to which one has just gone back is not answered for one again. */
  #heldQuestion: number | null = $state.raw(null);
  /** One attempt for each question: what is refused once is left to the person. */
  #triedQuestion = -1;
  /** One's own undo goes on over answers that the page had given. */
  #isUndoing = false;
  /** The card that was let go unused with the last choice. */
  #declined: CardId | null = null;

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
      this.purchase = null;
    });
  }

  /** The question to show; none where the server answers, or the page is about to choose for its player. */
  get prompt(): Prompt | null {
    const { state, pending } = this.following;
    const prompt = state?.prompt ?? null;
    if (prompt === null || prompt.byServer === true) return null;
    const isPageChoosing = pending !== null && prompt.number === this.#triedQuestion;
    return isPageChoosing && prompt.options.length > 1 ? null : prompt;
  }

  /** False for a purchase that is kept until the turn is ended. */
  choose(option: number): boolean {
    this.why = null;
    const chosen = this.#optionAt(option);
    if (chosen?.verb === 'buy' && settings.explicitEnd && this.following.state?.view.turn.buys === 1) {
      this.purchase = this.purchase === option ? null : option;
      return false;
    }
    const isEnd = chosen?.verb === 'end-turn';
    this.#send(isEnd ? (this.purchase ?? option) : option);
    return true;
  }

  #optionAt(option: number): WireOption | undefined {
    return this.following.state?.prompt?.options[option];
  }

  #send(option: number, later = false): void {
    const chosen = this.#optionAt(option);
    const isDeclined = chosen?.card === null && chosen.mode === null;
    this.#declined = isDeclined ? (this.following.state?.prompt?.card ?? null) : null;
    void this.toasts.attempt(async () => this.following.choose(option, later));
  }

  /** The reasons are fetched when they are first asked for. */
  async askWhy(place: Place): Promise<void> {
    await this.toasts.attempt(async () => {
      const [{ whyNot }] = await Promise.all([import('./why-not.ts'), speech.fetchWhy()]);
      const game = this.following.state;
      if (game === null) return;
      const view = shownView(game);
      const target = targetAt(view, place);
      this.why = target === null ? null : whyNot(view, game.prompt, target);
    });
  }

  undo(): void {
    const { state } = this.following;
    if (this.purchase !== null) {
      this.purchase = null;
      return;
    }
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
      this.#declined = null;
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
  #isAnswered(state: GameState): boolean {
    return state.prompt?.byServer === true || this.#answerTo(state) !== null;
  }

  #answerTo({ prompt, view }: GameState): ReturnType<typeof pageAnswer> {
    return prompt === null ? null : pageAnswer(prompt, view, settings, this.#declined);
  }

  #answerForced(): void {
    const { state, pending, connection } = this.following;
    const number = state?.prompt?.number;
    if (state === null || number === undefined || pending !== null || connection !== 'open') return;
    const answer = this.#answerTo(state);
    if (answer === null || number === this.#heldQuestion || number === this.#triedQuestion) return;
    this.#triedQuestion = number;
    const { option, later } = answer;
    untrack(() => this.#send(option, later));
  }

  #goOnUndoing(state: GameState): void {
    this.#isUndoing &&= this.#answerTo(state) !== null && state.undo.may === 'at-once';
    if (this.#isUndoing) void this.toasts.attempt(this.following.undo);
  }
}
