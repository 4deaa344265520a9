// The threads of a worker that play games of simulations. One that is free and knows the plan is taken first, then one
// that has to be told it: a new one takes half a second to start, and as long again until its code is warm.

import type { GameRange, PlayedRange, SettledPlan } from '@tenfold/sim';
import { RangeThread } from '@tenfold/sim';

interface Hand {
  readonly order: string;
  readonly thread: RangeThread;
}

export class GamesCrew {
  readonly #free: Hand[] = [];

  async play(order: string, plan: SettledPlan, range: GameRange): Promise<PlayedRange> {
    const hand = this.#handFor(order, plan);
    try {
      const played = await hand.thread.play(range);
      this.#free.push(hand);
      return played;
    } catch (error) {
      await hand.thread.close();
      throw error;
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#free.splice(0).map(async ({ thread }) => thread.close()));
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
