// A search in a worker of its own, which can be ended at any moment: what it had found by then stays.

import type { Attempt, ImproveWish, PreparedStrategy } from '@tenfold/bots';
import type { SearchOrder, SearchReport, StudiedTable } from './search-messages.ts';

/** Changes that stayed, the last first. */
const MOST_KEPT = 4;

abstract class Search {
  isRunning = $state(false);
  hasFailed = $state(false);
  #worker: Worker | null = null;

  /** To be called while a component is made. */
  run(): void {
    $effect(() => {
      const look = (): void => this.#look();
      document.addEventListener('visibilitychange', look);
      return () => {
        document.removeEventListener('visibilitychange', look);
        this.stop();
      };
    });
  }

  stop(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.isRunning = false;
  }

  protected begin(order: SearchOrder): void {
    this.stop();
    this.hasFailed = false;
    this.isRunning = true;
    this.#worker = new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' });
    this.#worker.addEventListener('message', ({ data }: MessageEvent<SearchReport>) => this.hear(data));
    this.#worker.addEventListener('error', () => {
      this.hasFailed = true;
      this.stop();
    });
    this.send(order);
  }

  protected send(order: SearchOrder): void {
    this.#worker?.postMessage(order, []);
  }

  protected abstract hear(report: SearchReport): void;

  protected get isGentle(): boolean {
    return false;
  }

  #look(): void {
    this.send(document.hidden ? { type: 'wait' } : { type: 'goOn', isGentle: this.isGentle });
  }
}

/** Lets a strategy be changed for the better. */
export class Improvement extends Search {
  last: Attempt | null = $state.raw(null);
  kept: readonly Attempt[] = $state.raw([]);
  keptCount = $state(0);
  #isGentle = false;

  start(wish: ImproveWish, isGentle: boolean): void {
    this.last = null;
    this.kept = [];
    this.keptCount = 0;
    this.#isGentle = isGentle;
    this.begin({ type: 'improve', wish });
    this.send({ type: 'goOn', isGentle });
  }

  protected override get isGentle(): boolean {
    return this.#isGentle;
  }

  protected override hear(report: SearchReport): void {
    if (report.type !== 'tried') return;
    this.last = report.attempt;
    if (!report.attempt.isKept) return;
    this.keptCount++;
    this.kept = [report.attempt, ...this.kept].slice(0, MOST_KEPT);
  }
}

/** Lets the Chancellor study a kingdom. */
export class ChancellorStudy extends Search {
  found: PreparedStrategy | null = $state.raw(null);
  spent = $state(0);

  start(table: StudiedTable): void {
    this.found = null;
    this.spent = 0;
    this.begin({ type: 'prepare', table });
  }

  protected override hear(report: SearchReport): void {
    if (report.type !== 'found') return;
    this.found = report.found;
    this.spent = report.spent;
    if (report.isDone) this.stop();
  }
}
