// Contests of two strategies, half of the games from each seat, in per cent.

import type { Strategy } from '@tenfold/bots';
import type { SimulationPlan, SimulationResult } from '@tenfold/sim';
import { simulate } from '@tenfold/sim';
import type { KnownContest } from './known-figures.ts';
import { opponents } from './strategies.ts';
import { runTrials } from './trials.ts';

export interface Contest {
  readonly win: number;
  readonly tie: number;
  readonly winGoingFirst: number;
  readonly winGoingSecond: number;
  readonly rounds: number;
  /** Half the interval of 95 % confidence of `win`. */
  readonly spread: number;
}

export interface Mirror {
  readonly first: number;
  readonly second: number;
  readonly tie: number;
  readonly rounds: number;
}

type Board = NonNullable<SimulationPlan['board']>;

/** DominionSim lays out the piles that are named, Dominiate fills them up to ten. */
const boards: Record<KnownContest['opponent'], Board> = {
  'big-money-ultimate': 'named-only',
  'dominiate-big-money': 'full',
};

export async function contest(
  strategy: Strategy,
  opponent: KnownContest['opponent'],
  games: number,
): Promise<Contest> {
  const result = await simulate({
    strategies: [strategy, opponents[opponent]],
    games,
    seed: `fidelity/${strategy.name}`,
    board: boards[opponent],
  });
  const own = result.strategies[0]!;
  return {
    win: 100 * own.wins.rate,
    tie: 100 * own.ties.rate,
    winGoingFirst: 100 * own.seats[0]!.wins.rate,
    winGoingSecond: 100 * own.seats[1]!.wins.rate,
    rounds: result.length.mean,
    spread: 50 * (own.wins.high - own.wins.low),
  };
}

/** Both players follow the strategy; without the guard they end games that they lose by it. */
export async function mirror(strategy: Strategy, guard: boolean, games: number): Promise<Mirror> {
  const plan: SimulationPlan = {
    strategies: [strategy, strategy],
    games,
    seed: `fidelity/${strategy.name}`,
    board: 'named-only',
  };
  const result = await simulate(plan, guard ? {} : { bots: new URL('./fearless.ts', import.meta.url) });
  return {
    first: winsFrom(result, 0),
    second: winsFrom(result, 1),
    tie: 100 * result.strategies[0]!.ties.rate,
    rounds: result.length.mean,
  };
}

function winsFrom({ strategies, games }: SimulationResult, seat: number): number {
  const wins = strategies.reduce((total, { seats }) => total + seats[seat]!.wins.count, 0);
  return (100 * wins) / games;
}

export async function lingeringBridge(games: number): Promise<Contest> {
  const [played = 0, first = 0, second = 0, ties = 0, rounds = 0] = await runTrials(
    'lingering-bridge',
    games,
  );
  const win = (first + second) / played;
  return {
    win: 100 * win,
    tie: (100 * ties) / played,
    winGoingFirst: (200 * first) / played,
    winGoingSecond: (200 * second) / played,
    rounds: rounds / played,
    spread: 196 * Math.sqrt((win * (1 - win)) / played),
  };
}
