// Plays some of the games of a plan, one after the other, and counts.

import type { BotMaker, Strategy } from '@tenfold/bots';
import type { CardSet, Game } from '@tenfold/rules';
import { cardSetOf, emptyPilesToEnd, pointsOf, winnersOf } from '@tenfold/rules';
import { DetailWatcher, printedCoins } from './detail-watcher.ts';
import { GameError } from './errors.ts';
import { playGame, recordOf } from './game-loop.ts';
import { cardSetOn } from './kingdom-board.ts';
import type { SettledPlan } from './simulation-plan.ts';
import { seatingOf } from './seating.ts';
import type { Ending, SimulationTally } from './tally.ts';
import { WHOLE_SHARE, count, newTally } from './tally.ts';

/** Makes a player of a strategy. */
export type Strategist = (strategy: Strategy) => BotMaker;

/** Games of a plan, both ends included. Parts of the work begin and end with whole rounds (see `seatingOf`). */
export interface GameRange {
  readonly from: number;
  readonly to: number;
}

/** Plays the games of a plan that it is told to. */
export interface RangeRunner {
  /** Stops between two rounds when asked to. Throws a GameError for the first game that breaks. */
  play(range: GameRange, stopped?: () => boolean): SimulationTally;
  /** The record of one game. */
  record(number: number): string;
}

/** A player of the plan's games, in this thread. */
export function rangeRunner(plan: SettledPlan, strategist: Strategist): RangeRunner {
  const makers = plan.strategies.map((strategy) => strategist(strategy));
  const coins = printedCoins(cardSetOn(plan.board));
  return {
    play(range, stopped = () => false) {
      const tally = newTally(plan);
      const shares = makers.map(() => 0);
      let game: Game | undefined;
      for (let number = range.from; number <= range.to; number++) {
        const seating = seatingOf(number, makers.length);
        const isFirstOfRound = (number - 1) % makers.length === 0;
        if (isFirstOfRound && stopped()) break;
        game = playOne(plan, makers, number, tally, seating, coins, game);
        countResult(tally, game, seating, shares);
        // What belongs together: the games of a mirrored round, else each game by itself.
        if (plan.mirror && number % makers.length !== 0) continue;
        for (let strategy = 0; strategy < shares.length; strategy++) {
          tally.squares[strategy]! += shares[strategy]! ** 2;
          shares[strategy] = 0;
        }
      }
      return tally;
    },
    record: (number) => recordOf(plan, makers, number),
  };
}

function playOne(
  plan: SettledPlan,
  makers: readonly BotMaker[],
  number: number,
  tally: SimulationTally,
  seating: readonly number[],
  coins: readonly number[],
  before: Game | undefined,
): Game {
  try {
    if (!plan.detail) return playGame(plan, makers, number, { before });
    const details = seating.map((strategy) => tally.details[strategy]!);
    const set = cardSetOn(plan.board);
    const watch = (game: Game): DetailWatcher => new DetailWatcher(game, details, set, coins);
    return playGame(plan, makers, number, { before, watch });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const broken = new GameError(number, reason, recordOf(plan, makers, number));
    broken.cause = error;
    throw broken;
  }
}

function countResult(tally: SimulationTally, game: Game, seating: readonly number[], shares: number[]): void {
  const set = cardSetOf(game);
  const winners = winnersOf(game, set);
  const share = WHOLE_SHARE / winners.length;
  tally.games++;
  count(tally.lengths[endingOf(game, set)], game.seats[0]!.turns);
  for (let seat = 0; seat < seating.length; seat++) {
    const strategy = seating[seat]!;
    const result = tally.results[strategy]![seat]!;
    const points = pointsOf(game, set, seat);
    result.games++;
    result.points += points;
    result.squaredPoints += points * points;
    result.turns += game.seats[seat]!.turns;
    if (!winners.includes(seat)) continue;
    if (winners.length === 1) result.wins++;
    else result.ties++;
    result.share += share;
    shares[strategy]! += share;
  }
}

function endingOf(game: Game, set: CardSet): Ending {
  if (game.supply[set.province] === 0) return 'provinces';
  return game.emptyPiles >= emptyPilesToEnd(game.seats.length) ? 'piles' : 'idle';
}
