// The scenarios of the book, played through: once for all languages.

import type { ScenarioTrace } from '@tenfold/scenarios';
import { traceScenario } from '@tenfold/scenarios';
import type { BookScenario } from '../scenario-player/scenario-library.ts';
import { loadScenarios } from '../scenario-player/scenario-library.ts';

export interface TracedExample extends BookScenario {
  readonly trace: ScenarioTrace;
}

/** By the ruling that they show. */
export async function tracedExamples(
  rulings: readonly string[],
): Promise<ReadonlyMap<string, readonly TracedExample[]>> {
  const traced = rulings.map(async (ruling) => {
    const found = await loadScenarios(ruling);
    return [ruling, found.map((one) => ({ ...one, trace: traceScenario(one.scenario) }))] as const;
  });
  return new Map(await Promise.all(traced));
}
