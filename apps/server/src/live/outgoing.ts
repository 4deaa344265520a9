// What is sent over one WebSocket: as few pieces as possible, and not without end to somebody who does not read.

import type { Writable } from 'node:stream';
import type { WebSocket } from '@fastify/websocket';

/** What the WebSocket writes to. */
export type SocketStream = Pick<Writable, 'cork' | 'uncork'>;

export class Outgoing {
  readonly #socket: WebSocket;
  readonly #stream: SocketStream;
  readonly #mostUnread: number;
  #isHeld = false;
  /** The longest message on its way to a client that has not read everything yet. */
  #longestUnread = 0;

  constructor(socket: WebSocket, stream: SocketStream, mostUnread: number) {
    this.#socket = socket;
    this.#stream = stream;
    this.#mostUnread = mostUnread;
  }

  /**
   * Whether the client keeps up with what it is sent. Somebody who does not read would make the server keep everything
   * for him. A long game may be told in one piece all the same: what counts is what waits besides.
   */
  send(message: string): boolean {
    this.#hold();
    const before = this.#socket.bufferedAmount;
    if (before === 0) this.#longestUnread = 0;
    this.#socket.send(message);
    const unread = this.#socket.bufferedAmount;
    this.#longestUnread = Math.max(this.#longestUnread, unread - before);
    return unread <= this.#mostUnread + this.#longestUnread;
  }

  /** What is said in one go leaves in one piece: whoever chose is sent `state` and `done`, and writing costs most of all. */
  #hold(): void {
    if (this.#isHeld) return;
    this.#isHeld = true;
    this.#stream.cork();
    process.nextTick(() => {
      this.#isHeld = false;
      this.#stream.uncork();
    });
  }
}
