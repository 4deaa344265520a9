// Scenarios written inside tests: what does not hold, or why they cannot be read.

import { expect } from 'vitest';
import type { Difference } from '../src/index.ts';
import { ScenarioError, parseScenarios, runScenario } from '../src/index.ts';

const FILE = 'test.yaml';

/** What does not hold in the only scenario of the text, in English. */
export function differencesOf(text: string): readonly Omit<Difference, 'said'>[] {
  const [only, more] = parseScenarios(text, FILE);
  if (only === undefined || more !== undefined) throw new Error('expected one scenario');
  return runScenario(only).differences.map(({ line, what, expected, found }) => ({
    line,
    what,
    expected,
    found,
  }));
}

/** Why the text is no scenario that can be played: line and reason. */
export function refusalOf(text: string): string {
  try {
    for (const one of parseScenarios(text, FILE)) runScenario(one);
  } catch (error) {
    if (error instanceof ScenarioError) return error.message.replace(`${FILE}:`, '');
    throw error;
  }
  throw new Error('expected a refusal, but the scenario could be played');
}

/** The text itself, or any that fits the pattern. */
export const like = (text: string | RegExp): unknown =>
  typeof text === 'string' ? text : expect.stringMatching(text);

export interface Parts {
  readonly players?: string;
  readonly moves?: string;
  readonly then?: string;
  /** Further lines, such as `kingdom: [moat]`. */
  readonly more?: string;
}

/** Line 1 is the title, 2 the players, 3 `moves` or `then`; a move is a line of its own. */
export function scenario({ players = '{ Ann: {}, Bob: {} }', moves, then, more }: Parts): string {
  return [
    'title: A test',
    `players: ${players}`,
    ...(more === undefined ? [] : [more]),
    ...(moves === undefined ? [] : ['moves:', ...moves.split('\n').map((move) => `  - ${move.trim()}`)]),
    ...(then === undefined ? [] : [`then: ${then}`]),
  ].join('\n');
}
