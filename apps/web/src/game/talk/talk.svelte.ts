// What is said at the table: as bubbles for a while, in the log, and to those who listen to the page.

import type { GameState } from '@tenfold/protocol';
import { untrack } from 'svelte';
import type { FollowedGame } from '../../live/followed-game.ts';
import { settings } from '../../settings.svelte.ts';
import { speech } from '../../speech.svelte.ts';
import type { GameLogState } from '../game-log.svelte.ts';
import type { Narrator } from '../narrator.svelte.ts';
import { isHeard } from './mutes.ts';
import type { PlanSaid, TableSaying } from './saying.ts';
import { changedPlans, sayingText } from './saying.ts';

export interface Bubble {
  readonly id: number;
  readonly said: TableSaying;
  readonly text: string;
}

const SHOWN_MS = 6_000;

/** Among bots there is nobody to mute. What cannot be fetched is as it was known last. */
async function fetchMutes(): Promise<void> {
  const mutes = await import('../../acquaintances/mutes-on-server.ts');
  await mutes.fetchMutes().catch(() => undefined);
}

interface TalkDeps {
  readonly following: FollowedGame;
  readonly log: GameLogState;
  readonly narrator: Narrator;
}

export class Talk {
  readonly #deps: TalkDeps;
  /** One for each seat at most. */
  #shown: readonly Bubble[] = $state.raw([]);
  #count = 0;
  /** When the latest was said that has had its bubble. */
  #shownUpTo = 0;
  /** What the bots mean to do as far as it was told. */
  #plans: GameState['plans'] = [];
  /** Plans that bots have changed while one looked on. */
  #planned: readonly PlanSaid[] = $state.raw([]);

  constructor(deps: TalkDeps) {
    this.#deps = deps;
  }

  /** Who is muted falls silent at once. */
  get bubbles(): readonly Bubble[] {
    return this.#shown.filter(({ said }) => this.#isHeard(said));
  }

  /** To be called while a component is made; it goes on for as long as that is there. */
  run(): void {
    const { following, log } = this.#deps;
    const isAmongPeople = $derived(
      (following.table?.seats.filter((seat) => seat?.kind === 'person').length ?? 0) > 1,
    );
    $effect(() => {
      const stop = following.listen({
        opened: ({ plans }) => {
          this.#plans = plans;
          this.#planned = [];
          this.#showLatest();
        },
        stepped: ({ state }) => this.#lookAtPlans(state),
        heard: (said) => this.#show([said]),
      });
      untrack(() => {
        this.#plans = following.state?.plans ?? [];
        this.#showLatest();
      });
      return stop;
    });
    $effect(() => {
      if (isAmongPeople) void fetchMutes();
    });
    $effect(() => {
      const said: readonly TableSaying[] = [...following.said, ...this.#planned];
      const heard = said.toSorted((a, b) => a.after - b.after).filter((one) => this.#isHeard(one));
      untrack(() => log.hear(heard));
    });
  }

  #isHeard(said: TableSaying): boolean {
    const { tableId, state } = this.#deps.following;
    return isHeard(said, state?.view.seat ?? null, tableId, settings);
  }

  /** After opening a table: what was said just now, and nothing that was shown before. */
  #showLatest(): void {
    const { following } = this.#deps;
    const since = Math.max(this.#shownUpTo, following.now() - SHOWN_MS);
    this.#show(following.said.filter(({ at }) => at > since));
  }

  /** A bot that has made up its mind again says so. */
  #lookAtPlans({ plans }: GameState): void {
    const { following } = this.#deps;
    const changed = changedPlans(this.#plans, plans);
    this.#plans = plans;
    if (changed.length === 0) return;
    const when = { person: null, at: following.now(), after: following.history.length };
    const said = changed.map((one): PlanSaid => ({ ...one, ...when }));
    this.#planned = [...this.#planned, ...said];
    this.#show(said);
  }

  #show(said: readonly TableSaying[]): void {
    for (const one of said) {
      this.#shownUpTo = Math.max(this.#shownUpTo, one.at);
      const text = sayingText(one, speech);
      if (text !== undefined && this.#isHeard(one)) this.#showOne(one, text);
    }
  }

  #showOne(said: TableSaying, text: string): void {
    const id = ++this.#count;
    const { seat } = said;
    this.#shown = [...this.#shown.filter((bubble) => bubble.said.seat !== seat), { id, said, text }];
    setTimeout(() => (this.#shown = this.#shown.filter((bubble) => bubble.id !== id)), SHOWN_MS);
    const { narrator, following } = this.#deps;
    const view = following.state?.view;
    const who = { you: view?.seat === seat, name: view?.players[seat]?.name ?? '' };
    narrator.say(speech.words.talk.said(who, text));
  }
}
