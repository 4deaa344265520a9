// Who wants nothing to do with whom. Nobody is told that he is blocked: what he does is answered as if nothing were, or as
// if there were nothing.

import type { Id } from '@tenfold/protocol';
import { DEFAULT_LIMITS, type TrafficLimits } from '../limits/traffic-limits.ts';
import { Refusal } from '../refusal.ts';
import type { Store } from '../store/store.ts';
import type { People } from './people.ts';

export interface BlocksDeps {
  readonly store: Store;
  readonly people: People;
  readonly now: () => number;
  readonly limits?: Pick<TrafficLimits, 'blocksPerPerson'>;
}

export interface NamedPerson {
  readonly id: Id;
  readonly name: string;
}

/** `person` has blocked `other`, or unblocked. */
export type BlockListener = (person: Id, other: Id, isBlocked: boolean) => void;

export class Blocks {
  readonly #deps: BlocksDeps;
  readonly #listeners: BlockListener[] = [];

  constructor(deps: BlocksDeps) {
    this.#deps = deps;
  }

  onChange(listener: BlockListener): void {
    this.#listeners.push(listener);
  }

  async block(person: Id, other: Id): Promise<void> {
    const { store, people, now, limits = DEFAULT_LIMITS } = this.#deps;
    if (person === other) throw new Refusal('malformed', 'body: person is you; name somebody else');
    if (!(await people.byId([other])).has(other)) {
      throw new Refusal('not-found', 'body: nobody here has this id; it is in the seats of a table');
    }
    const blocked = await store.blockedBy(person);
    if (blocked.includes(other)) return;
    if (blocked.length >= limits.blocksPerPerson) {
      throw new Refusal(
        'not-allowed',
        `you have blocked ${blocked.length} people, and more cannot be kept; unblock somebody first`,
      );
    }
    await store.block(person, other, now());
    for (const listener of this.#listeners) listener(person, other, true);
  }

  async unblock(person: Id, other: Id): Promise<void> {
    await this.#deps.store.unblock(person, other);
    for (const listener of this.#listeners) listener(person, other, false);
  }

  /** The latest first. */
  async list(person: Id): Promise<NamedPerson[]> {
    const ids = await this.#deps.store.blockedBy(person);
    const known = await this.#deps.people.byId(ids);
    return ids.flatMap((id) => {
      const name = known.get(id)?.name;
      return name === undefined ? [] : [{ id, name }];
    });
  }
}
