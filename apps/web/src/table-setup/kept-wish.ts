// With whom one looked for a game last, as the device keeps it.

import type { PlayWish } from '@tenfold/protocol';
import { CLOCKS, KINGDOM_KINDS, TABLE_SIZES } from '@tenfold/protocol';

/** An older page, or a curious person, may have written it: only what is possible counts. */
export function readPlayWish(kept: unknown): PlayWish {
  const { players, kingdom, clock } = fieldsOf(kept);
  return {
    players: someOf(TABLE_SIZES, players) ?? [2, 3, 4],
    kingdom: KINGDOM_KINDS.find((one) => one === kingdom) ?? 'any',
    clock: someOf(CLOCKS, clock) ?? ['gentle', 'fast'],
  };
}

export const fieldsOf = (kept: unknown): Readonly<Record<string, unknown>> =>
  typeof kept === 'object' && kept !== null ? (kept as Readonly<Record<string, unknown>>) : {};

function someOf<One>(all: readonly One[], kept: unknown): readonly One[] | undefined {
  const found = Array.isArray(kept) ? all.filter((one) => kept.includes(one)) : [];
  return found.length === 0 ? undefined : found;
}
