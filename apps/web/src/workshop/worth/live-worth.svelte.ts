// A card weighed in workers while it is made, with what the games say so far. The same card and seed give the same
// figures, however the rounds are shared out.

import type { CardDefinition } from '@tenfold/rules';
import type { WorthTally, WorthVerdict } from '@tenfold/sim/core';
import {
  WORTH_ROUNDS,
  addWorthTally,
  gamesIn,
  newWorthTally,
  shareOfAll,
  intervalOf,
  worthReference,
  worthVerdict,
} from '@tenfold/sim/core';
import type { WorthOrder, WorthReport } from './worker-messages.ts';

const SEED = 'workshop';
/** How long one part of the work may take: a change of the card waits for it. */
const PART_SECONDS = 0.08;
/** Figures that change more often than this cannot be read. */
const BETWEEN_FIGURES_MS = 120;
const MOST_WORKERS = 2;

interface Crew {
  readonly worker: Worker;
  isReady: boolean;
  isBusy: boolean;
  /** Rounds of the next part. */
  rounds: number;
}

/** What is known of the card so far. */
export interface WorthSoFar {
  readonly verdict: WorthVerdict;
  readonly games: number;
  readonly isDone: boolean;
  /** Games won, and between what the true share lies. Null before there are enough games to say. */
  readonly won: { readonly share: number; readonly low: number; readonly high: number } | null;
}

export class LiveWorth {
  /** Null before the first games of the first card; those of the card before, until the new ones come. */
  soFar: WorthSoFar | null = $state.raw(null);
  /** A game with the card could not be played to its end. */
  isBroken = $state(false);
  /** Whether the workers could not be had. */
  isWithoutWorkers = $state(false);
  #card: CardDefinition | null = null;
  #total: WorthTally = newWorthTally(0);
  #generation = 0;
  #next = 1;
  #isInSight = true;
  #crew: Crew[] = [];
  #figures: ReturnType<typeof setTimeout> | null = null;

  /** To be called while a component is made. */
  run(): void {
    $effect(() => {
      const look = (): void => this.#handOutAll();
      document.addEventListener('visibilitychange', look);
      return () => {
        document.removeEventListener('visibilitychange', look);
        if (this.#figures !== null) clearTimeout(this.#figures);
        for (const { worker } of this.#crew) worker.terminate();
        this.#crew = [];
      };
    });
  }

  /** Begins anew with another card. The figures stay until the first of the new ones come. */
  start(card: CardDefinition): void {
    this.#card = card;
    this.#generation++;
    this.#total = newWorthTally(0);
    this.#next = 1;
    this.isBroken = false;
    // What needs no game is said at once.
    const verdict = worthVerdict(card, this.#total, worthReference());
    if (verdict.kind === 'cannot-tell') {
      this.soFar = { verdict, games: 0, isDone: true, won: null };
      this.#next = WORTH_ROUNDS + 1;
      return;
    }
    if (this.#crew.length === 0) this.#hire();
    for (const member of this.#crew) {
      member.isBusy = false;
      member.rounds = 1;
      this.#send(member, { type: 'card', generation: this.#generation, card, seed: SEED });
    }
    this.#handOutAll();
  }

  /** Nothing is played while nobody can see it. */
  set isInSight(isInSight: boolean) {
    this.#isInSight = isInSight;
    this.#handOutAll();
  }

  #hire(): void {
    const count = Math.max(1, Math.min(MOST_WORKERS, navigator.hardwareConcurrency - 1));
    this.#crew = Array.from({ length: count }, () => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
      const member: Crew = { worker, isReady: false, isBusy: false, rounds: 1 };
      worker.addEventListener('message', ({ data }: MessageEvent<WorthReport>) => this.#hear(member, data));
      worker.addEventListener('error', () => {
        this.isWithoutWorkers = true;
      });
      return member;
    });
  }

  #send({ worker }: Crew, order: WorthOrder): void {
    worker.postMessage(order, []);
  }

  #hear(member: Crew, report: WorthReport): void {
    if (report.type === 'ready') {
      member.isReady = true;
      this.#handOut(member);
      return;
    }
    if (report.generation !== this.#generation) return;
    member.isBusy = false;
    if (report.type === 'broken') {
      this.isBroken = true;
      return;
    }
    addWorthTally(this.#total, report.tally);
    const { rounds } = report.tally;
    member.rounds = Math.min(member.rounds * 4, (rounds * PART_SECONDS) / Math.max(report.seconds, 1e-4));
    if (this.#total.rounds >= WORTH_ROUNDS) this.#show();
    else this.#figures ??= setTimeout(() => this.#show(), BETWEEN_FIGURES_MS);
    this.#handOut(member);
  }

  #show(): void {
    if (this.#figures !== null) clearTimeout(this.#figures);
    this.#figures = null;
    const total = this.#total;
    if (this.#card === null || total.rounds === 0) return;
    const verdict = worthVerdict(this.#card, total, worthReference());
    const measured = shareOfAll(total);
    this.soFar = {
      verdict,
      games: gamesIn(total.rounds, total.wonIn.length),
      isDone: total.rounds >= WORTH_ROUNDS,
      won: verdict.kind === 'early' ? null : { share: measured.share, ...intervalOf(measured) },
    };
  }

  #handOutAll(): void {
    for (const member of this.#crew) this.#handOut(member);
  }

  #handOut(member: Crew): void {
    if (this.#card === null || !member.isReady || member.isBusy || this.isBroken) return;
    if (!this.#isInSight || document.hidden || this.#next > WORTH_ROUNDS) return;
    const from = this.#next;
    const to = Math.min(WORTH_ROUNDS, from + Math.max(1, Math.floor(member.rounds)) - 1);
    this.#next = to + 1;
    member.isBusy = true;
    this.#send(member, { type: 'play', generation: this.#generation, from, to });
  }
}
