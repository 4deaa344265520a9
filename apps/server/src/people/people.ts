// People without accounts: an unguessable id, a signature under it, a name and a language.

import { createHash } from 'node:crypto';
import type { Id, Language, Learning } from '@tenfold/protocol';
import { LruMap } from '../data-structures/lru-map.ts';
import { DEFAULT_LIMITS, type TrafficLimits } from '../limits/traffic-limits.ts';
import { Refusal } from '../refusal.ts';
import type { StoredPerson, Store } from '../store/store.ts';
import { checkedName } from './names.ts';
import { newId } from './new-id.ts';
import { claimInToken, newSigningSecret, signedToken } from './token.ts';

/** How long a link that carries an identity to another device can be used. */
export const CARRY_LINK_MS = 15 * 60 * 1000;
const CARRY_CODE = /^[A-Za-z0-9_-]{22}$/;

/** How exactly it is known when somebody was here last. */
const SEEN_WITHIN_MS = 24 * 60 * 60 * 1000;

/** People remembered, so that a token costs no query each time; the one not asked for longest goes first. */
const MOST_REMEMBERED = 10_000;
/** Another process on the same database may rename a person; after this long it is seen here too. */
const REMEMBERED_MS = 60_000;

export interface PersonWithToken {
  readonly person: StoredPerson;
  readonly token: string;
}

export class People {
  readonly #store: Store;
  readonly #secret: string;
  readonly #now: () => number;
  #remembered = noneRemembered();

  readonly #listeners: ((person: Id) => void)[] = [];
  readonly #signOutListeners: ((person: Id) => void)[] = [];
  readonly #mostCarryLinks: number;
  #epoch = 0;

  private constructor(store: Store, secret: string, now: () => number, mostCarryLinks: number) {
    this.#mostCarryLinks = mostCarryLinks;
    this.#store = store;
    this.#secret = secret;
    this.#now = now;
  }

  static async open(
    store: Store,
    now: () => number,
    { carryLinksPerPerson }: Pick<TrafficLimits, 'carryLinksPerPerson'> = DEFAULT_LIMITS,
  ): Promise<People> {
    return new People(store, await store.secret('identity', newSigningSecret), now, carryLinksPerPerson);
  }

  /** Another one after each change of a person: what was learnt under an earlier one may not hold any more. */
  get epoch(): number {
    return this.#epoch;
  }

  /** Told when all tokens of somebody that were given out before have become void. */
  onSignOut(listener: (person: Id) => void): void {
    this.#signOutListeners.push(listener);
  }

  /** Told when somebody has another name or language. */
  onRename(listener: (person: Id) => void): void {
    this.#listeners.push(listener);
  }

  /** Another node has changed a person, or made all tokens of him void. */
  changedElsewhere(id: Id, isSignedOut: boolean): void {
    this.#forget(id);
    for (const listener of isSignedOut ? this.#signOutListeners : this.#listeners) listener(id);
  }

  /** Other nodes may have changed anybody. */
  forgetAll(): void {
    this.#epoch += 1;
    this.#remembered = noneRemembered();
  }

  async create(name: string, language: Language): Promise<PersonWithToken> {
    const at = this.#now();
    const person = {
      id: newId(),
      name: checkedName(name),
      language,
      createdAt: at,
      generation: 0,
      seenAt: at,
    };
    await this.#store.addPerson(person);
    return this.#known(person);
  }

  /** Null for a text that is no token, one that this installation did not sign, or one that has been made void. */
  async fromToken(token: string): Promise<StoredPerson | null> {
    const claim = claimInToken(token, this.#secret);
    const person = claim === null ? null : await this.#find(claim.id);
    if (person === null || person.generation !== claim?.generation) return null;
    return this.#isSeen(person);
  }

  /** Everywhere: all tokens and links are void, and whoever asks gets a new token. */
  async signOut(id: Id): Promise<PersonWithToken> {
    const generation = await this.#store.renewTokens(id);
    this.#forget(id);
    if (generation === null) throw unknownPerson();
    for (const listener of this.#signOutListeners) listener(id);
    const person = await this.#find(id);
    if (person === null) throw unknownPerson();
    return this.#known(person);
  }

  /** From now on nobody here has this identity. */
  async beginLeaving(id: Id): Promise<void> {
    await this.#store.beginLeaving(id, this.#now());
    this.#forget(id);
    for (const listener of this.#signOutListeners) listener(id);
  }

  /** A new name, a new language, or both. */
  async rename(
    id: Id,
    wish: { readonly name?: string | undefined; readonly language?: Language | undefined },
  ): Promise<StoredPerson> {
    await this.#store.changePerson(id, {
      ...(wish.name === undefined ? {} : { name: checkedName(wish.name) }),
      ...(wish.language === undefined ? {} : { language: wish.language }),
    });
    this.#forget(id);
    const person = await this.#find(id);
    if (person === null) throw unknownPerson();
    for (const listener of this.#listeners) listener(id);
    return person;
  }

  async learning(id: Id): Promise<Learning> {
    return this.#store.learning(id);
  }

  async learn(id: Id, learning: Learning): Promise<Learning> {
    return this.#store.learn(id, learning);
  }

  /** A code that makes another device the same person: once, and soon. Only its hash is kept. */
  async carryLink(id: Id): Promise<string> {
    if ((await this.#find(id)) === null) throw unknownPerson();
    const now = this.#now();
    if ((await this.#store.openCarryLinks(id, now)) >= this.#mostCarryLinks) {
      throw new Refusal('too-fast', 'too many links are open; use one of them, or wait a quarter of an hour');
    }
    const code = newId();
    await this.#store.addCarryLink(hashOf(code), id, now + CARRY_LINK_MS);
    return code;
  }

  /** Null if there is no such code, if it was used before, or if its time is over: which of them is nobody's business. */
  async useCarryLink(code: string): Promise<PersonWithToken | null> {
    if (!CARRY_CODE.test(code)) return null;
    const id = await this.#store.useCarryLink(hashOf(code), this.#now());
    const person = id === null ? null : await this.#find(id);
    return person === null ? null : this.#known(person);
  }

  /** Those of them that are known, by id. */
  async byId(ids: readonly Id[]): Promise<ReadonlyMap<Id, StoredPerson>> {
    const found = new Map<Id, StoredPerson>();
    const missing: Id[] = [];
    for (const id of new Set(ids)) {
      const person = this.#recall(id);
      if (person === null) missing.push(id);
      else found.set(id, person);
    }
    if (missing.length > 0) {
      const epoch = this.#epoch;
      for (const person of await this.#store.people(missing)) {
        found.set(person.id, epoch === this.#epoch ? this.#remember(person) : person);
      }
    }
    return found;
  }

  async #find(id: Id): Promise<StoredPerson | null> {
    const recalled = this.#recall(id);
    if (recalled !== null) return recalled;
    const epoch = this.#epoch;
    const person = await this.#store.person(id);
    // Somebody was changed while this was read, perhaps this one.
    if (epoch !== this.#epoch) return this.#find(id);
    return person === null ? null : this.#remember(person);
  }

  /** Notes that somebody was here, once a day; null if he is gone. */
  async #isSeen(person: StoredPerson): Promise<StoredPerson | null> {
    const now = this.#now();
    if (now - person.seenAt < SEEN_WITHIN_MS) return person;
    const isThere = await this.#store.seen(person.id, now);
    this.#forget(person.id);
    return isThere ? this.#find(person.id) : null;
  }

  #forget(id: Id): void {
    this.#epoch += 1;
    this.#remembered.delete(id);
  }

  #known(person: StoredPerson): PersonWithToken {
    return { person: this.#remember(person), token: signedToken(person, this.#secret) };
  }

  #recall(id: Id): StoredPerson | null {
    const remembered = this.#remembered.get(id);
    return remembered === undefined || remembered.until <= this.#now() ? null : remembered.person;
  }

  #remember(person: StoredPerson): StoredPerson {
    this.#remembered.set(person.id, { person, until: this.#now() + REMEMBERED_MS });
    return person;
  }
}

const noneRemembered = () =>
  new LruMap<Id, { readonly person: StoredPerson; readonly until: number }>(MOST_REMEMBERED);

const hashOf = (code: string): string => createHash('sha256').update(code).digest('hex');

const unknownPerson = (): Refusal =>
  new Refusal('unknown-person', 'nobody here has this identity; make a new one by choosing a name');
