// What a rated game does: to the ratings of its players, and to what is known of who has met whom. Pure: what it needs
// is read before, and what comes out is stored together with the end of the game.

import { strengthsAfter } from './model.ts';
import type { Rating, Strength } from './rating.ts';
import { UNKNOWN_STRENGTH, shownValue } from './rating.ts';
import type { Meeting, Weight } from './weight.ts';
import { Acquaintances, lengthOf, mean, meanWeight, oftenAt, weightAgainst, weightAhead } from './weight.ts';

/** Somebody counts as one of these people once the games with him weigh so much. */
const WEIGHT_TO_HAVE_MET = 1 / 4;

/** However much is played against opponents of one's own choice, so much uncertainty is left: with it nobody has more than 10. */
const DOUBT_OF_PICKED = 5;

export interface RatedGame {
  /** By seat. */
  readonly people: readonly string[];
  readonly places: readonly number[];
  readonly turns: readonly number[];
  /** Seats of those who gave up. */
  readonly gone: readonly number[];
  /** "Play anyone" has brought them together. */
  readonly dealt: boolean;
  readonly finishedAt: number;
}

/** What a game did to somebody's rating, and why it weighed what it did. */
export interface RatingUpdate extends Weight {
  readonly person: string;
  /** As people see them. */
  readonly before: number;
  readonly after: number;
  /** He would stand higher by it if he had not picked his opponents. */
  readonly held: boolean;
}

interface Rated {
  readonly ratings: readonly Rating[];
  readonly meetings: readonly Meeting[];
  readonly changes: readonly RatingUpdate[];
}

/** `before` has the rating of each seat, `meetings` whom its players have met. */
export function rateGame(game: RatedGame, before: readonly Rating[], meetings: Iterable<Meeting>): Rated {
  const { people, places, gone, finishedAt } = game;
  const acquaintances = new Acquaintances(meetings);
  const length = lengthOf(game.turns);
  const sides = before.map((rating, seat) => {
    const { person } = rating;
    // To walk out early must not cost less than to stay, nor to walk out on somebody weak.
    const isGone = gone.includes(seat);
    const own = isGone ? 1 : length;
    const against = people
      .filter((other) => other !== person)
      .map((other) => {
        const vouching = weightAgainst(other, person, people, own, acquaintances, finishedAt);
        const { mu } = before[people.indexOf(other)] ?? UNKNOWN_STRENGTH;
        return {
          other,
          last: acquaintances.meeting(person, other),
          // To have met somebody is to have met him, however much stronger one is.
          vouched: vouching.weight,
          weight: weightAhead(vouching, isGone ? 0 : rating.mu - mu),
        };
      });
    return { rating, against, weight: meanWeight(against.map(({ weight }) => weight)) };
  });
  const strengths = strengthsAfter(
    before,
    places,
    sides.map(({ weight: { weight } }) => weight),
  );

  const rated = sides.map(({ rating, against, weight }, seat) => {
    const { person } = rating;
    const { owed, held, ...strength } = gained(rating, strengths[seat] ?? rating, game.dealt);
    const met = against.map(({ other, last, vouched }): Meeting => ({
      person,
      other,
      often: 1 + (last === undefined ? 0 : oftenAt(last, finishedAt)),
      at: finishedAt,
      longest: Math.max(length, last?.longest ?? 0),
      weight: vouched + (last?.weight ?? 0),
    }));
    const metNow = met.filter(
      (meeting) => hasMet(meeting) && !hasMet(acquaintances.meeting(person, meeting.other)),
    );
    return {
      met,
      rating: {
        ...rating,
        ...strength,
        owed,
        games: rating.games + 1,
        weight: rating.weight + mean(against.map(({ vouched }) => vouched)),
        people: rating.people + metNow.length,
      },
      change: { person, before: shownValue(rating), after: shownValue(strength), held, ...weight },
    };
  });
  return {
    ratings: rated.map(({ rating }) => rating),
    meetings: rated.flatMap(({ met }) => met),
    changes: rated.map(({ change }) => change),
  };
}

/**
 * Who picks his opponents can only win back what he has lost to such: they may be his friends, or himself. What is won
 * where nobody picks is won back, too, so that nobody is paid twice.
 */
function gained(
  { mu, sigma, owed }: Rating,
  after: Strength,
  isDealt: boolean,
): Strength & { readonly owed: number; readonly held: boolean } {
  const change = after.mu - mu;
  const doubt = isDealt ? after.sigma : Math.max(after.sigma, Math.min(sigma, DOUBT_OF_PICKED));
  if (change < 0) return { mu: after.mu, sigma: doubt, owed: isDealt ? owed : owed - change, held: false };
  const allowed = isDealt ? change : Math.min(change, owed);
  return { mu: mu + allowed, sigma: doubt, owed: Math.max(0, owed - change), held: allowed < change };
}

const hasMet = (meeting: Meeting | undefined): boolean => (meeting?.weight ?? 0) >= WEIGHT_TO_HAVE_MET;
