// Rate limits: a bucket holds so many tokens and fills at a steady rate; each message takes one, or several if it costs
// more. Whoever has one may take on debt: the next has to wait until it is paid.

import type { Allowance } from './traffic-limits.ts';

export class TokenBucket {
  readonly #allowance: Allowance;
  readonly #now: () => number;
  #tokens: number;
  #filledAt: number;

  constructor(allowance: Allowance, now: () => number) {
    this.#allowance = allowance;
    this.#now = now;
    this.#tokens = allowance.burst;
    this.#filledAt = now();
  }

  /** Whether there was one to take. */
  take(cost = 1): boolean {
    this.#fill();
    if (this.#tokens < 1) return false;
    this.#tokens -= cost;
    return true;
  }

  /** For what turns out to cost more when it is done. */
  spend(cost: number): void {
    this.#fill();
    this.#tokens -= cost;
  }

  /** A full bucket is as good as none. */
  get isFull(): boolean {
    this.#fill();
    return this.#tokens >= this.#allowance.burst;
  }

  #fill(): void {
    const now = this.#now();
    const { perSecond, burst } = this.#allowance;
    // A clock that is put back takes nothing away.
    const gained = (Math.max(0, now - this.#filledAt) / 1000) * perSecond;
    this.#tokens = Math.min(burst, this.#tokens + gained);
    this.#filledAt = now;
  }
}

/** One bucket for each person or address that has been seen lately. */
export class TokenBuckets {
  readonly #allowance: Allowance;
  readonly #now: () => number;
  readonly #buckets = new Map<string, TokenBucket>();

  constructor(allowance: Allowance, now: () => number) {
    this.#allowance = allowance;
    this.#now = now;
  }

  get size(): number {
    return this.#buckets.size;
  }

  take(key: string, cost = 1): boolean {
    return this.#bucketOf(key).take(cost);
  }

  spend(key: string, cost: number): void {
    this.#bucketOf(key).spend(cost);
  }

  /** Lets go of those that have filled up again. */
  tidy(): void {
    for (const [key, bucket] of this.#buckets) if (bucket.isFull) this.#buckets.delete(key);
  }

  #bucketOf(key: string): TokenBucket {
    let bucket = this.#buckets.get(key);
    if (bucket === undefined) {
      bucket = new TokenBucket(this.#allowance, this.#now);
      this.#buckets.set(key, bucket);
    }
    return bucket;
  }
}
