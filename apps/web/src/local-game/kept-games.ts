// The games that this device keeps, in the browser's own database. A browser that keeps nothing (a private window, a full
// disk) still plays: then they last as long as the page, and it says so.

import type { KeptGame } from './kept-game.ts';
import { readKeptGame } from './kept-game.ts';
import { noteKept } from './kept-note.ts';

const DATABASE = 'tenfold';
const STORE = 'games';
const VERSION = 1;

const changes = new EventTarget();

/** Those that could not be written down. */
const inMemory = new Map<string, KeptGame>();

let opening: Promise<IDBDatabase> | undefined;

async function database(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(DATABASE, VERSION);
    request.addEventListener('upgradeneeded', () =>
      request.result.createObjectStore(STORE, { keyPath: 'id' }),
    );
    request.addEventListener('success', () => {
      const { result } = request;
      // A later release that needs another shape must not wait for this page.
      result.addEventListener('versionchange', () => {
        result.close();
        opening = undefined;
      });
      resolve(result);
    });
    request.addEventListener('error', () => reject(failure(request.error)));
    request.addEventListener('blocked', () => reject(failure(null)));
  });
  opening.catch(() => (opening = undefined));
  return opening;
}

const failure = (error: DOMException | null): Error =>
  error ?? new Error('the browser gives no database to this page');

async function carryOut<Result>(
  mode: IDBTransactionMode,
  ask: (games: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const transaction = (await database()).transaction(STORE, mode, { durability: 'strict' });
  const request = ask(transaction.objectStore(STORE));
  return new Promise((resolve, reject) => {
    // Whatever was asked for is done when the transaction is: a disk that is full shows only then.
    transaction.addEventListener('complete', () => resolve(request.result));
    transaction.addEventListener('abort', () => reject(failure(transaction.error)));
    transaction.addEventListener('error', () => reject(failure(transaction.error)));
  });
}

/** The latest first. */
export async function keptGames(): Promise<readonly KeptGame[]> {
  const stored = await carryOut('readonly', (games) => games.getAll() as IDBRequest<unknown[]>).catch(
    (): unknown[] => [],
  );
  const read = stored.flatMap((one) => readKeptGame(one) ?? []);
  const all = new Map([...read, ...inMemory.values()].map((game) => [game.id, game]));
  const games = [...all.values()].toSorted((a, b) => b.startedAt - a.startedAt);
  noteKept(games);
  return games;
}

export async function keptGame(id: string): Promise<KeptGame | null> {
  const held = inMemory.get(id);
  if (held !== undefined) return held;
  return readKeptGame(
    await carryOut('readonly', (games) => games.get(id) as IDBRequest<unknown>).catch(() => null),
  );
}

/** False where it lasts only as long as the page. */
export async function keepGame(game: KeptGame): Promise<boolean> {
  try {
    await carryOut('readwrite', (games) => games.put(game));
    inMemory.delete(game.id);
    return true;
  } catch {
    inMemory.set(game.id, game);
    return false;
  } finally {
    changes.dispatchEvent(new Event('change'));
  }
}

export async function forgetGame(id: string): Promise<void> {
  inMemory.delete(id);
  await carryOut('readwrite', (games) => games.delete(id)).catch(() => undefined);
  changes.dispatchEvent(new Event('change'));
}

/** Calls whenever what is kept has changed, such as a game that has gone to the archive meanwhile; gives what ends that. */
export function whenKeptChange(call: () => void): () => void {
  changes.addEventListener('change', call);
  return () => changes.removeEventListener('change', call);
}
