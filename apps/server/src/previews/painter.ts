// Pictures from SVG, painted in a thread of their own and kept for a while: the same link is pasted for many readers.

import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { LruMap } from '../data-structures/lru-map.ts';
import { Refusal } from '../refusal.ts';

/** Each has some hundred kilobytes at most. */
const MOST_KEPT = 200;
/** What waits longer is not waited for by whoever asked. */
const MOST_WAITING = 20;

interface Reply {
  readonly id: number;
  readonly png?: Uint8Array;
  readonly failure?: string;
}

export class Painter {
  readonly #fonts: readonly Uint8Array[];
  readonly #kept = new LruMap<string, Promise<Buffer>>(MOST_KEPT);
  readonly #waiting = new Map<number, PromiseWithResolvers<Buffer>>();
  #worker: Worker | null = null;
  #count = 0;

  constructor(fonts: readonly Uint8Array[]) {
    this.#fonts = fonts;
  }

  async paint(svg: string): Promise<Buffer> {
    const key = createHash('sha256').update(svg).digest('base64url');
    const kept = this.#kept.get(key);
    if (kept !== undefined) return kept;
    if (this.#waiting.size >= MOST_WAITING) {
      throw new Refusal('too-fast', 'too many pictures are being painted; ask again in a minute');
    }
    const painting = this.#ask(svg);
    this.#kept.set(key, painting);
    painting.catch(() => this.#kept.delete(key));
    return painting;
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  async #ask(svg: string): Promise<Buffer> {
    const id = ++this.#count;
    const reply = Promise.withResolvers<Buffer>();
    this.#waiting.set(id, reply);
    this.#worker ??= this.#start();
    this.#worker.postMessage({ id, svg });
    return reply.promise;
  }

  /** When somebody first wants a picture. */
  #start(): Worker {
    const worker = new Worker(new URL('./render-worker.ts', import.meta.url), {
      workerData: { fonts: this.#fonts },
      env: {},
    });
    worker.on('message', ({ id, png, failure }: Reply) => {
      const reply = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (png !== undefined) reply?.resolve(Buffer.from(png));
      else reply?.reject(new Error(`a picture could not be painted: ${failure ?? ''}`));
    });
    worker.on('error', (error: Error) => this.#lost(worker, error));
    worker.on('exit', () => this.#lost(worker, new Error('the thread that paints has ended')));
    worker.unref();
    return worker;
  }

  #lost(worker: Worker, error: Error): void {
    if (worker !== this.#worker) return;
    this.#worker = null;
    for (const reply of this.#waiting.values()) reply.reject(error);
    this.#waiting.clear();
  }
}
