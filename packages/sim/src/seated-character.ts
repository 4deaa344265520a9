// A character in the place of a strategy.

import type { Character, PreparedStrategy, Strategy } from '@tenfold/bots';

/** A character that plays in a simulation. It has no rules of its own: it makes them up at the table. */
export interface SeatedCharacter extends Strategy {
  /** The id of the character. */
  readonly character: string;
  /** What it has found for the board. Without it, it plays by its first idea. */
  readonly found?: PreparedStrategy;
}

/** A character as a player of a plan; `preparePlan` lets those prepare that do. */
export const seatedCharacter = ({ id, name }: Pick<Character, 'id' | 'name'>): SeatedCharacter => ({
  name,
  buy: [],
  character: id,
});

/** Whether a character sits there, and not a list of rules. */
export const isSeatedCharacter = (strategy: Strategy): strategy is SeatedCharacter => 'character' in strategy;
