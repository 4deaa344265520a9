// What a worker does for trainings: fetches the networks of a round once, and lets its threads play with them.

import type { RoundNetworks } from '@tenfold/sim/training';
import { TrainingCrew } from '@tenfold/sim/training';
import type { OrderBody, TrainingPart } from './order-kinds.ts';
import type { WrittenTraining } from './training-words.ts';
import { readNetworks, writeResult } from './training-words.ts';

export class TrainingHands {
  readonly #crew = new TrainingCrew();
  readonly #orderOf: (id: string) => Promise<OrderBody | null>;
  readonly #networks = new Map<string, Promise<RoundNetworks | null>>();

  constructor(orderOf: (id: string) => Promise<OrderBody | null>) {
    this.#orderOf = orderOf;
  }

  /** What came of a part, or null if nobody waits for it any more. */
  async carryOut(order: string, { round, training }: TrainingPart): Promise<WrittenTraining | null> {
    const networks = await this.#networksOf(order, round);
    return networks === null ? null : writeResult(await this.#crew.carryOut(order, networks, training));
  }

  async close(): Promise<void> {
    await this.#crew.close();
  }

  async #networksOf(order: string, round: number): Promise<RoundNetworks | null> {
    const known = await this.#networks.get(order);
    if (known?.round === round) return known;
    const fetched = this.#fetch(order);
    // Of one training at a time: they are large.
    this.#networks.clear();
    this.#networks.set(order, fetched);
    const networks = await fetched;
    return networks?.round === round ? networks : null;
  }

  async #fetch(order: string): Promise<RoundNetworks | null> {
    const body = await this.#orderOf(order);
    return body?.kind === 'training' ? readNetworks(body) : null;
  }
}
