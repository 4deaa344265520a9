// Files that are fetched once, and again only if that failed: a connection that is lost may come back.

import { outside } from '../base-path.ts';

/** What `key` stands for, made by `make` unless it is there or on its way. */
export async function once<Key, Value>(
  known: Map<Key, Promise<Value>>,
  key: Key,
  make: () => Promise<Value>,
): Promise<Value> {
  const making = known.get(key) ?? make();
  known.set(key, making);
  try {
    return await making;
  } catch (error) {
    known.delete(key);
    throw error;
  }
}

/** A file of data that was made with the page, and fits what the page takes it for. */
export async function fetchJson<Data>(address: string): Promise<Data> {
  const answer = await fetch(outside(address));
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  return (await answer.json()) as Data;
}
