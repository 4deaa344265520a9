// What a reader of the result should know about the plan.

import type { Language } from '@tenfold/i18n';
import type { Plan, Result } from '@tenfold/sim';
import { nameOf } from '../card-words.ts';
import { listed } from '../layout.ts';

export function remarksOn(result: Result, plan: Plan, language: Language): string[] {
  const seats = plan.strategies.length;
  return result.strategies.flatMap(({ name, missing }, index) => {
    const { players = [] } = plan.strategies[index] ?? {};
    return [
      ...(missing.length === 0
        ? []
        : [
            `${name} would like ${listed(missing.map((card) => nameOf(card, language)))}, which the kingdom lacks.`,
          ]),
      ...(players.length === 0 || players.includes(seats)
        ? []
        : [
            `${name} is meant for ${listed(players.map(String), 'or')} players; these are games of ${seats}.`,
          ]),
    ];
  });
}
