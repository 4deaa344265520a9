// What may be made in an hour, and said in a while: more would be an attack, or a program gone wild.

import { Refusal } from '../refusal.ts';
import { TokenBuckets } from './token-bucket.ts';
import type { Allowance, TrafficLimits } from './traffic-limits.ts';

const HOUR_SECONDS = 3600;

/** Where the tokens of what is limited over all nodes are kept; in memory if there is one process. */
export interface Allowances {
  take(kind: string, key: string, allowance: Allowance): boolean | Promise<boolean>;
}

export class Quotas {
  readonly #limits: TrafficLimits;
  readonly #allowances: Allowances;
  readonly #phrases: TokenBuckets;

  constructor(limits: TrafficLimits, now: () => number, allowances: Allowances = new OwnAllowances(now)) {
    this.#limits = limits;
    this.#allowances = allowances;
    this.#phrases = new TokenBuckets(limits.phrases, now);
  }

  async newPerson(addressKey: string): Promise<void> {
    const { newPeoplePerMinute, newPeoplePerHour } = this.#limits;
    if (!(await this.#allowances.take('people a minute', addressKey, aMinute(newPeoplePerMinute)))) {
      throw new Refusal('too-fast', 'too many new people from one address in a minute; wait some seconds');
    }
    if (await this.#allowances.take('people', addressKey, anHour(newPeoplePerHour))) return;
    throw new Refusal('too-fast', 'too many new people from one address in an hour; wait some minutes');
  }

  async newTable(person: string): Promise<void> {
    if (await this.#allowances.take('tables', person, anHour(this.#limits.newTablesPerHour))) return;
    throw new Refusal('too-fast', 'too many new tables of one person in an hour; wait some minutes');
  }

  async wish(person: string): Promise<void> {
    if (await this.#allowances.take('wishes', person, anHour(this.#limits.wishesPerHour))) return;
    throw new Refusal('too-fast', 'too many wishes of one person in an hour; wait some minutes');
  }

  async invitation(person: string): Promise<void> {
    if (await this.#allowances.take('invitations', person, anHour(this.#limits.invitationsPerHour))) return;
    throw new Refusal('too-fast', 'too many invitations of one person in an hour; wait some minutes');
  }

  async block(person: string): Promise<void> {
    if (await this.#allowances.take('blocks', person, anHour(this.#limits.blocksPerHour))) return;
    throw new Refusal('too-fast', 'too many blocks of one person in an hour; wait some minutes');
  }

  /** In memory alone: what is said at one node costs that node. */
  phrase(person: string): void {
    if (this.#phrases.take(person)) return;
    throw new Refusal('too-fast', 'you have said a lot just now; wait some seconds');
  }

  /** Forgets those who have not come for an hour. */
  tidy(): void {
    if (this.#allowances instanceof OwnAllowances) this.#allowances.tidy();
    this.#phrases.tidy();
  }
}

class OwnAllowances implements Allowances {
  readonly #now: () => number;
  readonly #buckets = new Map<string, TokenBuckets>();

  constructor(now: () => number) {
    this.#now = now;
  }

  take(kind: string, key: string, allowance: Allowance): boolean {
    let buckets = this.#buckets.get(kind);
    if (buckets === undefined) this.#buckets.set(kind, (buckets = new TokenBuckets(allowance, this.#now)));
    return buckets.take(key);
  }

  tidy(): void {
    for (const buckets of this.#buckets.values()) buckets.tidy();
  }
}

const aMinute = (most: number): Allowance => ({ perSecond: most / 60, burst: most });
const anHour = (most: number): Allowance => ({ perSecond: most / HOUR_SECONDS, burst: most });
