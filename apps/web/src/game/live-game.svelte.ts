// A game that is followed, and what its player does in it: what comes from the server goes to the log, the counts, the
// narrator and the ear; what is clicked goes to the server.

import type { Why } from '@tenfold/insight';
import type { GameState, Prompt, WireOption } from '@tenfold/protocol';
import type { CardId, GameEvent } from '@tenfold/rules';
import { untrack } from 'svelte';
import type { FollowedGame, GameStep } from '../live/followed-game.ts';
import { promptsOf } from '../live/prompts.ts';
import { AfterPaint } from '../motion/after-paint.ts';
import { settings } from '../settings.svelte.ts';
import { speech } from '../speech.svelte.ts';
import type { Place } from './board/places.ts';
import { CountsState } from './card-counts.svelte.ts';
import { GameLogState } from './game-log.svelte.ts';
import { Narrator } from './narrator.svelte.ts';
import type { SeenPurchase } from './seen-purchases.ts';
import { purchasesIn } from './seen-purchases.ts';
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

  /** By seat: what it bought last, while one looked on. */
  purchases: ReadonlyMap<number, SeenPurchase> = $state.raw(new Map());

  readonly #telling = new AfterPaint();
  readonly #calls: TurnCalls;
  #last: GameState | null = null;
  /** Of two questions at once the one to which the player has turned, by its number. */
  #turnedTo: number | null = $state.raw(null);
  /** Questions to which one has just gone back are not answered for one again. */
  #heldQuestions: readonly number[] = $state.raw([]);
  /** One attempt for each question: what is refused once is left to the person. */
  readonly #triedQuestions = new Set<number>();
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
      void this.prompts[0]?.number;
      this.why = null;
      this.purchase = null;
    });
  }

  /** What the player is to answer, first what the table shows; the server answers the rest, or the page does just now. */
  get prompts(): readonly Prompt[] {
    const { state } = this.following;
    const prompts = state === null ? [] : promptsOf(state).filter((prompt) => !this.#isBeingAnswered(prompt));
    return prompts[1]?.number === this.#turnedTo ? prompts.toReversed() : prompts;
  }

  /** A choice that the page makes is not shown first as one to make. */
  #isBeingAnswered({ number, byServer, options }: Prompt): boolean {
    const isPageChoosing = this.following.pending !== null && this.#triedQuestions.has(number);
    return byServer === true || (isPageChoosing && options.length > 1);
  }

  /** Of two questions at once, to the one that is not shown. */
  turnToOther(): void {
    this.#turnedTo = this.prompts[1]?.number ?? null;
  }

  /** False for a purchase that is kept until the turn is ended. */
  choose(option: number): boolean {
    const [prompt] = this.prompts;
    if (prompt === undefined) return false;
    this.why = null;
    const verb = prompt.options[option]?.verb;
    if (verb === 'buy' && settings.explicitEnd && this.following.state?.view.turn.buys === 1) {
      this.purchase = this.purchase === option ? null : option;
      return false;
    }
    this.#send(prompt, verb === 'end-turn' ? (this.purchase ?? option) : option);
    return true;
  }

  #send({ number, card, options }: Prompt, option: number, later = false): void {
    const chosen: WireOption | undefined = options[option];
    this.#declined = chosen?.card === null && chosen.mode === null ? card : null;
    void this.toasts.attempt(async () => this.following.choose(number, option, later));
  }

  /** The reasons are fetched when they are first asked for. */
  async askWhy(place: Place): Promise<void> {
    await this.toasts.attempt(async () => {
      const [{ whyNot }] = await Promise.all([import('./why-not.ts'), speech.fetchWhy()]);
      const game = this.following.state;
      if (game === null) return;
      const view = shownView(game);
      const target = targetAt(view, place);
      this.why = target === null ? null : whyNot(view, this.prompts[0] ?? null, target);
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
      this.#turnedTo = null;
      this.#heldQuestions = [];
      this.#triedQuestions.clear();
      this.purchases = new Map();
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
      this.#heldQuestions = promptsOf(state).map(({ number }) => number);
      this.#goOnUndoing(state);
      return;
    }
    const { history } = this.following;
    if (events.length > 0) this.news = { history, start: history.length - events.length };
    if (before !== null) this.#noticePurchases(before, events);
    // First the table, then what is said about it.
    this.#telling.add(() => {
      this.log.add(events);
      this.counts.add(events);
      this.narrator.add(events);
    });
    this.#tellNews(before, state);
    this.#calls.heard(before, state, events, this.#isAnswered(state));
  }

  #noticePurchases(before: GameState, events: readonly GameEvent[]): void {
    const found = purchasesIn(before.view, events, this.following.history.length - events.length);
    if (found.size > 0) this.purchases = new Map([...this.purchases, ...found]);
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

  /** The page or the server answers what is asked, and nobody need come for it. */
  #isAnswered(state: GameState): boolean {
    const prompts = promptsOf(state);
    const isAnswered = (prompt: Prompt): boolean =>
      prompt.byServer === true || this.#answerTo(state, prompt) !== null;
    return prompts.length > 0 && prompts.every(isAnswered);
  }

  #answerTo({ view }: GameState, prompt: Prompt): ReturnType<typeof pageAnswer> {
    return pageAnswer(prompt, view, settings, this.#declined);
  }

  #answerForced(): void {
    const { state, pending, connection } = this.following;
    if (state === null || pending !== null || connection !== 'open') return;
    for (const prompt of promptsOf(state)) {
      const { number } = prompt;
      const answer = this.#answerTo(state, prompt);
      if (answer === null || this.#heldQuestions.includes(number) || this.#triedQuestions.has(number))
        continue;
      this.#triedQuestions.add(number);
      const { option, later } = answer;
      untrack(() => this.#send(prompt, option, later));
      return;
    }
  }

  #goOnUndoing(state: GameState): void {
    const wasForced = promptsOf(state).some((prompt) => this.#answerTo(state, prompt) !== null);
    this.#isUndoing &&= wasForced && state.undo.may === 'at-once';
    if (this.#isUndoing) void this.toasts.attempt(this.following.undo);
  }
}
