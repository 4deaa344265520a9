// How a set position may be written, and which numbers may stand in it.

import type { ErrorPath } from './errors.ts';
import { RuleError } from './errors.ts';
import type { Phase } from './engine/state.ts';
import type { CardDefinition, CardId } from './vocabulary/definition.ts';

/** The cards of a player in a position laid out by hand. */
export interface PositionPlayer {
  readonly name: string;
  readonly hand?: readonly CardId[];
  /** Top first, like the discard pile. */
  readonly deck?: readonly CardId[];
  readonly discard?: readonly CardId[];
  readonly inPlay?: readonly CardId[];
  readonly returning?: readonly CardId[];
  /** Cards on the player's mat. */
  readonly mat?: readonly CardId[];
  /** Coin tokens. */
  readonly tokens?: number;
  readonly turns?: number;
  /** Orders that the player's coming shuffles will give, top first; cards left out lie below those named. */
  readonly shuffles?: readonly (readonly CardId[])[];
}

/** Where in whose turn a position laid out by hand begins. */
export interface PositionTurn {
  /** A seat. */
  readonly player?: number;
  readonly possessor?: number;
  /** Whose ordinary turn was last; in a possessed turn the possessor's, unless said otherwise. */
  readonly lastOrdinary?: number;
  readonly phase?: Phase;
  readonly number?: number;
  readonly actions?: number;
  readonly buys?: number;
  readonly coins?: number;
  readonly potions?: number;
  readonly actionsPlayed?: number;
  readonly bought?: number;
  readonly discount?: number;
  /** How many cards its Clean-up draws. */
  readonly nextHand?: number;
  /** How many turns in a row the player has taken, this one included. */
  readonly inARow?: number;
  /** How many coins more each of these cards makes when played this turn. */
  readonly bonuses?: Readonly<Record<CardId, number>>;
}

/** A turn to come: a player's own, or one in which another decides for his left neighbour. */
export interface PositionExtraTurn {
  readonly player: number;
  readonly possessor?: number;
}

/** A position laid out by hand: what is left out is as in a new game. */
export interface Position {
  readonly players: readonly PositionPlayer[];
  /** Any number of piles up to ten. */
  readonly kingdom: readonly CardId[];
  /** Piles that differ from a full pile less what lies elsewhere. */
  readonly supply?: Readonly<Record<CardId, number>>;
  readonly trash?: readonly CardId[];
  /** The deck beside the Supply, top first. It is there with a card of the kingdom that needs it. */
  readonly market?: readonly CardId[];
  readonly turn?: PositionTurn;
  /** In the order in which they will be taken. */
  readonly extraTurns?: readonly PositionExtraTurn[];
  readonly seed?: string;
  /** Home-made cards of this game alone. */
  readonly ownCards?: readonly CardDefinition[];
}

/** No game comes near them; a slip of the pen might. */
const MOST_OF_A_COUNT = 999;

export function wholeNumber(
  value: number,
  what: string,
  place: ErrorPath,
  most = MOST_OF_A_COUNT,
  least = 0,
): number {
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new RuleError(
    'bad-number',
    `${what} is ${value}; it must be a whole number from ${least} to ${most}`,
    place,
    { value, least, most },
  );
}
