// What may be made in an hour, and said in a while: more would be an attack, or a program gone wild.

import { Refusal } from '../refusal.ts';
import { TokenBuckets } from './token-bucket.ts';
import type { TrafficLimits } from './traffic-limits.ts';

const HOUR_SECONDS = 3600;

export class Quotas {
  readonly #people: TokenBuckets;
  readonly #tables: TokenBuckets;
  readonly #phrases: TokenBuckets;

  constructor({ newPeoplePerHour, newTablesPerHour, phrases }: TrafficLimits, now: () => number) {
    this.#people = new TokenBuckets(anHour(newPeoplePerHour), now);
    this.#tables = new TokenBuckets(anHour(newTablesPerHour), now);
    this.#phrases = new TokenBuckets(phrases, now);
  }

  newPerson(addressKey: string): void {
    if (this.#people.take(addressKey)) return;
    throw new Refusal('too-fast', 'too many new people from one address in an hour; wait some minutes');
  }

  newTable(person: string): void {
    if (this.#tables.take(person)) return;
    throw new Refusal('too-fast', 'too many new tables of one person in an hour; wait some minutes');
  }

  phrase(person: string): void {
    if (this.#phrases.take(person)) return;
    throw new Refusal('too-fast', 'you have said a lot just now; wait some seconds');
  }

  /** Forgets those who have not come for an hour. */
  tidy(): void {
    this.#people.tidy();
    this.#tables.tidy();
    this.#phrases.tidy();
  }
}

const anHour = (most: number) => ({ perSecond: most / HOUR_SECONDS, burst: most });
