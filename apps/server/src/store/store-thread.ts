// A store that runs in a thread of its own, as the main thread sees it: every call is a message there and one back. No
// disk is ever waited for on this side.

import type { Worker } from 'node:worker_threads';
import { type CarriedError, unpackError } from './carried-error.ts';
import { PLAIN_METHODS, type PlainStore } from './plain-store.ts';
import type { Store } from './store.ts';

export interface StoreCall {
  readonly id: number;
  readonly method: keyof PlainStore;
  readonly args: readonly unknown[];
}

/** What a thread is told: to open a store, what to do with it, and, when it has none, to end. */
export type ToStoreThread = { readonly open: string } | StoreCall | null;

/** The answer to the call of that id; the first one, of `OPENING`, says whether the store could be opened. */
export type StoreReply =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: CarriedError };

export const OPENING = 0;

/** What a thread says without being asked: whether it cannot copy its log at the moment, and why (null: it can again). */
export interface StoreNotice {
  readonly copyingFails: string | null;
}

export type FromStoreThread = StoreReply | StoreNotice;

/** What happens to a store while nobody asks it anything. */
export interface StoreNews {
  /** It has ended by itself; nothing can be asked any more, and only a new process has another. */
  died?(reason: string): void;
  /** Its log cannot be copied into the database, for this reason; null when it can again. */
  copyingFails?(reason: string | null): void;
}

interface Pending {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Where a store is opened, and what becomes of the thread when it is closed again. */
export interface StoreInThread {
  readonly worker: Worker;
  /** Resolves when it may be opened. */
  readonly file: Promise<string>;
  readonly news?: StoreNews;
  readonly giveBack: () => Promise<void>;
}

/** Resolves once the thread has opened its store. */
export async function storeInThread({ worker, file, news = {}, giveBack }: StoreInThread): Promise<Store> {
  const pending = new Map<number, Pending>();
  let lastId = OPENING;
  /** Why nothing more can be asked. */
  let over: string | null = null;
  let closing: Promise<void> | null = null;
  let isOpen = false;

  const end = (why: string): void => {
    const isNews = over === null && isOpen;
    over ??= why;
    if (isNews) news.died?.(over);
    for (const { reject } of pending.values()) reject(new Error(over));
    pending.clear();
  };
  const hear = (answer: FromStoreThread): void => {
    if ('copyingFails' in answer) return news.copyingFails?.(answer.copyingFails);
    const asked = pending.get(answer.id);
    pending.delete(answer.id);
    if ('error' in answer) asked?.reject(unpackError(answer.error));
    else asked?.resolve(answer.value);
  };
  const failed = (error: unknown): void =>
    end(crashed(error instanceof Error ? error.message : String(error)));
  const exited = (code: number): void => end(crashed(`it exited with code ${code}`));
  worker.on('message', hear).on('error', failed).on('exit', exited);
  const letGo = async (): Promise<void> => {
    worker.off('message', hear).off('error', failed).off('exit', exited);
    await giveBack();
  };

  const call = async (method: keyof PlainStore, args: readonly unknown[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (over !== null) {
        reject(new Error(over));
        return;
      }
      lastId += 1;
      // Sent first: what cannot be copied throws here, and nothing is left pending.
      worker.postMessage({ id: lastId, method, args } satisfies StoreCall);
      pending.set(lastId, { resolve, reject });
    });

  try {
    await new Promise((resolve, reject) => {
      pending.set(OPENING, { resolve, reject });
      file.then((open) => worker.postMessage({ open } satisfies ToStoreThread), reject);
    });
  } catch (error) {
    if (over === null) await letGo();
    throw error;
  }
  isOpen = true;

  const plain = Object.fromEntries(
    PLAIN_METHODS.map((method) => [method, async (...args: unknown[]) => call(method, args)]),
  ) as unknown as PlainStore;

  const close = async (): Promise<void> => {
    const closed = call('close', []);
    over ??= CLOSED;
    await closed;
    await letGo();
  };
  return {
    ...plain,
    secret: async (name, make) => (await plain.keptSecret(name)) ?? (await plain.keepSecret(name, make())),
    close: async () => {
      closing ??= close();
      await closing;
    },
  };
}

const CLOSED = 'The store is closed.';

function crashed(reason: string): string {
  return (
    `The thread of the store has ended unexpectedly: ${reason}. ` +
    'What it had not yet confirmed may or may not be on disk. Restart the server.'
  );
}
