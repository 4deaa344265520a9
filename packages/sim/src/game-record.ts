import { strategistFrom } from './bots.ts';
import type { Plan } from './plan.ts';
import { settlePlan } from './plan.ts';
import { playerOf } from './play.ts';

/** The record of one game of a plan, by its number from 1: to look at what the strategies do. */
export async function gameRecord(plan: Plan, number: number, bots?: URL): Promise<string> {
  const strategist = await strategistFrom(bots?.toString());
  return playerOf(settlePlan(plan), strategist).record(number);
}
