// What the server says about itself.

import { expect, vi } from 'vitest';
import { caller } from '../../live/server.ts';

/** NaN if there is no such figure. */
export async function metric(url: string, name: string): Promise<number> {
  const { text } = await caller(url)('GET', '/metrics');
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  return Number(line?.slice(name.length + 1) ?? NaN);
}

/** Waits until there are so many: those who have left are noticed a moment later. */
export async function connections(url: string, count: number): Promise<void> {
  await vi.waitFor(async () => expect(await metric(url, 'tenfold_connections')).toBe(count), {
    timeout: 60_000,
    interval: 100,
  });
}
