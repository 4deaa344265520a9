// Which Kingdom piles lie on the table.

import type { Strategy } from '@tenfold/bots';
import type { CardDefinition, CardId, CardSet, Setup } from '@tenfold/rules';
import {
  KINGDOM_PILES,
  RuleError,
  completeSetup,
  ownCardSet,
  randomKingdom,
  setOfCard,
  standardCards,
} from '@tenfold/rules';
import { PlanError } from './errors.ts';

/**
 * - `full`: the cards given and those that the strategies name, filled up to ten at random from the seed;
 * - `named-only`: the cards that the strategies name and no others, as most simulators do.
 */
export const BOARDS = ['full', 'named-only'] as const;
/** A way to come by the Kingdom piles. */
export type BoardName = (typeof BOARDS)[number];

/** The piles that lie there in every game of a plan. */
export interface Board {
  readonly kingdom: readonly CardId[];
  /** Fewer than ten piles: no game that could be played at a table. */
  readonly study: boolean;
  /** Home-made cards among them. One list for all games, which know it by being the same. */
  readonly ownCards?: readonly CardDefinition[];
  /** Kingdom cards that a strategy names and that are not there, by strategy. */
  readonly missing: readonly (readonly CardId[])[];
}

interface Wish {
  readonly strategies: readonly Strategy[];
  readonly seed: string;
  readonly kingdom?: readonly CardId[];
  readonly board?: BoardName;
  readonly ownCards?: readonly CardDefinition[];
}

export function layBoard(wish: Wish, names: readonly string[]): Board {
  const named = wish.strategies.map(kingdomCardsOf);
  const kingdom = kingdomFor(wish, named, names);
  const study = kingdom.length < KINGDOM_PILES && wish.board === 'named-only';
  const lying = (wish.ownCards ?? []).filter(({ id }) => kingdom.includes(id));
  const own = lying.length === 0 ? {} : { ownCards: lying };
  inPlan('bad-kingdom', () => completeSetup(setupFor({ kingdom, study, ...own }, names, wish.seed)));
  return {
    kingdom,
    study,
    ...own,
    missing: named.map((cards) => cards.filter((card) => !kingdom.includes(card))),
  };
}

export function setupFor(
  { kingdom, study, ownCards }: Pick<Board, 'kingdom' | 'study' | 'ownCards'>,
  players: readonly string[],
  seed: string,
): Setup {
  return {
    players,
    kingdom,
    seed,
    generator: 'fast',
    start: 0,
    ...(ownCards === undefined ? {} : { ownCards }),
    ...(study ? { study: true } : {}),
  };
}

/** The cards that games on this board are played with. */
export const cardSetOn = ({ ownCards }: Pick<Board, 'ownCards'>): CardSet =>
  ownCards === undefined ? standardCards : ownCardSet(ownCards);

/** The Kingdom cards that a strategy wants, in the order in which it names them. */
export function kingdomCardsOf({ buy, kingdomCards = [] }: Strategy): CardId[] {
  const cards = [...kingdomCards, ...buy.map((rule) => rule.card)];
  return [...new Set(cards)].filter((card) => setOfCard(card) !== 'basic');
}

function kingdomFor(
  { kingdom, board, seed, ownCards = [] }: Wish,
  named: readonly (readonly CardId[])[],
  names: readonly string[],
): readonly CardId[] {
  if (board === undefined) {
    if (kingdom !== undefined) return kingdom;
    throw new PlanError('no-kingdom', 'there is no kingdom; name ten cards, or a board: full or named-only');
  }
  if (board === 'named-only' && kingdom !== undefined) {
    throw new PlanError(
      'two-kingdoms',
      'a kingdom and the board "named-only" contradict each other; leave one of them out',
    );
  }
  const wanted = [...new Set([...(kingdom ?? []), ...named.flat()])];
  if (wanted.length > KINGDOM_PILES) throw tooManyPiles(wanted.length, named, names);
  if (board === 'named-only') return wanted.toSorted();
  // Those that nobody asks for stay in their box.
  const wantedOwn = ownCards.filter(({ id }) => wanted.includes(id));
  return inPlan('bad-kingdom', () =>
    randomKingdom({ musts: wanted, ownCards: wantedOwn }, `${seed}/kingdom`),
  );
}

function tooManyPiles(
  count: number,
  named: readonly (readonly CardId[])[],
  names: readonly string[],
): PlanError {
  const each = named.map((cards, index) => `${names[index] ?? ''}: ${cards.join(', ') || 'none'}`).join('; ');
  return new PlanError(
    'too-many-piles',
    `${count} Kingdom cards are wanted and there is room for ${KINGDOM_PILES} (${each}); ` +
      'name a kingdom of ten, or compare strategies that share more cards',
    { count, most: KINGDOM_PILES, each },
  );
}

/** What the rules refuse is a fault of the plan here. */
function inPlan<T>(code: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    const refused = new PlanError(code, error.message);
    refused.cause = error;
    throw refused;
  }
}
