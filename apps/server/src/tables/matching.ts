// "Play anyone": people say what they would play, and are put together as soon as enough of them agree.
//
// Wishes are in this process's memory alone. After a restart they are gone, and clients wish again when they connect.

import type { Id, PlayWish, TableOptions } from '@tenfold/protocol';
import { LruMap } from '../data-structures/lru-map.ts';
import type { Logger } from '../log.ts';
import type { Agreement, WaitingWish } from './agreement.ts';
import { agreement } from './agreement.ts';
import { anyRecommended } from './kingdom.ts';
import type { Tables } from './tables.ts';

export interface WishState {
  readonly state: 'none' | 'waiting' | 'matched';
  readonly table: Id | null;
}

/** People who wish to play with anybody, and who finds them for each other. */
export interface PlayAnyone {
  /** Told for each of those who were found for each other. */
  onMatch(listener: (person: Id, table: Id) => void): void;
  /** Whether this person's wish is still open. */
  isWaiting(person: Id): boolean | Promise<boolean>;
  /** One wish a person: another one takes the place of the first and waits from now; the same one waits on. */
  wish(person: Id, wish: PlayWish): Promise<WishState>;
  /** Those who leave, or have changed their mind. */
  withdraw(person: Id): void | Promise<void>;
  /** Somebody does not want to be put together with another, or has nothing against it any more. */
  avoid(person: Id, other: Id, isAvoided: boolean): void;
  /** Somebody can be told from now on. */
  connected(person: Id): void | Promise<void>;
  /** The last connection of somebody here is gone; his wish ends with it. */
  disconnected(person: Id): void | Promise<void>;
}

/** With whom somebody does not want to be put together. */
type AvoidedBy = (person: Id) => Promise<readonly Id[]>;

const NO_WISH: WishState = { state: 'none', table: null };
const WAITING: WishState = { state: 'waiting', table: null };
/** Tables found, for those who ask instead of being told. */
const MOST_FOUND = 10_000;

export class Matching implements PlayAnyone {
  readonly #tables: Pick<Tables, 'startTogether'>;
  readonly #log: Logger;
  readonly #avoidedBy: AvoidedBy;
  readonly #listeners: ((person: Id, table: Id) => void)[] = [];
  /** Who came first is first. */
  #waiting: readonly WaitingWish[] = [];
  /** Those whose table is being made. */
  readonly #making = new Map<Id, Promise<Id>>();
  /** The tables of those who were found for each other, until they wish again or withdraw. */
  readonly #found = new LruMap<Id, Id>(MOST_FOUND);

  constructor(tables: Pick<Tables, 'startTogether'>, avoidedBy: AvoidedBy, log: Logger) {
    this.#tables = tables;
    this.#avoidedBy = avoidedBy;
    this.#log = log;
  }

  /** Told for each of those who were found for each other. */
  onMatch(listener: (person: Id, table: Id) => void): void {
    this.#listeners.push(listener);
  }

  state(person: Id): WishState {
    const table = this.#found.get(person);
    if (table !== undefined) return { state: 'matched', table };
    const isWaiting = this.#making.has(person) || this.#waiting.some((one) => one.person === person);
    return isWaiting ? WAITING : NO_WISH;
  }

  /** Whether this person's wish is still open. */
  isWaiting(person: Id): boolean {
    return this.#making.has(person) || this.#waiting.some((one) => one.person === person);
  }

  /** One wish a person: another one takes the place of the first and waits from now; the same one waits on. */
  async wish(person: Id, wish: PlayWish): Promise<WishState> {
    const avoids = new Set(await this.#avoidedBy(person));
    const making = this.#making.get(person);
    if (making !== undefined) return { state: 'matched', table: await making };
    const before = this.#waiting.find((one) => one.person === person);
    if (before !== undefined && isSame(before.wish, wish)) return WAITING;
    this.#found.delete(person);
    this.#waiting = [...this.#waiting.filter((one) => one !== before), { person, wish, avoids }];
    const agreed = agreement(this.#waiting);
    if (agreed === null) return WAITING;
    return { state: 'matched', table: await this.#bringTogether(agreed) };
  }

  /** Those who leave, or have changed their mind. Whose table is being made already will find it all the same. */
  withdraw(person: Id): void {
    this.#making.delete(person);
    this.#found.delete(person);
    this.#waiting = this.#waiting.filter((one) => one.person !== person);
  }

  avoid(person: Id, other: Id, isAvoided: boolean): void {
    this.#waiting = this.#waiting.map((one) => {
      if (one.person !== person) return one;
      const others = [...one.avoids].filter((id) => id !== other);
      return { ...one, avoids: new Set(isAvoided ? [...others, other] : others) };
    });
  }

  connected(): void {
    // There is nobody else who would have to know.
  }

  disconnected(person: Id): void {
    this.withdraw(person);
  }

  async #bringTogether(agreed: Agreement): Promise<Id> {
    const { people } = agreed;
    const before = this.#waiting;
    this.#waiting = before.filter(({ person }) => !people.includes(person));
    const making = this.#tables.startTogether(people, optionsOf(agreed));
    for (const person of people) this.#making.set(person, making);
    try {
      const table = await making;
      for (const person of people) {
        this.#found.set(person, table);
        this.#tell(person, table);
      }
      return table;
    } catch (error) {
      // Nobody loses his place because a table could not be made; who asked last is told, and may ask again.
      const asked = people.at(-1);
      const back = before.filter(({ person }) => this.#making.get(person) === making && person !== asked);
      this.#waiting = [...back, ...this.#waiting];
      throw error;
    } finally {
      for (const person of people) this.#making.delete(person);
    }
  }

  #tell(person: Id, table: Id): void {
    for (const listener of this.#listeners) {
      try {
        listener(person, table);
      } catch (error) {
        this.#log.error({ err: error }, 'somebody could not be told of a match');
      }
    }
  }
}

const isSame = (one: PlayWish, other: PlayWish): boolean =>
  one.kingdom === other.kingdom &&
  isSameList(one.players, other.players) &&
  isSameList(one.clock, other.clock);

const isSameList = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((value, index) => value === other[index]);

/** Among strangers: it counts for the ladder, a slip can be undone as long as nobody has learnt anything, and nobody is possessed. */
export function optionsOf({ people, kingdom, clock }: Agreement): TableOptions {
  const noPossession = true;
  return {
    kingdom: kingdom === 'random' ? { kind: 'random' } : anyRecommended({ noPossession }),
    seats: people.length,
    clock,
    undo: 'free',
    spectators: 'public',
    information: 'counts',
    noPossession,
    rated: true,
  };
}
