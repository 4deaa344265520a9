// A bot's plan as a sentence.

import type { PlanSentences } from './en.ts';
import type { PlanSentence } from './types.ts';

/** What a bot with this plan says; undefined for a plan that has no sentence, as one of a newer bot may not. */
export function planSentence(
  plans: PlanSentences,
  plan: string,
  names: readonly string[],
  list: Intl.ListFormat,
): string | undefined {
  if (!Object.hasOwn(plans, plan)) return undefined;
  const byCount: PlanSentence = plans[plan as keyof PlanSentences];
  return (byCount[names.length] ?? byCount.at(-1))
    ?.replace('{cards}', () => list.format(names))
    .replace('{first}', () => list.format(names.slice(0, 1)))
    .replace('{rest}', () => list.format(names.slice(1)));
}
