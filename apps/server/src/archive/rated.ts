// How ratings move after a game: Weng-Lin (Plackett-Luce) by openskill, for two to six players.

import type { Options } from 'openskill';
import { ordinal, rate, rating } from 'openskill';
import type { Rating } from '../store/store.ts';

/** A little doubt comes back with each game, so that who gets better is believed; a victory never costs anything. */
const MODEL: Options = { tau: 25 / 300, limitSigma: true };
/** Until then a rating is a first guess. */
const PROVISIONAL_GAMES = 10;

export const newRating = (subject: string, name: string): Rating => ({
  subject,
  name,
  ...rating(),
  games: 0,
});

/**
 * The ratings after a game, each subject once. `seats` has the rating of each seat before it, and `places` where it came
 * in. A bot that sat on several seats moves by the mean of what they brought it.
 */
export function ratedAnew(seats: readonly Rating[], places: readonly number[]): Rating[] {
  // openskill takes a rank of 0 for none.
  const least = Math.min(...places);
  const after = rate(
    seats.map(({ mu, sigma }) => [{ mu, sigma }]),
    { ...MODEL, rank: places.map((place) => place - least + 1) },
  );
  const subjects = new Set(seats.map(({ subject }) => subject));
  return [...subjects].flatMap((subject) => {
    const moved = after.flat().filter((_, seat) => seats[seat]?.subject === subject);
    const before = seats.find((seat) => seat.subject === subject);
    return before === undefined
      ? []
      : [
          {
            ...before,
            mu: mean(moved.map(({ mu }) => mu)),
            sigma: mean(moved.map(({ sigma }) => sigma)),
            games: before.games + 1,
          },
        ];
  });
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** A rating as people see it. */
export interface ShownRating {
  readonly subject: string;
  readonly name: string;
  /** What one is almost certainly worth: 0 at the start, with one decimal. */
  readonly value: number;
  readonly games: number;
  readonly provisional: boolean;
}

export const shownRating = ({ subject, name, mu, sigma, games }: Rating): ShownRating => ({
  subject,
  name,
  value: Math.round(ordinal({ mu, sigma }) * 10) / 10,
  games,
  provisional: games < PROVISIONAL_GAMES,
});
