// One WebSocket: says hello, follows tables, makes choices. Messages are carried out in the order in which they come,
// each to its end, and each is answered by `done` or `refused`.

import type { Id, TableView, ToServer } from '@tenfold/protocol';
import { API_PATH, PROTOCOL_VERSION } from '@tenfold/protocol';
import type { WebSocket } from '@fastify/websocket';
import { SerialQueue } from '../data-structures/serial-queue.ts';
import { Refusal } from '../refusal.ts';
import type { StoredPerson } from '../store/store.ts';
import type { TableHost } from './followed-table.ts';
import { FollowedTable } from './followed-table.ts';
import { carryOutInGame, isAboutGame } from './game-messages.ts';
import type { SocketStream } from './outgoing.ts';
import { Outgoing } from './outgoing.ts';
import { marked, readMessage, refusedText, text } from './messages.ts';
import type { Quotas } from '../limits/quotas.ts';
import type { TokenBuckets } from '../limits/token-bucket.ts';
import { TokenBucket } from '../limits/token-bucket.ts';
import type { TrafficLimits } from '../limits/traffic-limits.ts';
import type { Logger } from '../log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { People } from '../people/people.ts';

/** Close codes of RFC 6455: the server goes away, what was sent is not acceptable, too much at the moment. */
export const CLOSE = { goingAway: 1001, unacceptable: 1008, tryLater: 1013 } as const;

export interface Caller {
  readonly addressKey: string;
  /** The token of the cookie that came with the connection. */
  readonly cookie: string | undefined;
  readonly stream: SocketStream;
}

/** What a connection needs of the server, which has it among its connections. */
interface ConnectionHost extends TableHost {
  readonly people: People;
  readonly limits: TrafficLimits;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly now: () => number;
  readonly personBuckets: TokenBuckets;
  readonly addressBuckets: TokenBuckets;
  readonly quotas: Quotas;
  admit(person: Id, connection: ClientConnection): boolean;
  arrived(person: Id): Promise<void>;
  tellWhatWaits(person: Id, connection: ClientConnection): Promise<void>;
  left(connection: ClientConnection, person: Id | null): void;
  follow(table: Id, connection: ClientConnection): void;
  unfollow(table: Id, connection: ClientConnection): void;
  refusalOf(error: unknown): Refusal;
}

/** A game that is opened costs a token for each so many letters that are sent, and no more than so many tokens. */
const LETTERS_A_TOKEN = 16 * 1024;
const MOST_TOKENS = 20;

type Message<T extends ToServer['type']> = Extract<ToServer, { type: T }>;

export class ClientConnection {
  readonly #socket: WebSocket;
  readonly #live: ConnectionHost;
  readonly #caller: Caller;
  readonly #outgoing: Outgoing;
  readonly #messages: TokenBucket;
  readonly #patience: TokenBucket;
  readonly #tables = new Map<Id, FollowedTable>();
  readonly #helloTimer: NodeJS.Timeout;
  #person: StoredPerson | null = null;
  readonly #queue = new SerialQueue();
  #heard = true;
  #gone = false;

  constructor(socket: WebSocket, live: ConnectionHost, caller: Caller) {
    this.#socket = socket;
    this.#live = live;
    this.#caller = caller;
    const { limits, now } = live;
    this.#outgoing = new Outgoing(socket, caller.stream, limits.unreadBytes);
    this.#messages = new TokenBucket(limits.perConnection, now);
    this.#patience = new TokenBucket(limits.patience, now);
    this.#helloTimer = setTimeout(() => {
      this.#refuse(new Refusal('unknown-person', 'no hello came in time; connect again and send it first'));
      this.end(CLOSE.unacceptable);
    }, limits.helloWithinMs);
    socket.on('message', (data: Buffer, isBinary: boolean) => this.#receive(data, isBinary));
    socket.on('pong', () => (this.#heard = true));
    socket.on('close', () => this.#leave());
  }

  get caller(): Caller {
    return this.#caller;
  }

  /** Of the token that was shown; null before hello. */
  get generation(): number | null {
    return this.#person?.generation ?? null;
  }

  // What others ask of a connection

  send(message: string): void {
    if (this.#gone) return;
    if (!this.#outgoing.send(message)) this.drop('does not read');
  }

  /** The table has changed; perhaps another game is played there now. */
  tableChanged(view: TableView, message: string): void {
    const followed = this.#tables.get(view.id);
    if (followed === undefined) return;
    followed.changed(view, message);
    if (followed.isBehind) this.#inTurn(() => followed.keepUp());
  }

  /** Is anybody there? Whoever did not answer the last time is not. */
  heartbeat(): void {
    if (!this.#heard) return this.drop('does not answer');
    this.#heard = false;
    this.#socket.ping();
  }

  /** As if this server ended: the client comes back, to another if it can. */
  #goElsewhere(): void {
    this.send(text({ type: 'closing' }));
    this.end(CLOSE.goingAway);
  }

  end(code: number): void {
    this.#socket.close(code);
    this.#leave();
  }

  signOut(): void {
    this.#refuse(new Refusal('unknown-person', 'this identity was signed out everywhere; connect again'));
    this.end(CLOSE.unacceptable);
  }

  drop(why: string): void {
    this.#live.log.info({ why }, 'connection dropped');
    this.#socket.terminate();
    this.#leave();
  }

  /** When everything that had come in is dealt with. */
  async settled(): Promise<void> {
    await this.#queue.settled();
  }

  // What comes in

  #receive(data: Buffer, isBinary: boolean): void {
    if (this.#gone) return;
    this.#heard = true;
    if (this.#isTooFast()) return this.#blame(new Refusal('too-fast', 'too many messages; wait a second'));
    if (isBinary) return this.#blame(new Refusal('malformed', 'binary frames are not understood; send text'));
    const read = readMessage(data.toString('utf8'));
    if ('refusal' in read) return this.#blame(read.refusal, read.mark);
    const { message } = read;
    if (this.#live.isClosing) {
      return this.#refuse(
        new Refusal('shutting-down', 'the server goes away; connect again in a moment'),
        message.mark,
      );
    }
    if (this.#queue.length >= this.#live.limits.waitingMessages) {
      return this.#blame(new Refusal('too-fast', 'too many messages wait for an answer'), message.mark);
    }
    const { metrics } = this.#live;
    const since = metrics.clock();
    this.#inTurn(async () => {
      try {
        await this.#carryOut(message);
        if (message.type === 'choose') metrics.chosen(since);
        if (message.type !== 'hello' && message.type !== 'ping') {
          this.send(text({ type: 'done', ...marked(message.mark) }));
        }
      } catch (error) {
        this.#refuse(this.#live.refusalOf(error), message.mark);
      }
    });
  }

  #isTooFast(): boolean {
    const { personBuckets, addressBuckets } = this.#live;
    const taken = [
      this.#messages.take(),
      addressBuckets.take(this.#caller.addressKey),
      this.#person === null || personBuckets.take(this.#person.id),
    ];
    return taken.includes(false);
  }

  #inTurn(work: () => Promise<void>): void {
    this.#queue.enqueue(work).catch((error: unknown) => this.#refuse(this.#live.refusalOf(error)));
  }

  async #carryOut(message: ToServer): Promise<void> {
    if (this.#gone) return;
    if (message.type === 'hello') return this.#hello(message);
    if (this.#person === null) throw new Refusal('unknown-person', 'say hello first');
    const person = this.#person.id;
    const { rooms, now } = this.#live;
    if (message.type === 'say') this.#live.quotas.phrase(person);
    if (isAboutGame(message)) return carryOutInGame(message, person, rooms);
    switch (message.type) {
      case 'ping':
        return this.send(text({ type: 'pong', ...marked(message.mark), time: now() }));
      case 'open':
        return this.#open(message.table, person);
      case 'close':
        return this.#close(message.table);
    }
  }

  async #hello({ version, token, mark }: Message<'hello'>): Promise<void> {
    if (this.#person !== null) throw new Refusal('malformed', 'hello is said once');
    if (version !== PROTOCOL_VERSION) {
      this.#refuse(
        new Refusal('wrong-version', `this server speaks version ${PROTOCOL_VERSION}, not ${version}`),
        mark,
      );
      return this.end(CLOSE.unacceptable);
    }
    const person = await this.#whoHas(token ?? this.#caller.cookie ?? '');
    if (this.#gone) return;
    if (person === null) {
      throw new Refusal(
        'unknown-person',
        `no identity came along, or not one of this server: POST ${API_PATH}/people`,
      );
    }
    if (!this.#live.admit(person.id, this)) {
      this.#refuse(new Refusal('too-fast', 'too many connections of one person; close some'), mark);
      return this.end(CLOSE.tryLater);
    }
    clearTimeout(this.#helloTimer);
    this.#person = person;
    await this.#live.arrived(person.id);
    const { id, name, language } = person;
    const time = this.#live.now();
    this.send(text({ type: 'welcome', version: PROTOCOL_VERSION, person: { id, name, language }, time }));
    // Nothing that is asked next waits for this.
    void this.#live.tellWhatWaits(id, this);
  }

  /** As things stand when it is told: a token may be made void while it is looked up. */
  async #whoHas(token: string): Promise<StoredPerson | null> {
    const { people } = this.#live;
    const { epoch } = people;
    const person = await people.fromToken(token);
    return epoch === people.epoch ? person : this.#whoHas(token);
  }

  /** A game that was opened can be long to tell, and is asked for with a few letters. */
  #tellGame(message: string, person: Id): void {
    const tokens = Math.min(MOST_TOKENS, Math.ceil(message.length / LETTERS_A_TOKEN));
    this.#messages.spend(tokens);
    this.#live.personBuckets.spend(person, tokens);
    this.send(message);
  }

  async #open(table: Id, person: Id): Promise<void> {
    const known = this.#tables.get(table);
    if (known !== undefined) return known.tellAgain();
    if (this.#tables.size >= this.#live.limits.tablesPerConnection) {
      throw new Refusal('not-allowed', 'too many tables on one connection; close some');
    }
    const followed = new FollowedTable(table, this.#live, {
      person,
      send: (message) => this.send(message),
      sendWhole: (message) => this.#tellGame(message, person),
      goElsewhere: () => this.#goElsewhere(),
    });
    this.#tables.set(table, followed);
    this.#live.follow(table, this);
    try {
      await followed.begin();
    } catch (error) {
      this.#tables.delete(table);
      this.#live.unfollow(table, this);
      throw error;
    }
    if (this.#gone) followed.end();
  }

  #close(table: Id): void {
    const followed = this.#tables.get(table);
    if (followed === undefined) throw new Refusal('unknown-table', 'this table is not followed here');
    this.#tables.delete(table);
    this.#live.unfollow(table, this);
    followed.end();
  }

  #refuse(refusal: Refusal, mark?: string): void {
    this.#live.metrics.refused(refusal.code);
    this.send(refusedText(refusal, mark));
  }

  /** For what no honest client does often. */
  #blame(refusal: Refusal, mark?: string): void {
    this.#refuse(refusal, mark);
    if (!this.#patience.take()) {
      this.#live.log.warn({ code: refusal.code }, 'connection closed after too many refusals');
      this.end(CLOSE.unacceptable);
    }
  }

  #leave(): void {
    if (this.#gone) return;
    this.#gone = true;
    clearTimeout(this.#helloTimer);
    for (const [table, followed] of this.#tables) {
      this.#live.unfollow(table, this);
      followed.end();
    }
    this.#tables.clear();
    this.#live.left(this, this.#person?.id ?? null);
  }
}
