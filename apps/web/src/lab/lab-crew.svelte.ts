// The workers of the lab. They play what is most urgent; of what is equally so, that of which fewest games were handed out.
// Nothing is played while the page is out of sight.

import { keptGentle } from './gentle.ts';
import type { PlanRun } from './plan-run.ts';
import type { LabOrder, LabReport } from './worker-messages.ts';

const MOST_WORKERS = 4;
/** A part is on its way while another is played: no worker waits for the page. */
const PARTS_AT_ONCE = 2;
/** Between two parts, where the device is to be kept cool. */
const REST_MS = 120;

interface Member {
  readonly worker: Worker;
  /** Runs whose plan it has been told. */
  readonly told: Set<number>;
  isReady: boolean;
  parts: number;
}

export class LabCrew {
  /** Whether the workers could not be had. */
  isWithoutWorkers = $state(false);
  /** One worker, that rests between two parts. */
  isGentle = $state(keptGentle());
  #members: Member[] = [];
  #urgent: PlanRun | null = null;
  #others: readonly PlanRun[] = [];

  /** To be called while a component is made. */
  run(): void {
    $effect(() => {
      const look = (): void => this.wake();
      document.addEventListener('visibilitychange', look);
      return () => {
        document.removeEventListener('visibilitychange', look);
        for (const { worker } of this.#members) worker.terminate();
        this.#members = [];
      };
    });
  }

  /** What goes before all else; the one before it is dropped. */
  setUrgent(run: PlanRun | null): void {
    if (this.#urgent !== null) this.#forget(this.#urgent);
    this.#urgent = run;
    this.wake();
  }

  add(runs: readonly PlanRun[]): void {
    this.#others = [...this.#others, ...runs];
    this.wake();
  }

  drop(runs: readonly PlanRun[]): void {
    this.#others = this.#others.filter((run) => !runs.includes(run));
    for (const run of runs) this.#forget(run);
  }

  /** To be called when there may be something to do again. */
  wake(): void {
    if (this.#members.length === 0 && this.#runs().length > 0) this.#hire();
    for (const member of this.#members) this.#handOut(member);
  }

  #runs(): readonly PlanRun[] {
    return this.#urgent === null ? this.#others : [this.#urgent, ...this.#others];
  }

  #hire(): void {
    const count = Math.max(1, Math.min(MOST_WORKERS, navigator.hardwareConcurrency));
    this.#members = Array.from({ length: count }, () => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
      const member: Member = { worker, told: new Set(), isReady: false, parts: 0 };
      worker.addEventListener('message', ({ data }: MessageEvent<LabReport>) => this.#hear(member, data));
      worker.addEventListener('error', () => {
        this.isWithoutWorkers = true;
      });
      return member;
    });
  }

  #send({ worker }: Member, order: LabOrder): void {
    worker.postMessage(order, []);
  }

  #hear(member: Member, report: LabReport): void {
    if (report.type === 'ready') member.isReady = true;
    else {
      member.parts--;
      const run = this.#runs().find(({ id }) => id === report.run);
      if (report.type === 'broken') run?.breakAt(report.game);
      else run?.take(report.tally, report.seconds);
    }
    if (this.isGentle) setTimeout(() => this.#handOut(member), REST_MS);
    else this.#handOut(member);
  }

  #handOut(member: Member): void {
    if (!member.isReady || document.hidden) return;
    if (this.isGentle && member !== this.#members[0]) return;
    while (member.parts < (this.isGentle ? 1 : PARTS_AT_ONCE)) {
      const run = this.#mostUrgent();
      if (run === undefined) return;
      if (!member.told.has(run.id)) {
        member.told.add(run.id);
        this.#send(member, { type: 'plan', run: run.id, plan: run.plan });
      }
      member.parts++;
      this.#send(member, { type: 'play', run: run.id, range: run.next() });
    }
  }

  #mostUrgent(): PlanRun | undefined {
    if (this.#urgent?.wantsMore === true) return this.#urgent;
    return this.#others
      .filter((run) => run.wantsMore)
      .reduce<PlanRun | undefined>(
        (least, run) => (least === undefined || run.handedOut < least.handedOut ? run : least),
        undefined,
      );
  }

  /** Parts that are under way are played to their end, and what they show is thrown away. */
  #forget(run: PlanRun): void {
    for (const member of this.#members) {
      if (!member.told.delete(run.id)) continue;
      this.#send(member, { type: 'forget', run: run.id });
    }
  }
}
