// Where the players come from: those of @tenfold/bots, or a module of one's own.

import { strategist } from '@tenfold/bots';
import type { Strategist } from './play.ts';

/** The module's export `strategist`; without a module, ours. */
export async function strategistFrom(module: string | undefined): Promise<Strategist> {
  if (module === undefined) return strategist;
  const found = (await import(module)) as { readonly strategist?: Strategist };
  if (typeof found.strategist === 'function') return found.strategist;
  throw new TypeError(
    `${module} has no function called strategist; export one that takes a strategy and gives a BotMaker`,
  );
}
