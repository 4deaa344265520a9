// A review in workers: one looks for plans first, then all share the turns and purchases. The same record comes out the same,
// however they are shared.

import type { PreparedStrategy, Review, ReviewOutline, ReviewPart, ReviewedPart } from '@tenfold/bots';
import { reviewOf } from '@tenfold/bots';
import { untrack } from 'svelte';
import type { ReviewOrder, ReviewReport } from './worker-messages.ts';

const MOST_WORKERS = 4;
/** Of the whole work, what the search for plans is about. */
const STUDY_SHARE = 0.2;

interface CrewMember {
  readonly worker: Worker;
  hasBegun: boolean;
}

export type ReviewStage = 'not-begun' | 'studying' | 'reviewing' | 'stopped' | 'done' | 'failed';

let last: { readonly record: string; readonly review: LiveReview } | null = null;

/** The review of a record, with what was found before: a page that is drawn anew, in another language say, goes on with it. */
export function reviewOfRecord(record: string, seat: number): LiveReview {
  if (last?.record !== record) last = { record, review: new LiveReview(record, seat) };
  return last.review;
}

class LiveReview {
  stage: ReviewStage = $state('not-begun');
  /** From 0 to 1. */
  progress = $state(0);
  review: Review | null = $state.raw(null);
  /** Whose purchases are looked at. */
  seat: number = $state(0);
  readonly #record: string;
  #crew: CrewMember[] = [];
  #study: PreparedStrategy | null = null;
  /** Null until the plans are found. */
  #outline: ReviewOutline | null = null;
  #waiting: ReviewPart[] = [];
  /** By what they are about: whoever looks at another's purchases keeps the turns. */
  readonly #done = new Map<string, ReviewedPart>();

  constructor(record: string, seat: number) {
    this.#record = record;
    this.seat = seat;
  }

  /** To be called while a component is made: the workers end with it. What was under way goes on with the next one. */
  run(): void {
    $effect(() => {
      if (untrack(() => this.isBusy)) untrack(() => this.start(this.seat));
      return () => this.#dismiss();
    });
  }

  get isBusy(): boolean {
    return this.stage === 'studying' || this.stage === 'reviewing';
  }

  start(seat: number): void {
    this.seat = seat;
    this.#dismiss();
    this.stage = this.#outline === null ? 'studying' : 'reviewing';
    this.#plan();
    if (this.#outline !== null && this.#waiting.length === 0) return;
    const many = Math.max(1, Math.min(MOST_WORKERS, navigator.hardwareConcurrency));
    this.#crew = Array.from({ length: many }, (_member, index) => this.#hire(index));
  }

  stop(): void {
    this.#dismiss();
    if (this.stage !== 'done') this.stage = 'stopped';
  }

  #hire(index: number): CrewMember {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    const member: CrewMember = { worker, hasBegun: false };
    worker.addEventListener('message', ({ data }: MessageEvent<ReviewReport>) =>
      this.#hear(member, data, index === 0),
    );
    worker.addEventListener('error', () => this.#fail());
    return member;
  }

  #hear(member: CrewMember, report: ReviewReport, isFirst: boolean): void {
    if (!this.#crew.includes(member)) return;
    switch (report.type) {
      case 'ready':
        if (this.#outline !== null) this.#begin(member);
        else if (isFirst) this.#send(member, { type: 'study', record: this.#record });
        return;
      case 'studying':
        this.progress = STUDY_SHARE * report.share;
        return;
      case 'studied':
        this.#study = report.study;
        this.#outline = report.outline;
        this.stage = 'reviewing';
        this.#plan();
        for (const one of this.#crew) this.#begin(one);
        return;
      case 'done':
        this.#done.set(keyOf(report.done), report.done);
        this.#tell();
        this.#handOut(member);
        return;
      case 'broken':
        return this.#fail();
      case 'explained':
      // That is for whoever asked why.
    }
  }

  /** Once, whether the plans or the worker came first. */
  #begin(member: CrewMember): void {
    if (member.hasBegun) return;
    member.hasBegun = true;
    this.#send(member, { type: 'begin', record: this.#record, study: this.#study });
    this.#handOut(member);
  }

  #handOut(member: CrewMember): void {
    const part = this.#waiting.shift();
    if (part === undefined) return;
    this.#send(member, { type: 'do', part });
  }

  get #parts(): readonly ReviewPart[] {
    return this.#outline?.parts[this.seat] ?? [];
  }

  /** What is left to do for this seat. */
  #plan(): void {
    this.#waiting = this.#parts.filter((part) => !this.#done.has(keyOf(part)));
    this.#tell();
  }

  #tell(): void {
    if (this.#outline === null) return;
    const parts = this.#parts;
    const done = parts.flatMap((part) => this.#done.get(keyOf(part)) ?? []);
    this.review = reviewOf(this.#outline, done);
    this.progress = STUDY_SHARE + (1 - STUDY_SHARE) * (parts.length === 0 ? 1 : done.length / parts.length);
    if (done.length < parts.length) return;
    this.stage = 'done';
    this.#dismiss();
  }

  #fail(): void {
    this.#dismiss();
    this.stage = 'failed';
  }

  #send({ worker }: CrewMember, order: ReviewOrder): void {
    worker.postMessage(order, []);
  }

  #dismiss(): void {
    for (const { worker } of this.#crew) worker.terminate();
    this.#crew = [];
  }
}

const keyOf = ({ part, index }: ReviewPart): string => `${part} ${index}`;
