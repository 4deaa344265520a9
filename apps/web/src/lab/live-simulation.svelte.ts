// Games of a plan played in workers, with the result so far. The same plan gives the same result as in the terminal,
// however its games are shared out.

import type { SettledPlan, SimulationResult, SimulationTally } from '@tenfold/sim/core';
import { addTally, newTally, resultOf } from '@tenfold/sim/core';
import type { LabOrder, LabReport } from './worker-messages.ts';

/** How long one part of the work may take: a change of the text waits for it. */
const PART_SECONDS = 0.04;
const FIRST_PART_ROUNDS = 4;
/** Figures that change more often than this cannot be read. */
const BETWEEN_FIGURES_MS = 80;
const MOST_WORKERS = 4;
const REST_MS = 120;

interface Crew {
  readonly worker: Worker;
  isReady: boolean;
  isBusy: boolean;
  /** Games of the next part. */
  games: number;
}

export class LiveSimulation {
  /** Null before the first games. */
  result: SimulationResult | null = $state.raw(null);
  /** The plan whose games these are. */
  plan: SettledPlan | null = $state.raw(null);
  isStopped = $state(false);
  /** The game that could not be played to its end. */
  broken: number | null = $state(null);
  /** Whether the workers could not be had. */
  isWithoutWorkers = $state(false);
  gamesPerSecond = $state(0);
  isGentle = $state(false);
  #total: SimulationTally | null = null;
  #generation = 0;
  #next = 1;
  #started = 0;
  #crew: Crew[] = [];
  #figures: ReturnType<typeof setTimeout> | null = null;

  /** To be called while a component is made. */
  run(): void {
    $effect(() => {
      const look = (): void => this.#handOutAll();
      document.addEventListener('visibilitychange', look);
      return () => {
        document.removeEventListener('visibilitychange', look);
        for (const { worker } of this.#crew) worker.terminate();
        this.#crew = [];
      };
    });
  }

  /** Begins anew with another plan. The figures stay until the first of the new ones come. */
  start(plan: SettledPlan): void {
    this.plan = plan;
    this.#generation++;
    this.#total = newTally(plan.strategies.length, plan.detail);
    this.#next = 1;
    this.#started = performance.now();
    this.broken = null;
    this.isStopped = false;
    if (this.#crew.length === 0) this.#hire();
    for (const member of this.#crew) {
      member.isBusy = false;
      member.games = FIRST_PART_ROUNDS * plan.strategies.length;
      this.#send(member, { type: 'plan', generation: this.#generation, plan });
    }
    this.#handOutAll();
  }

  stop(): void {
    this.isStopped = true;
  }

  goOn(): void {
    this.isStopped = false;
    this.#started = performance.now() - (1000 * (this.#total?.games ?? 0)) / Math.max(1, this.gamesPerSecond);
    this.#handOutAll();
  }

  get isDone(): boolean {
    return this.result !== null && this.plan !== null && this.result.games >= this.plan.games;
  }

  #hire(): void {
    const count = Math.max(1, Math.min(MOST_WORKERS, navigator.hardwareConcurrency));
    this.#crew = Array.from({ length: count }, () => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
      const member: Crew = { worker, isReady: false, isBusy: false, games: 2 };
      worker.addEventListener('message', ({ data }: MessageEvent<LabReport>) => this.#hear(member, data));
      worker.addEventListener('error', () => {
        this.isWithoutWorkers = true;
      });
      return member;
    });
  }

  #send({ worker }: Crew, order: LabOrder): void {
    worker.postMessage(order, []);
  }

  #hear(member: Crew, report: LabReport): void {
    if (report.type === 'ready') {
      member.isReady = true;
      this.#handOut(member);
      return;
    }
    if (report.generation !== this.#generation || this.#total === null) return;
    member.isBusy = false;
    if (report.type === 'broken') {
      this.broken = report.game;
      return;
    }
    addTally(this.#total, report.tally);
    const { games } = report.tally;
    member.games = Math.min(member.games * 4, (games * PART_SECONDS) / Math.max(report.seconds, 1e-4));
    this.#figure();
    if (this.isGentle) setTimeout(() => this.#handOut(member), REST_MS);
    else this.#handOut(member);
  }

  /** The first figures at once, later ones as fast as they can be read. */
  #figure(): void {
    const isDone = this.#total?.games === this.plan?.games;
    if (this.#figures !== null && !isDone) return;
    const isFirst = this.result === null || this.result.games > (this.#total?.games ?? 0);
    if (isFirst || isDone) {
      this.#show();
      return;
    }
    this.#figures = setTimeout(() => this.#show(), BETWEEN_FIGURES_MS);
  }

  #show(): void {
    if (this.#figures !== null) clearTimeout(this.#figures);
    this.#figures = null;
    if (this.plan === null || this.#total === null || this.#total.games === 0) return;
    this.result = structuredClone(resultOf(this.plan, this.#total));
    this.gamesPerSecond = (1000 * this.#total.games) / Math.max(1, performance.now() - this.#started);
  }

  #handOutAll(): void {
    for (const member of this.#crew) this.#handOut(member);
  }

  /** Whole rounds, so that what belongs together is counted together. */
  #handOut(member: Crew): void {
    const { plan } = this;
    if (plan === null || !member.isReady || member.isBusy) return;
    if (this.isStopped || document.hidden || this.broken !== null || this.#next > plan.games) return;
    if (this.isGentle && member !== this.#crew[0]) return;
    const round = plan.strategies.length;
    const rounds = Math.max(1, Math.floor(member.games / round));
    const from = this.#next;
    const to = Math.min(plan.games, from + rounds * round - 1);
    this.#next = to + 1;
    member.isBusy = true;
    this.#send(member, { type: 'play', generation: this.#generation, range: { from, to } });
  }
}
