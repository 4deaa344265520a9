// Lets the characters of a plan prepare for its board before its games are played.

import type { PreparedStrategy } from '@tenfold/bots';
import { characters } from '@tenfold/bots';
import type { PrepareOptions } from './prepare-character.ts';
import { prepareCharacter } from './prepare-character.ts';
import { isSeatedCharacter } from './seated-character.ts';
import type { SimulationPlan } from './simulation-plan.ts';
import { settlePlan } from './simulation-plan.ts';

/** How the characters of a plan prepare, and who is told of it. */
export interface PreparePlanOptions extends Omit<PrepareOptions, 'onProgress'> {
  /** Told who prepares, and which share of it is done, from 0 to 1. */
  readonly onProgress?: (character: string, share: number) => void;
}

/** The plan with what its characters have found for its board; namesakes prepare once. */
export async function preparePlan(
  plan: SimulationPlan,
  { onProgress, ...options }: PreparePlanOptions = {},
): Promise<SimulationPlan> {
  const { kingdom, study, ownCards } = settlePlan(plan).board;
  const table = {
    kingdom,
    players: plan.strategies.length,
    ...(ownCards === undefined ? {} : { ownCards }),
    ...(study ? { study } : {}),
  };
  const found = new Map<string, PreparedStrategy>();
  for (const id of new Set(plan.strategies.filter(isSeatedCharacter).map(({ character }) => character))) {
    const character = characters.find((one) => one.id === id);
    if (character?.preparation === undefined || options.signal?.aborted === true) continue;
    onProgress?.(character.name, 0);
    found.set(
      id,
      await prepareCharacter(id, table, {
        ...options,
        onProgress: (_best, share) => onProgress?.(character.name, share),
      }),
    );
  }
  return {
    ...plan,
    strategies: plan.strategies.map((strategy) => {
      const best = isSeatedCharacter(strategy) ? found.get(strategy.character) : undefined;
      return best === undefined ? strategy : { ...strategy, found: best };
    }),
  };
}
