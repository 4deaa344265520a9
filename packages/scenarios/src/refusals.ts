// What others refuse, as sentences of scenarios: names that nobody knows, and positions that the rules do not allow.

import type { CardSet, RuleError } from '@tenfold/rules';
import { CardError, nearestNames, nearestPlayer, title } from '@tenfold/rules';
import type { SaidOfScenario } from './sentences/said.ts';
import { said } from './sentences/said.ts';

export function unknownCard(name: string, { ids }: CardSet): SaidOfScenario {
  const [nearest] = nearestNames(name, ids);
  return said('unknownCard', name, nearest === undefined ? '' : title(nearest));
}

export function unknownPlayer(name: string, players: readonly string[]): SaidOfScenario {
  const meant = nearestPlayer(name, players);
  return meant === undefined ? said('unknownPlayer', name, players) : said('misspeltPlayer', name, meant);
}

export function refusedByRules(error: RuleError): SaidOfScenario {
  if (error instanceof CardError) {
    const [trouble] = error.troubles;
    if (trouble !== undefined) return said('badCard', trouble.where, trouble.must);
  }
  return said('refused', error.because, error.facts, error.message);
}
