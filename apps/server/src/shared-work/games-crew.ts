// The threads of a worker that play games of simulations, so many at a time; what comes besides waits here, so that no thread
// waits for the database. One that is free and knows the plan is taken first, then one that has to be told it: a new one takes
// half a second to start, and as long again until its code is warm.

import type { GameRange, PlayedRange, SettledPlan } from '@tenfold/sim';
import { RangeThread } from '@tenfold/sim';

interface Hand {
  readonly order: string;
  readonly thread: RangeThread;
}

export class GamesCrew {
  readonly #free: Hand[] = [];
  readonly #waiting: (() => void)[] = [];
  /** How many more may be played at once. */
  #places: number;

  constructor(threads: number) {
    this.#places = threads;
  }

  async play(order: string, plan: SettledPlan, range: GameRange): Promise<PlayedRange> {
    await this.#takePlace();
    const hand = this.#handFor(order, plan);
    try {
      const played = await hand.thread.play(range);
      this.#free.push(hand);
      return played;
    } catch (error) {
      await hand.thread.close();
      throw error;
    } finally {
      this.#leavePlace();
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#free.splice(0).map(async ({ thread }) => thread.close()));
  }

  async #takePlace(): Promise<void> {
    if (this.#places > 0) this.#places -= 1;
    else {
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve);
      });
    }
  }

  #leavePlace(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#places += 1;
    else next();
  }

  #handFor(order: string, plan: SettledPlan): Hand {
    const known = this.#free.findIndex((hand) => hand.order === order);
    const [hand] = this.#free.splice(Math.max(known, 0), 1);
    if (known >= 0 && hand !== undefined) return hand;
    if (hand === undefined) return { order, thread: new RangeThread(plan) };
    hand.thread.follow(plan);
    return { order, thread: hand.thread };
  }
}
