import { strategistFrom } from './load-bots.ts';
import type { SimulationPlan } from './simulation-plan.ts';
import { settlePlan } from './simulation-plan.ts';
import { rangeRunner } from './range-runner.ts';

/** The record of one game of a plan, by its number from 1: to look at what the strategies do. */
export async function gameRecord(plan: SimulationPlan, number: number, bots?: URL): Promise<string> {
  const strategist = await strategistFrom(bots?.toString());
  return rangeRunner(settlePlan(plan), strategist).record(number);
}
