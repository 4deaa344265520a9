// Games that have been played, who plays how well, and against whom one can play.

import {
  ArchiveAnswer,
  ArchiveQuery,
  BotsAnswer,
  GameSummaryAnswer,
  Id,
  LIMITS,
  LadderAnswer,
  OwnRatingAnswer,
  PageQuery,
  UnwitnessedAnswer,
  UnwitnessedGame,
} from '@tenfold/protocol';
import * as z from 'zod/mini';
import type { GameArchive, ArchivedGame } from '../archive/archive.ts';
import { botCharacters } from '../bots/bot-characters.ts';
import type { RatingUpdate } from '../ratings/rate-game.ts';
import type { Ratings } from '../archive/ratings.ts';
import type { UnwitnessedGames } from '../games/unwitnessed.ts';
import { Refusal } from '../refusal.ts';
import type { StoredRatingUpdate } from '../store/store.ts';
import type { Endpoint } from './endpoint.ts';
import { forAnybody, forPeople, textForAnybody } from './endpoint.ts';

const params = z.strictObject({ id: Id });

export const archiveEndpoints = (
  archive: GameArchive,
  ratings: Ratings,
  unwitnessed: Pick<UnwitnessedGames, 'keep'>,
): readonly Endpoint[] => [
  forAnybody({
    method: 'GET',
    path: '/games/:id',
    summary:
      'Who plays or played, with which cards; points and places once it is over. Without spectators: for its players only.',
    params,
    answer: GameSummaryAnswer,
    handle: async ({ params: { id } }, { person }) => mutable(await archive.summary(id, person?.id ?? null)),
  }),
  textForAnybody({
    method: 'GET',
    path: '/games/:id/record',
    summary:
      'The record of a finished game, with its seed. Of one without spectators: for those who played it only.',
    cost: 4,
    params,
    answer: { contentType: 'text/plain; charset=utf-8', description: 'A record, see docs/notation.md' },
    handle: async ({ params: { id } }, { person }) => archive.recordOf(id, person?.id ?? null),
  }),
  forPeople({
    method: 'POST',
    path: '/me/unwitnessed',
    cost: 10,
    summary:
      'A game against bots that was played to its end where no server was: it is played once more, and kept for oneself ' +
      'alone, marked. It counts for nothing else. The same game sent again is answered with the same id.',
    body: UnwitnessedGame,
    // JSON may write a character as six.
    bodyLimit: 2 * LIMITS.recordLength,
    answer: UnwitnessedAnswer,
    status: 201,
    handle: async ({ body }, { person }) => ({ game: await unwitnessed.keep(person, body) }),
  }),
  forAnybody({
    method: 'GET',
    path: '/archive',
    cost: 4,
    summary:
      "Finished games, the latest first: by a part of a player's name, one's own, or with a card. Games that nobody may look on at are among one's own only.",
    query: ArchiveQuery,
    answer: ArchiveAnswer,
    async handle({ query }, { person }) {
      const reader = person?.id ?? null;
      if (query.person === 'me' && reader === null) {
        throw new Refusal('unknown-person', "one's own games can be found with an identity only");
      }
      const own = query.person === 'me' && reader !== null ? { person: reader } : {};
      const { player, card, after, limit } = query;
      const page = await archive.search({ player, card, after, limit, ...own }, reader);
      return { games: page.items.map(listed), next: page.next };
    },
  }),
  forAnybody({
    method: 'GET',
    path: '/ladder',
    summary: 'Ratings of people, the best first: of those who have played enough against enough others.',
    cost: 2,
    query: PageQuery,
    answer: LadderAnswer,
    async handle({ query }) {
      const { items, next } = await ratings.ladder(query);
      return { ratings: items.map((rating) => ({ ...rating, character: null })), next };
    },
  }),
  forPeople({
    method: 'GET',
    path: '/me/rating',
    summary: "One's own rating, what the ladder still asks for, and what the latest rated games did to it.",
    answer: OwnRatingAnswer,
    async handle(_given, { person }) {
      const { weight, changes, ...rating } = await ratings.of(person.id);
      return {
        ...rating,
        weight: shown(weight),
        changes: changes.map(({ game, at, ...change }) => ({ game, at, ...shownChange(change) })),
      };
    },
  }),
  forAnybody({
    method: 'GET',
    path: '/bots',
    summary: 'Bots that can be seated, the weakest first.',
    answer: BotsAnswer,
    handle: async () => Promise.resolve({ bots: [...botCharacters] }),
  }),
];

/** In a list as it is looked at by itself, but for what would make the list long. */
const listed = (game: ArchivedGame) => mutable({ ...game, ownCards: [] });

const mutable = ({
  ended,
  unwitnessed,
  unplayed,
  rating,
  ownCards,
  ...game
}: ArchivedGame & { rating?: StoredRatingUpdate | null }) => ({
  ...game,
  ...(ownCards.length === 0 ? {} : { ownCards: [...ownCards] }),
  ...(ended === null ? {} : { ended }),
  ...(unwitnessed ? { unwitnessed } : {}),
  ...(unplayed.length === 0 ? {} : { unplayed: [...unplayed] }),
  ...(rating === undefined || rating === null ? {} : { rating: shownChange(rating) }),
  kingdom: [...game.kingdom],
  players: [...game.players],
});

const shownChange = ({ before, after, weight, length, fresh, known, even, held }: RatingUpdate) => ({
  before,
  after,
  weight: shown(weight),
  length: shown(length),
  fresh: shown(fresh),
  known: shown(known),
  even: shown(even),
  ...(held ? { held } : {}),
});

const shown = (share: number): number => Math.round(share * 1000) / 1000;
