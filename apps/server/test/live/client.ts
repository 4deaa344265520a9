// A client over a real WebSocket, for tests. It remembers all that came.

import type { GameState, Id, ToServer } from '@tenfold/protocol';
import { LIVE_PATH, PROTOCOL_VERSION, ToClient } from '@tenfold/protocol';
import type { ClientOptions } from 'ws';
import { WebSocket } from 'ws';

type OfType<T extends ToClient['type']> = Extract<ToClient, { type: T }>;
type Unmarked<M> = M extends unknown ? Omit<M, 'mark'> : never;
export type Outcome = OfType<'done'> | OfType<'refused'> | OfType<'pong'>;

interface Waiting {
  look(): void;
  fail(code: number): void;
}

export class Client {
  readonly socket: WebSocket;
  readonly received: ToClient[] = [];
  readonly closed: Promise<number>;
  readonly #waiting = new Set<Waiting>();
  #closedWith: number | null = null;
  #marks = 0;

  constructor(url: string, options: ClientOptions = {}) {
    this.socket = new WebSocket(`${url.replace('http', 'ws')}${LIVE_PATH}`, options);
    this.socket.on('message', (data: Buffer) => {
      // The server says nothing that is not in the schema; what it says is kept as it came.
      const message = JSON.parse(data.toString('utf8')) as ToClient;
      ToClient.parse(message);
      this.received.push(message);
      for (const waiting of this.#waiting) waiting.look();
    });
    this.closed = new Promise((resolve) => {
      this.socket.on('close', (code) => {
        this.#closedWith = code;
        for (const waiting of this.#waiting) waiting.fail(code);
        resolve(code);
      });
    });
  }

  /** Connected, and welcomed. */
  static async of(url: string, token: string, options: ClientOptions = {}): Promise<Client> {
    const client = await Client.open(url, options);
    client.send({ type: 'hello', version: PROTOCOL_VERSION, token });
    await client.next('welcome');
    return client;
  }

  static async open(url: string, options: ClientOptions = {}): Promise<Client> {
    const client = new Client(url, options);
    await new Promise<void>((resolve, reject) => {
      client.socket.once('open', resolve);
      client.socket.once('error', reject);
    });
    return client;
  }

  send(message: ToServer | object): void {
    this.socket.send(JSON.stringify(message));
  }

  /** Sends with a mark of its own and gives the answer to it. */
  async ask(message: Unmarked<ToServer> | object): Promise<Outcome> {
    const mark = `m${++this.#marks}`;
    this.send({ ...message, mark });
    return (await this.until((came) => 'mark' in came && came.mark === mark)) as Outcome;
  }

  async choose(game: Id, number: number, option: number): Promise<Outcome> {
    return this.ask({ type: 'choose', game, number, option });
  }

  /** The first message, from `since` on, for which this holds; waits for it if it has not come. */
  async until(holds: (message: ToClient) => boolean, since = 0): Promise<ToClient> {
    return new Promise((resolve, reject) => {
      let at = since;
      const fail = (code: number): void => reject(new Error(`closed with ${code} before it came`));
      const look = (): void => {
        for (; at < this.received.length; at++) {
          const message = this.received[at];
          if (message === undefined || !holds(message)) continue;
          this.#waiting.delete(waiting);
          return resolve(message);
        }
      };
      const waiting = { look, fail };
      this.#waiting.add(waiting);
      look();
      if (this.#closedWith !== null) fail(this.#closedWith);
    });
  }

  async next<T extends ToClient['type']>(type: T, since = 0): Promise<OfType<T>> {
    return (await this.until((message) => message.type === type, since)) as OfType<T>;
  }

  /** How the game stands, after the last that came. */
  state(game: Id): GameState | undefined {
    return this.received
      .flatMap((message) => (message.type === 'opened' || message.type === 'state' ? [message.state] : []))
      .findLast((state) => state.game === game);
  }

  /** Waits until the game stands so. */
  async stands(game: Id, holds: (state: GameState) => boolean): Promise<GameState> {
    const now = this.state(game);
    if (now !== undefined && holds(now)) return now;
    const came = await this.until(
      (message) =>
        (message.type === 'opened' || message.type === 'state') &&
        message.state.game === game &&
        holds(message.state),
      this.received.length,
    );
    if (came.type !== 'opened' && came.type !== 'state') throw new Error('no state');
    return came.state;
  }

  async end(): Promise<void> {
    this.socket.close();
    await this.closed;
  }
}
