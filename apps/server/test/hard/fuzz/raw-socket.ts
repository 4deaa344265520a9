// A WebSocket on a bare TCP connection: it sends whatever bytes it is given and keeps what comes back.

import { connect } from 'node:net';
import type { Socket } from 'node:net';
import type { ToClient } from '@tenfold/protocol';
import { TurningPoint } from '../turning-point.ts';
import { OPCODE, readFrames } from './frames.ts';

const HEAD_END = Buffer.from('\r\n\r\n');

/** A TCP connection to where the server is. */
export function connectTo(url: string): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  // Whoever sends garbage must expect to be cut off; `close` follows and says so.
  socket.on('error', () => undefined);
  return socket;
}

/** The request that asks for a WebSocket. */
export function upgradeRequest(url: string, headers: Readonly<Record<string, string>>): string {
  return [
    'GET /api/v1/live HTTP/1.1',
    `Host: ${new URL(url).host}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n');
}

export class RawWebSocket {
  readonly #socket: Socket;
  readonly #point = new TurningPoint();
  readonly #hear: (message: ToClient) => void;
  #isOpen = false;
  #isClosed = false;
  #closeCode: number | null = null;
  #pongs = 0;
  #rest: Buffer = Buffer.alloc(0);

  constructor(url: string, headers: Readonly<Record<string, string>>, hear: (message: ToClient) => void) {
    this.#hear = hear;
    this.#socket = connectTo(url);
    this.#socket.write(upgradeRequest(url, headers));
    this.#socket.on('data', (some: Buffer) => {
      try {
        this.#receive(some);
      } catch (error) {
        this.#point.fail(error instanceof Error ? error : new Error(String(error)));
      }
      this.#point.changed();
    });
    this.#socket.on('close', () => {
      this.#isClosed = true;
      this.#point.changed();
    });
  }

  get isClosed(): boolean {
    return this.#isClosed || this.#closeCode !== null;
  }

  /** What the server said when it closed; null if it said nothing. */
  get closeCode(): number | null {
    return this.#closeCode;
  }

  /** Answers to ping frames. */
  get pongs(): number {
    return this.#pongs;
  }

  async opened(): Promise<void> {
    await this.until(() => this.#isOpen || this.isClosed, 'the upgrade to a WebSocket');
    if (!this.#isOpen) throw new Error('no WebSocket was opened');
  }

  write(bytes: Buffer): void {
    if (!this.#isClosed) this.#socket.write(bytes);
  }

  async until(holds: () => boolean, awaited: string): Promise<void> {
    await this.#point.until(holds, () => awaited);
  }

  /** Without a goodbye. */
  destroy(): void {
    this.#socket.destroy();
  }

  #receive(some: Buffer): void {
    this.#rest = this.#rest.length === 0 ? some : Buffer.concat([this.#rest, some]);
    if (!this.#isOpen) {
      const end = this.#rest.indexOf(HEAD_END);
      if (end < 0) return;
      const head = this.#rest.subarray(0, end).toString('latin1');
      if (!head.startsWith('HTTP/1.1 101 ')) throw new Error(`no WebSocket was opened: ${head}`);
      this.#isOpen = true;
      this.#rest = this.#rest.subarray(end + HEAD_END.length);
    }
    const { frames, rest } = readFrames(this.#rest);
    this.#rest = rest;
    for (const { opcode, payload } of frames) {
      if (opcode === OPCODE.text) this.#hear(JSON.parse(payload.toString('utf8')) as ToClient);
      if (opcode === OPCODE.pong) this.#pongs += 1;
      if (opcode === OPCODE.close) this.#closeCode = payload.length >= 2 ? payload.readUInt16BE(0) : 1005;
    }
  }
}
