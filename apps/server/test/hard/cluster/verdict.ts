// What is in the database in the end, against what everybody did and saw.

import { isDeepStrictEqual } from 'node:util';
import type { Id } from '@tenfold/protocol';
import { optionWords, view } from '@tenfold/rules';
import type { GameResult, GameStart } from '../../../src/game-log/game-log.ts';
import { Match } from '../../../src/games/match.ts';
import { resultOf } from '../../../src/games/result.ts';
import { rateGame } from '../../../src/ratings/rate-game.ts';
import { contestants, isRated } from '../../../src/ratings/rated-games.ts';
import { newRating } from '../../../src/ratings/rating.ts';
import type { Meeting } from '../../../src/ratings/weight.ts';
import type { Store } from '../../../src/store/store.ts';
import { anomalyIn } from './linearizability.ts';
import type { TravelledGame } from './traveller.ts';

export interface FinishedGame {
  readonly start: GameStart;
  readonly result: GameResult;
}

/** Throws an error that says what is wrong. */
export async function judgeGame(store: Store, played: TravelledGame): Promise<FinishedGame> {
  const wrong = (what: string): Error => new Error(`game ${played.game}: ${what}`);
  const stored = await store.game(played.game);
  const summary = await store.summary(played.game);
  if (stored === null || summary === null) throw wrong('it is lost');
  const { start, log } = stored;
  const match = new Match(start, []);
  const keys: (string | null)[] = [];
  const checkViews = (): void => {
    for (const shown of played.shown.filter(({ sequence }) => sequence === match.sequence)) {
      const own = JSON.parse(JSON.stringify(view(match.game, shown.seat))) as unknown;
      if (!isDeepStrictEqual(shown.view, own))
        throw wrong(`seat ${shown.seat} was shown another view at ${shown.sequence} than its own`);
    }
  };
  checkViews();
  for (const entry of log) {
    const key = entry.kind === 'choice' ? `${entry.seat}.${entry.number}` : null;
    const isPersons = key !== null && entry.kind === 'choice' && start.players[entry.seat]?.kind === 'person';
    keys.push(isPersons ? key : null);
    const sent = isPersons ? played.choices.get(key) : undefined;
    if (sent !== undefined && entry.kind === 'choice') {
      const option = match.question(entry.seat)?.decision.options[sent.option];
      if (option === undefined || optionWords(match.game, option) !== entry.words)
        throw wrong(`entry ${entry.sequence} is another choice than the one that was sent`);
    }
    // Throws if it is not legal, or there is a gap.
    match.apply(entry);
    checkViews();
  }
  const appends = [...played.choices].map(([key, { called, answered }]) => ({ key, called, answered }));
  const anomaly = anomalyIn({ appends, reads: played.looks }, keys);
  if (anomaly !== null) throw wrong(anomaly);
  if (match.ending === null) throw wrong('it is not over');
  const result = resultOf(match, match.ending, summary.finishedAt ?? -1);
  const isAsStored =
    summary.ended === result.why &&
    summary.players.every(
      ({ points, place }, seat) => points === result.points[seat] && place === (result.places[seat] ?? null),
    );
  if (!isAsStored) throw wrong('the record replays to another result than the stored one');
  return { start, result };
}

/** Ratings as the games of these people make them, in whatever order they were settled. */
export async function judgeRatings(
  store: Store,
  people: readonly Id[],
  games: readonly FinishedGame[],
): Promise<void> {
  const stored = (await store.ratings(people)).map(({ person, mu, sigma, games: count }) => ({
    person,
    mu,
    sigma,
    games: count,
  }));
  const rated = games.filter(({ start, result }) => isRated(start, result));
  const isRight = permutations(rated).some((order) =>
    stored.every((rating) => isDeepStrictEqual(rating, ratingsAfter(order, people).get(rating.person))),
  );
  if (stored.length !== (rated.length === 0 ? 0 : people.length) || !isRight) {
    throw new Error(`the ratings of ${people.join(' and ')} are not those of their ${rated.length} games`);
  }
}

function ratingsAfter(games: readonly FinishedGame[], people: readonly Id[]) {
  const ratings = new Map(people.map((person) => [person, newRating(person)]));
  const meetings = new Map<string, Meeting>();
  for (const { start, result } of games) {
    const { places, turns = [], gone = [], finishedAt } = result;
    const own = contestants(start);
    const after = rateGame(
      { people: own, places, turns, gone, dealt: start.dealt === true, finishedAt },
      own.map((person) => ratings.get(person) ?? newRating(person)),
      meetings.values(),
    );
    for (const rating of after.ratings) ratings.set(rating.person, rating);
    for (const meeting of after.meetings) meetings.set(`${meeting.person} ${meeting.other}`, meeting);
  }
  return new Map(
    [...ratings].map(([person, { mu, sigma, games: count }]) => [
      person,
      { person, mu, sigma, games: count },
    ]),
  );
}

function permutations<T>(items: readonly T[]): readonly (readonly T[])[] {
  if (items.length <= 1) return [items];
  return items.flatMap((item, index) =>
    permutations(items.toSpliced(index, 1)).map((others) => [item, ...others]),
  );
}
