// The threads of a worker that play games of simulations. One that is free and knows the plan is taken before another is started.

import type { GameRange, PlayedRange, SettledPlan } from '@tenfold/sim';
import { RangeThread } from '@tenfold/sim';

interface Hand {
  readonly order: string;
  readonly thread: RangeThread;
}

export class GamesCrew {
  readonly #free: Hand[] = [];

  async play(order: string, plan: SettledPlan, range: GameRange): Promise<PlayedRange> {
    const hand = await this.#handFor(order, plan);
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

  async #handFor(order: string, plan: SettledPlan): Promise<Hand> {
    const known = this.#free.findIndex((hand) => hand.order === order);
    const [hand] = this.#free.splice(Math.max(known, 0), 1);
    if (known >= 0 && hand !== undefined) return hand;
    // It plays by another plan, which is over or will be soon.
    await hand?.thread.close();
    return { order, thread: new RangeThread(plan) };
  }
}
