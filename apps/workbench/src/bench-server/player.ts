// One player of the load: a WebSocket, and what it was told last.

import { LIVE_PATH, PROTOCOL_VERSION } from '@tenfold/protocol';
import { WebSocket } from 'ws';
import type { StateFrame } from './frame.ts';
import { readFrame } from './frame.ts';

export interface PlayerEvents {
  /** The game stands so; `opened` if it is another than before. */
  told(seat: number, state: StateFrame, opened: boolean): void;
  refused(text: string): void;
  lost(code: number): void;
}

export class LoadPlayer {
  readonly #socket: WebSocket;
  #isEnding = false;

  private constructor(socket: WebSocket, seat: number, events: PlayerEvents) {
    this.#socket = socket;
    socket.on('message', (data: Buffer) => {
      const { type, state } = readFrame(data);
      if (state !== null) events.told(seat, state, type === 'opened');
      else if (type === 'refused') events.refused(data.toString('utf8'));
    });
    socket.on('close', (code) => {
      if (!this.#isEnding) events.lost(code);
    });
  }

  /** Connected; the table is being opened. */
  static async connect(
    url: string,
    token: string,
    table: string,
    seat: number,
    events: PlayerEvents,
  ): Promise<LoadPlayer> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}${LIVE_PATH}`, {
      perMessageDeflate: false,
      skipUTF8Validation: true,
    });
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      // What goes wrong later closes the connection, and is told by that.
      socket.on('error', ({ message }) => {
        reject(
          new Error(
            `the server at ${url} refused a connection: ${message}; see its limits in server-process.ts, and how many files may be open (ulimit -n)`,
          ),
        );
      });
    });
    const player = new LoadPlayer(socket, seat, events);
    socket.send(JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION, token }));
    socket.send(JSON.stringify({ type: 'open', table }));
    return player;
  }

  choose(game: string, number: number, option: number): void {
    this.#socket.send(`{"type":"choose","game":"${game}","number":${number},"option":${option}}`);
  }

  end(): void {
    this.#isEnding = true;
    this.#socket.terminate();
  }
}
