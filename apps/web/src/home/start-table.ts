// From a set-up to a table: made, filled with bots, and started.

import type { TableOptions } from '@tenfold/protocol';
import { api } from '../api.ts';
import { identity } from '../identity.svelte.ts';

/** Gives back the id of the table on which the game runs. */
export async function startWithBots(options: TableOptions, bots: readonly string[]): Promise<string> {
  const table = await newTable(options);
  try {
    for (const [index, character] of bots.entries()) {
      // Each answer is the table after it: one after another, as at a real one.
      await api.seatBot(table, index + 1, character);
    }
    await api.start(table);
    return table;
  } catch (error) {
    // Nobody comes back to a table that was never started.
    await api.leave(table).catch(() => undefined);
    throw error;
  }
}

export async function newTable(options: TableOptions): Promise<string> {
  await identity.need();
  return (await api.newTable(options)).id;
}
