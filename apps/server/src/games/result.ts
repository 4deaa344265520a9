// How a game ended: points and places.

import { cardSetOf, pointsOf } from '@tenfold/rules';
import type { Game } from '@tenfold/rules';
import type { GameResult } from '../game-log/game-log.ts';
import type { MatchEnding, Match } from './match.ts';

interface Standing {
  readonly seat: number;
  readonly points: number;
  readonly turns: number;
}

/** What is kept of the end of a game. */
export function resultOf(match: Match, ending: MatchEnding, finishedAt: number): GameResult {
  const { game, seating, unplayed } = match;
  // What was broken off, or what somebody never played, was no contest.
  const isContest = ending.why !== 'agreed' && ending.why !== 'broken-off' && unplayed.length === 0;
  return {
    finishedAt,
    why: ending.why,
    points: pointsBySeat(game),
    places: isContest ? placesBySeat(game, seating.gone) : [],
    turns: game.seats.map(({ turns }) => turns),
    gone: [...seating.gone],
    unplayed: [...unplayed],
  };
}

/** Seats; empty where somebody never made a choice, for then nobody has won. */
export function winnersOf({ game, seating, unplayed }: Match): number[] {
  if (unplayed.length > 0) return [];
  return placesBySeat(game, seating.gone).flatMap((place, seat) => (place === 1 ? [seat] : []));
}

export const pointsBySeat = (game: Game): number[] =>
  game.seats.map((_seat, player) => pointsOf(game, cardSetOf(game), player));

/**
 * By seat, from 1; equals share a place. Most points, then fewest turns. Those who gave up come after all who stayed,
 * whatever the bot in their seat has made of it, and who left earlier after who left later: running away must not pay.
 */
export function placesBySeat(game: Game, gone: readonly number[]): number[] {
  const points = pointsBySeat(game);
  const standings = game.seats.map((own, seat) => ({ seat, points: points[seat] ?? 0, turns: own.turns }));
  return standings.map((one) => 1 + standings.filter((other) => isAhead(other, one, gone)).length);
}

function isAhead(one: Standing, other: Standing, gone: readonly number[]): boolean {
  const left = gone.indexOf(one.seat);
  const otherLeft = gone.indexOf(other.seat);
  if (left >= 0 || otherLeft >= 0) return otherLeft >= 0 && (left < 0 || left > otherLeft);
  return one.points > other.points || (one.points === other.points && one.turns < other.turns);
}
