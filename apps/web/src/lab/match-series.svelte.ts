// Several plans side by side: the values around a number, everybody against everybody. Each has its result so far.

import type { SettledPlan, SimulationResult } from '@tenfold/sim/core';
import { resultOf } from '@tenfold/sim/core';
import type { LabCrew } from './lab-crew.svelte.ts';
import { Paced } from './paced.ts';
import { PlanRun } from './plan-run.ts';

export class MatchSeries {
  /** By plan; null before its first games, and where there is no plan. */
  results: readonly (SimulationResult | null)[] = $state.raw([]);
  isDone = $state(true);
  readonly #crew: LabCrew;
  readonly #paced = new Paced(() => this.#show());
  #runs: readonly (PlanRun | null)[] = [];

  constructor(crew: LabCrew) {
    this.#crew = crew;
  }

  /** Begins anew. Null stands for what cannot be played. */
  start(plans: readonly (SettledPlan | null)[]): void {
    this.stop();
    this.#runs = plans.map((plan) => (plan === null ? null : new PlanRun(plan, () => this.#hear())));
    this.results = plans.map(() => null);
    this.isDone = this.#started().length === 0;
    this.#crew.add(this.#started());
  }

  /** What has been played so far stays. */
  stop(): void {
    this.#paced.stop();
    this.#crew.drop(this.#started());
    this.isDone = true;
  }

  #started(): PlanRun[] {
    return this.#runs.filter((run) => run !== null);
  }

  #hear(): void {
    const isDone = this.#started().every((run) => run.isDone || run.broken !== null);
    if (isDone) this.#paced.now();
    else this.#paced.soon();
    this.isDone = isDone;
  }

  #show(): void {
    this.results = this.#runs.map((run) =>
      run === null || run.total.games === 0 ? null : resultOf(run.plan, run.total),
    );
  }
}
