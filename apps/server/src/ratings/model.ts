// How strong somebody is taken to be, and how that moves by a game: Weng-Lin (Plackett-Luce) by openskill, for two to
// six players.

import type { Options } from 'openskill';
import { rate } from 'openskill';
import type { Strength } from './rating.ts';

/** A little doubt comes back with each game, so that who gets better is believed; a victory never costs anything. */
const MODEL: Options = { tau: 25 / 300, limitSigma: true };

/** By seat: the strengths after a game, if it weighed so much for each. A weight of 0 leaves a strength as it was. */
export function strengthsAfter(
  before: readonly Strength[],
  places: readonly number[],
  weights: readonly number[],
): Strength[] {
  // openskill takes a rank of 0 for none.
  const least = Math.min(...places);
  const whole = rate(
    before.map(({ mu, sigma }) => [{ mu, sigma }]),
    { ...MODEL, rank: places.map((place) => place - least + 1) },
  );
  return before.map((strength, seat) => {
    const after = whole[seat]?.[0] ?? strength;
    const weight = weights[seat] ?? 0;
    return {
      mu: strength.mu + weight * (after.mu - strength.mu),
      sigma: strength.sigma + weight * (after.sigma - strength.sigma),
    };
  });
}
