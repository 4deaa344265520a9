// A game of a plan to look at: by its number, or the first one that is as wanted.

import { strategist } from '@tenfold/bots';
import type { CardSet } from '@tenfold/rules';
import type { Ending, SettledPlan, SimulationTally } from '@tenfold/sim/core';
import { cardSetOn, rangeRunner } from '@tenfold/sim/core';

/** What a bar, a cell or a point of a chart stands for. Strategies are numbered by their seats in the plan, from 0. */
export type WantedGame =
  | { readonly kind: 'length'; readonly turns: number }
  | { readonly kind: 'ending'; readonly ending: Ending }
  | { readonly kind: 'won'; readonly strategy: number }
  | { readonly kind: 'tied' }
  | { readonly kind: 'any' }
  | { readonly kind: 'bought'; readonly strategy: number; readonly card: string; readonly turn: number }
  /** The Province of this number, from 1, was gained in this turn. */
  | { readonly kind: 'province'; readonly strategy: number; readonly number: number; readonly turn: number }
  /** So many copies are owned at the end, as near as can be. */
  | { readonly kind: 'owned'; readonly strategy: number; readonly card: string; readonly copies: number }
  /** The value after this turn is as near as can be to the mean. */
  | {
      readonly kind: 'typical';
      readonly value: 'points' | 'coins' | 'made';
      readonly turn: number;
      /** By strategy. */
      readonly means: readonly number[];
    };

/** How many games are tried before one gives up, or takes the nearest. */
const MOST_TRIED = 3000;
const MOST_TRIED_FOR_NEAREST = 200;
const SLICE_MS = 12;

export const recordOf = (plan: SettledPlan, number: number): string =>
  rangeRunner(plan, strategist).record(number);

const nextTask = async (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** The record of the first game that is as wanted, or of the one nearest to it; null if none of the first ones is. */
export async function findGame(plan: SettledPlan, wanted: WantedGame): Promise<string | null> {
  const runner = rangeRunner(plan, strategist);
  const set = cardSetOn(plan.board);
  const most = Math.min(plan.games, isNearest(wanted) ? MOST_TRIED_FOR_NEAREST : MOST_TRIED);
  let nearest = { number: 0, distance: Infinity };
  let since = performance.now();
  for (let number = 1; number <= most && nearest.distance > 0; number++) {
    const distance = distanceFrom(wanted, runner.play({ from: number, to: number }), set);
    if (distance < nearest.distance) nearest = { number, distance };
    if (performance.now() - since < SLICE_MS) continue;
    await nextTask();
    since = performance.now();
  }
  return nearest.number === 0 ? null : runner.record(nearest.number);
}

/** What no game may hit: the nearest one will do. */
const isNearest = (wanted: WantedGame): wanted is Extract<WantedGame, { kind: 'typical' | 'owned' }> =>
  wanted.kind === 'typical' || wanted.kind === 'owned';

/** Of the only game in the tally: 0 where it is as wanted, infinite where it is not. */
function distanceFrom(wanted: WantedGame, tally: SimulationTally, set: CardSet): number {
  if (wanted.kind === 'typical') return distanceFromMeans(wanted, tally);
  if (wanted.kind === 'owned') {
    const owned = tally.details[wanted.strategy]?.owned[set.numbers.get(wanted.card) ?? -1] ?? Infinity;
    return Math.abs(owned - wanted.copies);
  }
  return isAsWanted(wanted, tally, set) ? 0 : Infinity;
}

function isAsWanted(
  wanted: Exclude<WantedGame, { kind: 'typical' | 'owned' }>,
  tally: SimulationTally,
  { numbers, province }: CardSet,
): boolean {
  const { results, lengths, details } = tally;
  switch (wanted.kind) {
    case 'length':
      return Object.values(lengths).some((games) => (games[wanted.turns] ?? 0) > 0);
    case 'ending':
      return lengths[wanted.ending].length > 0;
    case 'won':
      return results[wanted.strategy]?.some(({ wins }) => wins > 0) === true;
    case 'tied':
      return results.flat().some(({ ties }) => ties > 0);
    case 'any':
      return true;
    case 'bought':
      return (details[wanted.strategy]?.bought[numbers.get(wanted.card) ?? -1]?.[wanted.turn] ?? 0) > 0;
    case 'province': {
      const gained = details[wanted.strategy]?.gained[province] ?? [];
      const upTo = (turn: number): number => gained.slice(0, turn + 1).reduce((sum, one) => sum + one, 0);
      return upTo(wanted.turn) >= wanted.number && upTo(wanted.turn - 1) < wanted.number;
    }
  }
}

function distanceFromMeans(
  { value, turn, means }: Extract<WantedGame, { kind: 'typical' }>,
  { details }: SimulationTally,
): number {
  return details.reduce((sum, detail, strategy) => {
    if ((detail.reached[turn] ?? 0) === 0) return Infinity;
    return sum + Math.abs((detail[value][turn] ?? 0) - (means[strategy] ?? 0));
  }, 0);
}
