// All WebSockets of this server: who is connected, who follows which table, and what is told to them.

import type { Id, Invitation, TableView } from '@tenfold/protocol';
import { setTimeout as wait } from 'node:timers/promises';
import type { WebSocket } from '@fastify/websocket';
import { Multimap } from '../data-structures/multimap.ts';
import type { Rooms } from '../games/rooms.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Logger } from '../log.ts';
import type { People } from '../people/people.ts';
import { Refusal } from '../refusal.ts';
import { inBatches } from '../store/batches.ts';
import { STORE_IN_TROUBLE, StoreTrouble } from '../store/store-trouble.ts';
import type { Invitations } from '../tables/invitations.ts';
import type { PlayAnyone } from '../tables/matching.ts';
import type { Tables } from '../tables/tables.ts';
import type { Caller } from './client-connection.ts';
import { CLOSE, ClientConnection } from './client-connection.ts';
import { refusedText, text } from './messages.ts';
import { type Allowances, Quotas } from '../limits/quotas.ts';
import { ConcurrencyLimit } from '../limits/concurrency-limit.ts';
import { TokenBuckets } from '../limits/token-bucket.ts';
import type { TrafficLimits } from '../limits/traffic-limits.ts';

const NOT_INVITED = text({ type: 'invitations', invitations: [] });
/** How long somebody waits at most until others can find him. */
const ARRIVAL_MS = 1000;

export interface LiveDeps {
  readonly people: People;
  readonly tables: Tables;
  readonly matching: PlayAnyone;
  readonly invitations: Invitations;
  readonly rooms: Rooms;
  readonly limits: TrafficLimits;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly now: () => number;
  /** Where it is counted what may be made; in memory if nothing is said. */
  readonly allowances?: Allowances | undefined;
}

export class Live {
  readonly people: People;
  readonly tables: Tables;
  readonly rooms: Rooms;
  readonly limits: TrafficLimits;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly now: () => number;
  readonly personBuckets: TokenBuckets;
  readonly addressBuckets: TokenBuckets;
  readonly quotas: Quotas;

  readonly #matching: PlayAnyone;
  readonly #invitations: Invitations;
  readonly #connections = new Set<ClientConnection>();
  readonly #ofPerson = new Multimap<ClientConnection>();
  readonly #atTable = new Multimap<ClientConnection>();
  /** What those who are here were told last of their invitations; nothing of those who have none. */
  readonly #invited = new Map<Id, string>();
  readonly #perAddress: ConcurrencyLimit;
  readonly #perPerson: ConcurrencyLimit;
  readonly #heartbeat: NodeJS.Timeout;
  #closing = false;

  constructor(deps: LiveDeps) {
    const { people, tables, matching, invitations, rooms, limits, metrics, log, now, allowances } = deps;
    this.#matching = matching;
    this.#invitations = invitations;
    this.people = people;
    this.tables = tables;
    this.rooms = rooms;
    this.limits = limits;
    this.metrics = metrics;
    this.log = log;
    this.now = now;
    this.personBuckets = new TokenBuckets(limits.perPerson, now);
    this.addressBuckets = new TokenBuckets(limits.perAddress, now);
    this.quotas = new Quotas(limits, now, allowances);
    this.#perAddress = new ConcurrencyLimit(limits.connectionsPerAddress);
    this.#perPerson = new ConcurrencyLimit(limits.connectionsPerPerson);
    // After what has come in was read: a server that was held up itself does not drop those whose answers wait there.
    this.#heartbeat = setInterval(() => void setImmediate(() => this.#beat()), limits.heartbeatMs);
    tables.onChange((view) => this.#tableChanged(view));
    people.onSignOut((person) => this.#signOut(person));
    matching.onMatch((person, table) => this.#matched(person, table));
    invitations.onChange((guest) => void this.invited(guest));
  }

  get size(): number {
    return this.#connections.size;
  }

  get isClosing(): boolean {
    return this.#closing;
  }

  connect(socket: WebSocket, caller: Caller): void {
    const isOneTooMany = !this.#perAddress.add(caller.addressKey);
    if (isOneTooMany || this.#closing) {
      const refusal = isOneTooMany
        ? new Refusal('too-fast', 'too many connections from one address; close some')
        : new Refusal('shutting-down', 'the server goes away; connect again in a moment');
      this.metrics.refused(refusal.code);
      socket.send(refusedText(refusal, undefined));
      socket.close(CLOSE.tryLater);
      if (!isOneTooMany) this.#perAddress.remove(caller.addressKey);
      return;
    }
    this.#connections.add(new ClientConnection(socket, this, caller));
  }

  /** After hello: whether there may be one more of this person. */
  admit(person: Id, connection: ClientConnection): boolean {
    if (!this.#perPerson.add(person)) return false;
    this.#ofPerson.add(person, connection);
    return true;
  }

  left(connection: ClientConnection, person: Id | null): void {
    this.#connections.delete(connection);
    this.#perAddress.remove(connection.caller.addressKey);
    if (person === null) return;
    this.#perPerson.remove(person);
    this.#ofPerson.delete(person, connection);
    if (this.isConnected(person)) return;
    this.#invited.delete(person);
    this.#inform(this.#matching.disconnected(person));
  }

  /** Before somebody is welcomed: whoever looks for people to play with can find him. */
  async arrived(person: Id): Promise<void> {
    // Whoever comes while the store is away is not kept waiting for it; it is written as soon as it can be.
    await Promise.race([
      Promise.resolve(this.#matching.connected(person)).catch(() => undefined),
      wait(ARRIVAL_MS),
    ]);
  }

  /** Tells somebody who is here to which tables he is invited. */
  async invited(person: Id): Promise<void> {
    if (!this.isConnected(person)) return;
    const message = await this.#invitationsOf(person);
    if (message !== null) this.#tellInvitations(person, message);
  }

  /** To which tables somebody who comes is invited; nothing is said where there is none. */
  async tellWhatWaits(person: Id, connection: ClientConnection): Promise<void> {
    const message = await this.#invitationsOf(person);
    if (message === null) return;
    // At other windows he may have missed it.
    if (message !== (this.#invited.get(person) ?? NOT_INVITED)) this.#tellInvitations(person, message);
    else if (message !== NOT_INVITED) connection.send(message);
  }

  /** Of those who are here, these have invitations: whoever was told something else, or of one that is over, is told how it is. */
  async compareInvitations(guests: readonly Id[]): Promise<void> {
    for (const person of new Set([...guests, ...this.#invited.keys()])) {
      if (!this.isConnected(person)) continue;
      const message = await this.#invitationsOf(person);
      if (message !== null && message !== (this.#invited.get(person) ?? NOT_INVITED)) {
        this.#tellInvitations(person, message);
      }
    }
  }

  #tellInvitations(person: Id, message: string): void {
    const connections = this.#ofPerson.get(person);
    if (connections.length === 0 || message === NOT_INVITED) this.#invited.delete(person);
    else this.#invited.set(person, message);
    for (const connection of connections) connection.send(message);
  }

  /** As a message; null if it cannot be found out now. */
  async #invitationsOf(person: Id): Promise<string | null> {
    try {
      const invitations: readonly Invitation[] = await this.#invitations.for(person);
      return text({ type: 'invitations', invitations });
    } catch (error) {
      this.log.error({ err: error }, 'somebody could not be told of an invitation');
      return null;
    }
  }

  isConnected(person: Id): boolean {
    return this.#ofPerson.has(person);
  }

  follow(table: Id, connection: ClientConnection): void {
    this.#atTable.add(table, connection);
  }

  isFollowed(table: Id): boolean {
    return this.#atTable.has(table);
  }

  get followedTables(): readonly Id[] {
    return this.#atTable.keys;
  }

  unfollow(table: Id, connection: ClientConnection): void {
    this.#atTable.delete(table, connection);
  }

  /** Whoever was signed out elsewhere, or has left for good, goes, also if nobody said so here. */
  async compareTokens(): Promise<void> {
    for (const some of inBatches(this.#ofPerson.keys)) {
      const known = await this.people.byId(some);
      for (const person of some) {
        const now = known.get(person)?.generation ?? Number.POSITIVE_INFINITY;
        for (const connection of this.#ofPerson.get(person)) {
          if ((connection.generation ?? now) < now) connection.signOut();
        }
      }
    }
  }

  /** What to tell a client about an error; what it must not know goes to the log. */
  refusalOf(error: unknown): Refusal {
    if (error instanceof Refusal) return error;
    if (error instanceof StoreTrouble) return new Refusal('not-ready', STORE_IN_TROUBLE);
    this.log.error({ err: error }, 'a message could not be carried out');
    return new Refusal(
      'internal',
      'something went wrong on the server; open the table again to see how things stand',
    );
  }

  /** Everybody is told, and what has been begun is finished. */
  async close(): Promise<void> {
    this.#closing = true;
    clearInterval(this.#heartbeat);
    const all = [...this.#connections];
    const message = text({ type: 'closing' });
    for (const connection of all) connection.send(message);
    await Promise.all(all.map((connection) => connection.settled()));
    for (const connection of all) connection.end(CLOSE.goingAway);
  }

  #inform(work: void | Promise<void>): void {
    Promise.resolve(work).catch((error: unknown) =>
      this.log.error({ err: error }, 'that somebody has gone could not be noted'),
    );
  }

  #tableChanged(view: TableView): void {
    const followers = this.#atTable.get(view.id);
    if (followers.length === 0) return;
    const message = text({ type: 'table', table: view });
    for (const connection of followers) connection.tableChanged(view, message);
  }

  #matched(person: Id, table: Id): void {
    const message = text({ type: 'matched', table });
    for (const connection of this.#ofPerson.get(person)) connection.send(message);
  }

  /** Whoever is connected showed a token that is void now. */
  #signOut(person: Id): void {
    for (const connection of this.#ofPerson.get(person)) connection.signOut();
  }

  #beat(): void {
    for (const connection of this.#connections) connection.heartbeat();
    this.personBuckets.tidy();
    this.addressBuckets.tidy();
    this.quotas.tidy();
  }
}
