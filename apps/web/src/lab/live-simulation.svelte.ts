// The games of what stands in the text, with the result so far. The same plan gives the same result as in the terminal,
// however its games are shared out.

import type { SettledPlan, SimulationResult } from '@tenfold/sim/core';
import { resultOf } from '@tenfold/sim/core';
import type { LabCrew } from './lab-crew.svelte.ts';
import { Paced } from './paced.ts';
import { PlanRun } from './plan-run.ts';

/** Charts of many parts. */
const BETWEEN_DETAILS_MS = 400;

export class LiveSimulation {
  /** Null before the first games. */
  result: SimulationResult | null = $state.raw(null);
  /** The same, less often: what takes long to draw is drawn from it. */
  detailed: SimulationResult | null = $state.raw(null);
  /** The plan whose games these are. */
  plan: SettledPlan | null = $state.raw(null);
  isStopped = $state(false);
  /** The game that could not be played to its end. */
  broken: number | null = $state(null);
  gamesPerSecond = $state(0);
  readonly #crew: LabCrew;
  readonly #paced = new Paced(() => this.#show());
  #run: PlanRun | null = null;
  /** Since when games are played without a break, and how many there were before. */
  #since = { time: 0, games: 0 };
  #isNew = true;
  #detailedAt = 0;

  constructor(crew: LabCrew) {
    this.#crew = crew;
  }

  /** Begins anew with another plan. The figures stay until the first of the new ones come. */
  start(plan: SettledPlan): void {
    this.plan = plan;
    this.broken = null;
    this.isStopped = false;
    this.#isNew = true;
    this.#since = { time: performance.now(), games: 0 };
    this.#run = new PlanRun(plan, () => this.#hear());
    this.#crew.setUrgent(this.#run);
  }

  stop(): void {
    this.isStopped = true;
    if (this.#run !== null) this.#run.isPaused = true;
  }

  goOn(): void {
    this.isStopped = false;
    if (this.#run === null) return;
    this.#since = { time: performance.now(), games: this.#run.total.games };
    this.#run.isPaused = false;
    this.#crew.wake();
  }

  get isDone(): boolean {
    return this.result !== null && this.plan !== null && this.result.games >= this.plan.games;
  }

  /** The first figures at once, later ones as fast as they can be read. */
  #hear(): void {
    this.broken = this.#run?.broken ?? null;
    if (this.#isNew || this.#run?.isDone === true) this.#paced.now();
    else this.#paced.soon();
  }

  #show(): void {
    const run = this.#run;
    if (run === null || run.total.games === 0) return;
    this.result = structuredClone(resultOf(run.plan, run.total));
    const now = performance.now();
    if (this.#isNew || run.isDone || now - this.#detailedAt >= BETWEEN_DETAILS_MS) {
      this.#detailedAt = now;
      this.detailed = this.result;
    }
    this.#isNew = false;
    const seconds = (performance.now() - this.#since.time) / 1000;
    this.gamesPerSecond = (run.total.games - this.#since.games) / Math.max(seconds, 1e-3);
  }
}
