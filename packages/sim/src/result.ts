// What the games show: rates with their intervals, curves, distributions. Plain data, and a function of the plan and its
// tally alone.

import type { CardId } from '@tenfold/rules';
import type { Interval } from './interval.ts';
import { meanInterval, wilson } from './interval.ts';
import { cardSetOn } from './kingdom-board.ts';
import type { SettledPlan } from './simulation-plan.ts';
import type { DetailTally, Ending, SeatTally, SimulationTally } from './tally.ts';
import { ENDINGS, WHOLE_SHARE } from './tally.ts';

/** What the games of a plan show. */
export interface SimulationResult {
  /** How many were planned, and how many were played: fewer if somebody stopped the work. */
  readonly planned: number;
  readonly games: number;
  readonly seed: string;
  readonly mirror: boolean;
  readonly kingdom: readonly CardId[];
  readonly study: boolean;
  /** In the order of the plan. */
  readonly strategies: readonly StrategyResult[];
  readonly length: LengthResult;
  readonly endings: Readonly<Record<Ending, Rate>>;
}

/** A count as a share of all, with its interval of 95 % confidence. */
export interface Rate extends Interval {
  readonly count: number;
  readonly rate: number;
}

/** A mean, and between which numbers the true one lies. */
export interface Mean extends Interval {
  readonly mean: number;
}

/** How a strategy did. */
export interface StrategyResult {
  readonly name: string;
  readonly games: number;
  /** Won alone; shared the victory; lost. */
  readonly wins: Rate;
  readonly ties: Rate;
  readonly losses: Rate;
  /** Victories with shared ones divided, a game. With mirrored shuffles its interval is that of the paired comparison. */
  readonly share: Mean;
  readonly points: Mean;
  readonly turns: number;
  /** By seat, in the order of turns. */
  readonly seats: readonly SeatResult[];
  /** Kingdom cards that the strategy names and that were not there. */
  readonly missing: readonly CardId[];
  readonly detail?: DetailResult;
}

/** How a strategy did in one seat. */
export interface SeatResult {
  readonly games: number;
  readonly wins: Rate;
  readonly ties: Rate;
  readonly losses: Rate;
  readonly points: number;
}

/** How long the games were, in rounds (turns of whoever began), and how they ended. */
export interface LengthResult {
  readonly mean: number;
  readonly median: number;
  readonly shortest: number;
  readonly longest: number;
  /** By ending, then by length: how many games. The list begins at length 0. */
  readonly games: Readonly<Record<Ending, readonly number[]>>;
}

/** Curves, gains and final decks of a strategy. */
export interface DetailResult {
  readonly curve: readonly CurvePoint[];
  /** Cards gained in any game, those gained earliest first. */
  readonly cards: readonly CardResult[];
  /** Copies of each card at the end, a game, most first. */
  readonly deck: readonly { readonly card: CardId; readonly copies: number }[];
}

/** After one's own turn of this number, over the games that came so far. */
export interface CurvePoint {
  readonly turn: number;
  readonly games: number;
  readonly points: number;
  /** Coins on all Treasures owned. */
  readonly coins: number;
  /** Coins that there were to spend in this turn. */
  readonly made: number;
  /** Between which numbers the true mean of each lies. */
  readonly intervals: Readonly<Record<'points' | 'coins' | 'made', Interval>>;
}

/** What became of a card in the games of a strategy. */
export interface CardResult {
  readonly card: CardId;
  /** Games in which at least one was gained. */
  readonly games: number;
  /** The turn of the first, over those games. */
  readonly meanFirst: number;
  readonly medianFirst: number;
  /** Copies a game. */
  readonly bought: number;
  readonly gained: number;
  /** By turn, from turn 0: games in which the first was gained then; copies bought and gained then in all games. */
  readonly firstByTurn: readonly number[];
  readonly boughtByTurn: readonly number[];
  readonly gainedByTurn: readonly number[];
}

/** Makes the result of a simulation of what its tally has counted. */
export function resultOf(plan: SettledPlan, tally: SimulationTally): SimulationResult {
  const { games } = tally;
  const rate = (part: number): Rate => rateOf(part, games);
  const ended = (ending: Ending): Rate => rate(sum(tally.lengths[ending]));
  return {
    planned: plan.games,
    games,
    seed: plan.seed,
    mirror: plan.mirror,
    kingdom: plan.board.kingdom,
    study: plan.board.study,
    strategies: plan.names.map((_, index) => strategyResult(plan, tally, index)),
    length: lengthOf(tally),
    endings: { provinces: ended('provinces'), piles: ended('piles'), idle: ended('idle') },
  };
}

function strategyResult(plan: SettledPlan, tally: SimulationTally, index: number): StrategyResult {
  const seats = tally.results[index]!;
  const total = (key: keyof SeatTally): number => sum(seats.map((seat) => seat[key]));
  const games = total('games');
  const points = total('points');
  const detail = tally.details[index];
  return {
    name: plan.names[index]!,
    games,
    ...outcomes(games, total('wins'), total('ties')),
    share: shareOf(plan, games, total('share'), tally.squares[index]!),
    points: { mean: over(points, games), ...meanInterval(games, points, total('squaredPoints')) },
    turns: over(total('turns'), games),
    seats: seats.map((seat) => ({
      games: seat.games,
      ...outcomes(seat.games, seat.wins, seat.ties),
      points: over(seat.points, seat.games),
    })),
    missing: plan.board.missing[index]!,
    ...(detail === undefined ? {} : { detail: detailOf(detail, games, cardSetOn(plan.board).ids) }),
  };
}

const outcomes = (games: number, wins: number, ties: number) => ({
  wins: rateOf(wins, games),
  ties: rateOf(ties, games),
  losses: rateOf(games - wins - ties, games),
});

const rateOf = (part: number, games: number): Rate => ({
  count: part,
  rate: over(part, games),
  ...wilson(part, games),
});

function shareOf({ mirror, strategies }: SettledPlan, games: number, share: number, squares: number): Mean {
  const together = mirror ? strategies.length : 1;
  const { low, high } = meanInterval(games / together, share, squares);
  const whole = WHOLE_SHARE * together;
  return {
    mean: over(share, games * WHOLE_SHARE),
    low: Math.max(0, low / whole),
    high: Math.min(1, high / whole),
  };
}

function lengthOf({ lengths, games }: SimulationTally): LengthResult {
  const longest = Math.max(...ENDINGS.map((ending) => lengths[ending].length)) - 1;
  const all = Array.from({ length: longest + 1 }, (_, rounds) =>
    sum(ENDINGS.map((ending) => lengths[ending][rounds] ?? 0)),
  );
  return {
    mean: over(sum(all.map((found, rounds) => found * rounds)), games),
    median: medianOf(all),
    shortest: Math.max(
      0,
      all.findIndex((found) => found > 0),
    ),
    longest: Math.max(0, longest),
    games: lengths,
  };
}

function detailOf(detail: DetailTally, games: number, ids: readonly CardId[]): DetailResult {
  const curve = detail.reached.flatMap((reached, turn) =>
    reached === 0
      ? []
      : [
          {
            turn,
            games: reached,
            points: detail.points[turn]! / reached,
            coins: detail.coins[turn]! / reached,
            made: detail.made[turn]! / reached,
            intervals: {
              points: meanInterval(reached, detail.points[turn]!, detail.squaredPoints[turn]!),
              coins: meanInterval(reached, detail.coins[turn]!, detail.squaredCoins[turn]!),
              made: meanInterval(reached, detail.made[turn]!, detail.squaredMade[turn]!),
            },
          },
        ],
  );
  const cards = ids.flatMap((card, number) => cardResult(detail, card, number, games));
  const deck = ids.map((card, number) => ({ card, copies: over(detail.owned[number]!, games) }));
  return {
    curve,
    cards: cards.sort((a, b) => a.meanFirst - b.meanFirst),
    deck: deck.filter(({ copies }) => copies > 0).sort((a, b) => b.copies - a.copies),
  };
}

function cardResult(detail: DetailTally, card: CardId, number: number, games: number): CardResult[] {
  const first = detail.first[number]!;
  const found = sum(first);
  if (found === 0) return [];
  const gained = detail.gained[number]!;
  const bought = detail.bought[number]!;
  return [
    {
      card,
      games: found,
      meanFirst: sum(first.map((times, turn) => times * turn)) / found,
      medianFirst: medianOf(first),
      bought: sum(bought) / games,
      gained: sum(gained) / games,
      firstByTurn: first,
      boughtByTurn: bought,
      gainedByTurn: gained,
    },
  ];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

const over = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

/** Of values that are places in the list, each found as often as the list says: the lower one of the two middle ones. */
function medianOf(counts: readonly number[]): number {
  const half = sum(counts) / 2;
  let below = 0;
  for (const [value, found] of counts.entries()) {
    below += found;
    if (found > 0 && below >= half) return value;
  }
  return 0;
}
