// One connection, and every frame that came over it, as text. Only moments of time are made equal.

import type { GameState, ToClient } from '@tenfold/protocol';
import { LIVE_PATH, PROTOCOL_VERSION } from '@tenfold/protocol';
import { WebSocket } from 'ws';

/** Milliseconds since 1970, wherever they are told: both servers run at the same time, but not at the same instant. */
const MOMENT = /("(?:time|until|at)":)\d{13}\b/g;

export class Wire {
  readonly #socket: WebSocket;
  readonly frames: string[] = [];
  #looks: (() => void)[] = [];
  #isClosed = false;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data: Buffer, isBinary) => {
      const text = isBinary ? JSON.stringify({ type: 'binary', data }) : data.toString('utf8');
      this.frames.push(text.replaceAll(MOMENT, '$1"…"'));
      this.#look();
    });
    socket.on('close', (code) => {
      this.#isClosed = true;
      this.frames.push(JSON.stringify({ type: 'closed', code }));
      this.#look();
    });
  }

  static async connect(url: string, token: string): Promise<Wire> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}${LIVE_PATH}`);
    const wire = new Wire(socket);
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    wire.send(JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION, token }));
    await wire.until((frames) => frames.some((frame) => frame.startsWith('{"type":"welcome"')));
    return wire;
  }

  send(text: string): void {
    this.#socket.send(text);
  }

  async close(): Promise<void> {
    this.#socket.close();
    await this.until(() => this.#isClosed);
  }

  /** Waits until this holds of what has come since `from`. */
  async until(holds: (frames: readonly string[]) => boolean, from = 0): Promise<void> {
    return new Promise((resolve, reject) => {
      const look = (): void => {
        if (holds(this.frames.slice(from))) resolve();
        else if (this.#isClosed) reject(new Error(`closed after ${this.frames.at(-2) ?? 'nothing'}`));
        else this.#looks.push(look);
      };
      look();
    });
  }

  /** Sends a message with this mark and waits for its answer. */
  async ask(message: object, mark: string): Promise<ToClient> {
    const from = this.frames.length;
    this.send(JSON.stringify({ ...message, mark }));
    const isAnswer = (frame: string): boolean => frame.includes(`"mark":"${mark}"`);
    await this.until((frames) => frames.some(isAnswer), from);
    return messageOf(this.frames.slice(from).find(isAnswer) ?? '');
  }

  /** How the game stands, as far as has come. */
  get state(): GameState | null {
    const frame = this.frames.findLast((one) => /^\{"type":"(?:opened|state)"/.test(one));
    if (frame === undefined) return null;
    const message = messageOf(frame);
    return message.type === 'opened' || message.type === 'state' ? message.state : null;
  }

  #look(): void {
    for (const look of this.#looks.splice(0)) look();
  }
}

export const messageOf = (frame: string): ToClient => JSON.parse(frame) as ToClient;
