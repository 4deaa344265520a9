// Games that have been played, who plays how well, and against whom one can play.

import {
  ArchiveAnswer,
  ArchiveQuery,
  BotsAnswer,
  GameSummaryAnswer,
  Id,
  LadderAnswer,
  PageQuery,
} from '@tenfold/protocol';
import * as z from 'zod/mini';
import type { Archive, ArchivedGame } from '../archive/archive.ts';
import type { Ratings } from '../archive/ratings.ts';
import { botCharacters } from '../bots/bot-characters.ts';
import { Refusal } from '../refusal.ts';
import type { Endpoint } from './endpoint.ts';
import { forAnybody, textForAnybody } from './endpoint.ts';

const params = z.strictObject({ id: Id });

export const archiveEndpoints = (archive: Archive, ratings: Ratings): readonly Endpoint[] => [
  forAnybody({
    method: 'GET',
    path: '/games/:id',
    summary: 'Who plays or played, with which cards; points and places once it is over.',
    params,
    answer: GameSummaryAnswer,
    handle: async ({ params: { id } }, { person }) => mutable(await archive.summary(id, person?.id ?? null)),
  }),
  textForAnybody({
    method: 'GET',
    path: '/games/:id/record',
    cost: 4,
    summary: 'The record of a finished game, with its seed.',
    params,
    answer: { contentType: 'text/plain; charset=utf-8', description: 'A record, see docs/notation.md' },
    handle: async ({ params: { id } }) => archive.recordOf(id),
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
      return { games: page.items.map(mutable), next: page.next };
    },
  }),
  forAnybody({
    method: 'GET',
    path: '/ladder',
    cost: 2,
    summary: 'Ratings of people and bots, the best first.',
    query: PageQuery,
    answer: LadderAnswer,
    async handle({ query }) {
      const { items, next } = await ratings.ladder(query);
      return { ratings: items.map((rating) => ({ ...rating, ...whoIs(rating.subject) })), next };
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

/** `person:<id>` or `bot:<character>`. */
function whoIs(subject: string): { person: Id | null; character: string | null } {
  const [kind, name = ''] = subject.split(':');
  return { person: kind === 'person' ? name : null, character: kind === 'bot' ? name : null };
}

const mutable = ({ ended, ...game }: ArchivedGame) => ({
  ...game,
  ...(ended === null ? {} : { ended }),
  kingdom: [...game.kingdom],
  players: [...game.players],
});
