// What is to be simulated: plain data, so that it travels to other threads and can be kept beside its result.

import type { Strategy } from '@tenfold/bots';
import type { CardDefinition, CardId } from '@tenfold/rules';
import { MOST_PLAYERS, standardCards } from '@tenfold/rules';
import type { Board, BoardName } from './kingdom-board.ts';
import { layBoard } from './kingdom-board.ts';
import { PlanError } from './errors.ts';
import { isSeatedCharacter } from './seated-character.ts';

/** What is to be simulated, as plain data. */
export interface SimulationPlan {
  /** One for each seat, 2 to 6; `seatedCharacter` puts a character there. The same one may be there twice. */
  readonly strategies: readonly Strategy[];
  readonly games: number;
  /** The same plan with the same seed gives the same result, on however many threads. */
  readonly seed: string;
  /** Kingdom cards. */
  readonly kingdom?: readonly CardId[];
  /** Where the Kingdom piles come from. Without it, `kingdom` must have all ten. */
  readonly board?: BoardName;
  /** Home-made cards that the kingdom or a strategy may name. */
  readonly ownCards?: readonly CardDefinition[];
  /**
   * Play each shuffle once from every seat, so that luck is shared out: a paired comparison. The number of games is
   * rounded up to whole rounds.
   */
  readonly mirror?: boolean;
  /** Collect curves, the turns at which cards are gained, and final decks too. Slower. */
  readonly detail?: boolean;
}

/** A plan with everything that it left open. */
export interface SettledPlan {
  readonly strategies: readonly Strategy[];
  /** The strategies' names, each different, fit to be players' names in a record. */
  readonly names: readonly string[];
  readonly games: number;
  readonly seed: string;
  readonly board: Board;
  readonly mirror: boolean;
  readonly detail: boolean;
}

const FEWEST_STRATEGIES = 2;
const MOST_GAMES = 1_000_000_000;

/** Checks a plan and settles what it leaves open. Throws an error that says what to change. */
export function settlePlan(plan: SimulationPlan): SettledPlan {
  const { strategies, games, seed } = plan;
  const count = strategies.length;
  if (count < FEWEST_STRATEGIES || count > MOST_PLAYERS) {
    throw new PlanError(
      'strategy-count',
      `${count} ${count === 1 ? 'strategy' : 'strategies'}: a game takes ${FEWEST_STRATEGIES} to ${MOST_PLAYERS}; ` +
        (count < FEWEST_STRATEGIES
          ? `add ${FEWEST_STRATEGIES - count}`
          : `take ${count - MOST_PLAYERS} away`),
      { count, least: FEWEST_STRATEGIES, most: MOST_PLAYERS },
    );
  }
  if (!Number.isInteger(games) || games < 1 || games > MOST_GAMES) {
    throw new PlanError('bad-games', `${games} games: take a whole number from 1 to ${MOST_GAMES}`);
  }
  if (seed === '' || seed !== seed.trim() || /[#\n\r]/.test(seed)) {
    throw new PlanError(
      'bad-seed',
      `"${seed}" cannot be a seed: a record must be able to hold it; use letters and digits, such as 42`,
      { seed },
    );
  }
  const own = (plan.ownCards ?? []).map(({ id }) => id);
  for (const strategy of strategies) if (!isSeatedCharacter(strategy)) checkCards(strategy, own);
  const names = differentNames(strategies);
  const mirror = plan.mirror === true;
  return {
    strategies,
    names,
    games: mirror ? Math.ceil(games / count) * count : games,
    seed,
    board: layBoard(plan, names),
    mirror,
    detail: plan.detail === true,
  };
}

function checkCards({ name, buy, kingdomCards = [] }: Strategy, own: readonly CardId[]): void {
  if (buy.length === 0) {
    throw new PlanError('empty-strategy', `"${name}" buys nothing; give it at least one rule`, { name });
  }
  const unknown = [...buy.map((rule) => rule.card), ...kingdomCards].find(
    (card) => !standardCards.numbers.has(card) && !own.includes(card),
  );
  if (unknown === undefined) return;
  throw new PlanError(
    'unknown-card',
    `"${name}" speaks of "${unknown}", and there is no such card; take another in its place`,
    { name, card: unknown },
  );
}

/** A strategy may meet itself, and two may be called the same. */
function differentNames(strategies: readonly Strategy[]): string[] {
  const names: string[] = [];
  for (const [index, { name }] of strategies.entries()) {
    const plain = name.replaceAll(/[:#,\s]+/g, ' ').trim() || `Strategy ${index + 1}`;
    let different = plain;
    for (let copy = 2; names.includes(different); copy++) different = `${plain} (${copy})`;
    names.push(different);
  }
  return names;
}
