// What rated games do to ratings, in the transaction that ends them. Everything is read from the database and written
// back under the rows of all who played, which are locked first and in one order: of games that end together, on one
// server or on several, none is lost, and no two wait for each other.

import type { Transaction } from 'kysely';
import type { GameResult, GameStart } from '../game-log/game-log.ts';
import type { RatingUpdate } from '../ratings/rate-game.ts';
import { rateGame } from '../ratings/rate-game.ts';
import { newRating } from '../ratings/rating.ts';
import { contestants, isSomebody } from '../ratings/rated-games.ts';
import type { Meeting } from '../ratings/weight.ts';
import { ratingChangeRow, ratingOf, ratingRow } from './rows.ts';
import { inBatches } from './batches.ts';
import type { Schema } from './schema.ts';
import type { StoredRating } from './store.ts';

interface Finished {
  readonly start: GameStart;
  readonly result: GameResult;
}

export async function rateGames(
  transaction: Transaction<Schema>,
  finished: readonly Finished[],
): Promise<void> {
  const rated = finished.toSorted((a, b) => a.result.finishedAt - b.result.finishedAt);
  const ratings = await lockedRatings(transaction, rated);
  const meetings = await meetingsOf(transaction, [...ratings.keys()]);
  const met = new Map<string, Meeting>();
  const changes: { readonly game: string; readonly at: number; readonly change: RatingUpdate }[] = [];
  for (const { start, result } of rated) {
    const people = contestants(start);
    const { places, turns = [], gone = [], finishedAt } = result;
    const after = rateGame(
      { people, places, turns, gone, dealt: start.dealt === true, finishedAt },
      people.map((person) => ratings.get(person) ?? newRating(person)),
      people.flatMap((person) => [...(meetings.get(person)?.values() ?? [])]),
    );
    for (const rating of after.ratings.filter(({ person }) => isSomebody(person))) {
      ratings.set(rating.person, { name: '', ...ratings.get(rating.person), ...rating });
    }
    for (const meeting of after.meetings) {
      if (!isSomebody(meeting.person) || !isSomebody(meeting.other)) continue;
      meetings.get(meeting.person)?.set(meeting.other, meeting);
      met.set(`${meeting.person} ${meeting.other}`, meeting);
    }
    changes.push(
      ...after.changes
        .filter(({ person }) => isSomebody(person))
        .map((change) => ({ game: start.id, at: finishedAt, change })),
    );
  }
  await keepRatings(transaction, [...ratings.values()]);
  await keepMeetings(transaction, [...met.values()]);
  for (const portion of inBatches(changes)) {
    await transaction
      .insertInto('rating_changes')
      .values(portion.map(({ game, at, change }) => ratingChangeRow(game, at, change)))
      .execute();
  }
}

/** By person, a new one for whoever has none; nobody else can change them until the transaction ends. */
async function lockedRatings(
  transaction: Transaction<Schema>,
  rated: readonly Finished[],
): Promise<Map<string, StoredRating>> {
  const names = new Map<string, string>();
  for (const { start } of rated) {
    for (const player of start.players) if (player.kind === 'person') names.set(player.id, player.name);
  }
  // The name at the table may have a number to tell two apart; on the ladder it is one's own.
  for (const portion of inBatches([...names.keys()])) {
    const people = await transaction
      .selectFrom('people')
      .select(['id', 'name'])
      .where('id', 'in', portion)
      .execute();
    for (const { id, name } of people) names.set(id, name);
  }
  const locked = new Map<string, StoredRating>();
  const rows = [...names]
    .map(([person, name]) => ratingRow({ ...newRating(person), name }))
    .sort((a, b) => (a.person < b.person ? -1 : 1));
  for (const portion of inBatches(rows)) {
    const taken = await transaction
      .insertInto('ratings')
      .values(portion)
      .onConflict((conflict) =>
        // An update, for that locks a row that is there, and gives it back as the last to hold it left it.
        conflict.column('person').doUpdateSet((eb) => ({ name: eb.ref('excluded.name') })),
      )
      .returningAll()
      .execute();
    for (const row of taken) locked.set(row.person, ratingOf(row));
  }
  return locked;
}

/** By person and by whom they have met. */
async function meetingsOf(
  transaction: Transaction<Schema>,
  people: readonly string[],
): Promise<Map<string, Map<string, Meeting>>> {
  const meetings = new Map(people.map((person) => [person, new Map<string, Meeting>()]));
  for (const portion of inBatches(people)) {
    const rows = await transaction
      .selectFrom('rating_meetings')
      .selectAll()
      .where('person', 'in', portion)
      .execute();
    for (const row of rows) meetings.get(row.person)?.set(row.other, row);
  }
  return meetings;
}

async function keepRatings(
  transaction: Transaction<Schema>,
  ratings: readonly StoredRating[],
): Promise<void> {
  for (const portion of inBatches(ratings)) {
    await transaction
      .insertInto('ratings')
      .values(portion.map(ratingRow))
      .onConflict((conflict) =>
        conflict.column('person').doUpdateSet((eb) => ({
          mu: eb.ref('excluded.mu'),
          sigma: eb.ref('excluded.sigma'),
          games: eb.ref('excluded.games'),
          weight: eb.ref('excluded.weight'),
          people: eb.ref('excluded.people'),
          owed: eb.ref('excluded.owed'),
          listed: eb.ref('excluded.listed'),
          rank_value: eb.ref('excluded.rank_value'),
        })),
      )
      .execute();
  }
}

async function keepMeetings(transaction: Transaction<Schema>, meetings: readonly Meeting[]): Promise<void> {
  for (const portion of inBatches(meetings)) {
    await transaction
      .insertInto('rating_meetings')
      .values(portion)
      .onConflict((conflict) =>
        conflict.columns(['person', 'other']).doUpdateSet((eb) => ({
          often: eb.ref('excluded.often'),
          at: eb.ref('excluded.at'),
          longest: eb.ref('excluded.longest'),
          weight: eb.ref('excluded.weight'),
        })),
      )
      .execute();
  }
}
