// One WebSocket to the server. It comes back by itself after a loss, and whoever uses it hears of both.

import type { RefusalCode, ToClient, ToServer } from '@tenfold/protocol';
import { LIVE_PATH, PROTOCOL_VERSION } from '@tenfold/protocol';
import { readMessage } from '@tenfold/protocol/client';
import { Refused, ofAnotherRelease } from '../api.ts';

export type ConnectionState = 'connecting' | 'open' | 'lost' | 'refused';

export interface ConnectionUser {
  /** After each welcome: say again what shall be followed. The time is the server's. */
  welcomed(time: number): void;
  received(message: ToClient): void;
  /** With `refused` comes why; there will be no further attempt. */
  changed(state: ConnectionState, refusal?: Refused): void;
}

type Message = ToServer extends infer One
  ? One extends { mark?: unknown }
    ? Omit<One, 'mark'>
    : never
  : never;

interface Waiting {
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 4_000;
/**
 * A server can die without a word; a question that stays unanswered shows it. Together with the way to the next server it takes
 * less than five seconds. Whoever does not look needs no such hurry.
 */
const SILENCE_MS = 2_000;
const HIDDEN_SILENCE_MS = 20_000;
/** Longer each time that it was in vain, until an answer comes within this again: the line is slow, not dead. */
const PONG_MS = 1_800;
const LONGEST_PONG_MS = 6_000;
const FATAL_CODES: ReadonlySet<RefusalCode> = new Set(['wrong-version', 'unknown-person']);

export class Connection {
  private readonly user: ConnectionUser;
  private socket: WebSocket | undefined;
  private isWelcome = false;
  private closed = false;
  private losses = 0;
  private patience = PONG_MS;
  private askedAt = 0;
  private marks = 0;
  private readonly waiting = new Map<string, Waiting>();
  private retry: ReturnType<typeof setTimeout> | undefined;
  private heartbeat: ReturnType<typeof setTimeout> | undefined;
  private heard: ToClient[] = [];
  private readonly soon = new MessageChannel();

  constructor(user: ConnectionUser) {
    this.user = user;
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
    this.soon.port1.addEventListener('message', () => this.receiveAll());
    this.soon.port1.start();
    this.connect();
  }

  /** Resolves when the server has done it; rejects with `Refused`, or when the connection is lost before the answer. */
  async say(message: Message): Promise<void> {
    const { socket } = this;
    if (socket?.readyState !== WebSocket.OPEN || (!this.isWelcome && message.type !== 'hello')) {
      throw new ConnectionLost();
    }
    this.marks += 1;
    const mark = String(this.marks);
    return new Promise((resolve, reject) => {
      this.waiting.set(mark, { resolve, reject });
      socket.send(JSON.stringify({ ...message, mark }));
    });
  }

  close(): void {
    this.closed = true;
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    clearTimeout(this.retry);
    clearTimeout(this.heartbeat);
    this.soon.port1.close();
    this.socket?.close();
  }

  private connect(): void {
    if (this.closed) return;
    this.user.changed(this.losses === 0 ? 'connecting' : 'lost');
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}${LIVE_PATH}`);
    this.socket = socket;
    socket.addEventListener('open', () => {
      this.say({ type: 'hello', version: PROTOCOL_VERSION }).catch((error: unknown) => this.unwelcome(error));
    });
    socket.addEventListener('message', ({ data }) => {
      if (socket === this.socket) this.hear(String(data));
    });
    socket.addEventListener('close', () => {
      if (socket === this.socket) this.lose();
    });
    this.beat();
  }

  /** Messages that come together are taken together: the page changes once. */
  private hear(text: string): void {
    this.beat();
    let message: ToClient | null;
    try {
      message = readMessage(JSON.parse(text));
    } catch (error) {
      this.giveUp(ofAnotherRelease(error));
      return;
    }
    // A kind that this release does not know is nothing that it would need.
    if (message === null) return;
    if (this.heard.push(message) === 1) this.soon.port2.postMessage(null);
  }

  private receiveAll(): void {
    for (const message of this.heard.splice(0)) this.receive(message);
  }

  private receive(message: ToClient): void {
    switch (message.type) {
      case 'welcome':
        this.isWelcome = true;
        this.losses = 0;
        this.user.changed('open');
        this.user.welcomed(message.time);
        break;
      case 'pong':
        if (performance.now() - this.askedAt < PONG_MS) this.patience = PONG_MS;
        this.settle(message.mark)?.resolve();
        break;
      case 'done':
        this.settle(message.mark)?.resolve();
        break;
      case 'refused':
        this.settle(message.mark)?.reject(new Refused(message.code, message.reason));
        break;
      default:
        this.user.received(message);
    }
  }

  private settle(mark: string | undefined): Waiting | undefined {
    if (mark === undefined) return undefined;
    const waiting = this.waiting.get(mark);
    this.waiting.delete(mark);
    return waiting;
  }

  private unwelcome(error: unknown): void {
    if (error instanceof Refused && FATAL_CODES.has(error.code)) this.giveUp(error);
  }

  private giveUp(refusal: Refused): void {
    this.user.changed('refused', refusal);
    this.close();
  }

  private lose(): void {
    this.isWelcome = false;
    this.socket = undefined;
    this.heard = [];
    clearTimeout(this.heartbeat);
    for (const { reject } of this.waiting.values()) reject(new ConnectionLost());
    this.waiting.clear();
    if (this.closed) return;
    this.losses += 1;
    this.user.changed('lost');
    const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (this.losses - 1));
    // Not all at once when a server comes back.
    this.retry = setTimeout(() => this.connect(), longest * (0.5 + Math.random() / 2));
  }

  /** The network, or the person, is back: do not wait any longer. */
  private readonly hurry = (): void => {
    if (this.closed || document.visibilityState === 'hidden') return;
    if (this.socket !== undefined) {
      this.ask();
      return;
    }
    clearTimeout(this.retry);
    this.connect();
  };

  private beat(): void {
    clearTimeout(this.heartbeat);
    const silence = document.visibilityState === 'hidden' ? HIDDEN_SILENCE_MS : SILENCE_MS;
    this.heartbeat = setTimeout(() => this.ask(), silence);
  }

  private ask(): void {
    const { socket } = this;
    clearTimeout(this.heartbeat);
    this.heartbeat = setTimeout(() => {
      if (socket !== this.socket) return;
      this.patience = Math.min(LONGEST_PONG_MS, this.patience * 2);
      this.lose();
      socket?.close();
    }, this.patience);
    this.askedAt = performance.now();
    this.say({ type: 'ping' }).catch(() => undefined);
  }
}

export class ConnectionLost extends Error {
  constructor() {
    super('the connection to the server was lost');
  }
}
