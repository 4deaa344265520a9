// Those who only take up room: they send a letter now and then, never finish what they began, or never read.

import type { Socket } from 'node:net';
import { OPCODE, frame } from './frames.ts';
import { connectTo, upgradeRequest } from './raw-socket.ts';

const EVERY_MS = 50;

/** Until `end` is called. Whoever is sent away comes back. */
export class Nuisances {
  readonly #sockets = new Set<Socket>();
  readonly #timers: NodeJS.Timeout[] = [];
  #isOver = false;

  constructor(url: string, count: number) {
    const upgrade = Buffer.from(upgradeRequest(url, {}));
    const longWinded = frame({ opcode: OPCODE.text, payload: Buffer.alloc(4000, 'x') });
    for (let index = 0; index < count; index++) {
      this.#drip(url, Buffer.alloc(0), upgrade);
      this.#drip(url, upgrade, longWinded);
      this.#drip(
        url,
        Buffer.from('POST /api/v1/people HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n'),
        upgrade,
      );
      this.#drip(url, upgrade.subarray(0, -2), Buffer.alloc(0));
    }
  }

  end(): void {
    this.#isOver = true;
    for (const timer of this.#timers) clearInterval(timer);
    for (const socket of this.#sockets) socket.destroy();
  }

  /** The beginning at once, the rest letter by letter. */
  #drip(url: string, beginning: Buffer, rest: Buffer): void {
    if (this.#isOver) return;
    const socket = connectTo(url);
    this.#sockets.add(socket);
    socket.pause();
    socket.write(beginning);
    let at = 0;
    const timer = setInterval(() => {
      if (at < rest.length) socket.write(rest.subarray(at, ++at));
    }, EVERY_MS);
    this.#timers.push(timer);
    socket.on('close', () => {
      clearInterval(timer);
      this.#sockets.delete(socket);
      this.#timers.push(setTimeout(() => this.#drip(url, beginning, rest), EVERY_MS));
    });
  }
}
