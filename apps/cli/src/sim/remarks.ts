// What a reader of the result should know about the plan.

import type { Language, OwnNames } from '@tenfold/i18n';
import type { SimulationPlan, SimulationResult } from '@tenfold/sim';
import { nameOf } from '../card-words.ts';
import { wordsIn } from '../words/index.ts';

export function remarksOn(
  result: SimulationResult,
  plan: SimulationPlan,
  language: Language,
  ownNames: OwnNames = {},
): string[] {
  const words = wordsIn(language);
  const seats = plan.strategies.length;
  return result.strategies.flatMap(({ name, missing }, index) => {
    const { players = [] } = plan.strategies[index] ?? {};
    return [
      ...(missing.length === 0
        ? []
        : [words.wouldLike(name, words.and(missing.map((card) => nameOf(card, language, ownNames))))]),
      ...(players.length === 0 || players.includes(seats)
        ? []
        : [words.meantFor(name, words.or(players.map(String)), seats)]),
    ];
  });
}
