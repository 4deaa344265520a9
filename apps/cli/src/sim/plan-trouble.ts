// What is wrong with a plan, in the reader's language.

import { RuleError } from '@tenfold/rules';
import type { PlanError, SimulationPlan } from '@tenfold/sim';
import { setupTrouble } from '../play/setup.ts';
import type { TerminalWords } from '../words/index.ts';

export function planTrouble(
  { code, message, facts, cause }: PlanError,
  { kingdom = [] }: SimulationPlan,
  words: TerminalWords,
): string {
  const { plan } = words;
  const text = (fact: string): string => String(facts[fact] ?? '');
  const number = (fact: string): number => Number(facts[fact] ?? 0);
  switch (code) {
    case 'strategy-count':
      return plan.strategyCount(number('count'), number('least'), number('most'));
    case 'bad-seed':
      return words.badSeed(text('seed'));
    case 'empty-strategy':
      return plan.emptyStrategy(text('name'));
    case 'unknown-card':
      return plan.unknownCard(text('name'), text('card'));
    case 'two-kingdoms':
      return plan.twoKingdoms;
    case 'too-many-piles':
      return plan.tooManyPiles(number('count'), number('most'), text('each'));
    default:
      return cause instanceof RuleError ? setupTrouble(cause, { kingdom, players: [] }, words) : message;
  }
}
