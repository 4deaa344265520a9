// Tables: made, joined, filled and started; wishes to play with anybody, and games of those to look on at.

import {
  BotWish,
  ConsentAnswer,
  DraftWish,
  Id,
  LIMITS,
  LIVE_PATH,
  PlayOnWish,
  PlayWish,
  RematchWish,
  SeatWish,
  SitWish,
  StartAnswer,
  TableOptions,
  TableView,
  TablesAnswer,
  WatchAnswer,
  WishAnswer,
} from '@tenfold/protocol';
import * as z from 'zod/mini';
import type { Quotas } from '../limits/quotas.ts';
import { Refusal } from '../refusal.ts';
import type { PlayAnyone, WishState } from '../tables/matching.ts';
import type { Tables } from '../tables/tables.ts';
import type { Endpoint } from './endpoint.ts';
import { JsonText, forAnybody, forPeople, silentForPeople } from './endpoint.ts';

const params = z.strictObject({ id: Id });
/** Home-made cards are long; JSON may write a character as six. */
const bodyLimit = LIMITS.messageBytes + 2 * LIMITS.ownCardsLength;

export const tableEndpoints = (tables: Tables, quotas: Pick<Quotas, 'newTable'>): readonly Endpoint[] => [
  forPeople({
    method: 'POST',
    path: '/tables',
    summary: 'A new table, with oneself on the first seat. Whoever knows its id can come.',
    body: TableOptions,
    bodyLimit,
    answer: TableView,
    status: 201,
    async handle({ body }, { person }) {
      await quotas.newTable(person.id);
      return tables.create(person.id, body);
    },
  }),
  forAnybody({
    method: 'GET',
    path: '/tables/:id',
    summary: 'A table: its options, who sits where, and the game on it.',
    params,
    answer: TableView,
    handle: async ({ params: { id } }, { person }) => tables.view(id, person?.id ?? null),
  }),
  forPeople({
    method: 'GET',
    path: '/me/tables',
    cost: 10,
    summary: 'The tables where one sits, the latest first.',
    answer: TablesAnswer,
    handle: async (_given, { person }) => new JsonText(await tables.mine(person.id)),
  }),
  forPeople({
    method: 'POST',
    path: '/tables/:id/sit',
    summary:
      'Sit down, and agree to what is played there; or change seats. When six people sit there, the refusal names another table.',
    params,
    body: SitWish,
    answer: TableView,
    handle: async ({ params: { id }, body }, { person }) =>
      tables.sit(person.id, id, body.seat, body.consent),
  }),
  forPeople({
    method: 'POST',
    path: '/tables/:id/leave',
    summary: 'Leave the seat. Not during a game: resign there.',
    params,
    answer: TableView,
    handle: async ({ params: { id } }, { person }) => tables.leave(person.id, id),
  }),
  forPeople({
    method: 'POST',
    path: '/tables/:id/bots',
    summary: 'Seat a bot of GET /bots. For the host.',
    params,
    body: BotWish,
    answer: TableView,
    handle: async ({ params: { id }, body }, { person }) =>
      tables.seatBot(person.id, id, body.seat, body.character),
  }),
  forPeople({
    method: 'POST',
    path: '/tables/:id/clear',
    summary: 'Free a seat. For the host.',
    params,
    body: SeatWish,
    answer: TableView,
    handle: async ({ params: { id }, body }, { person }) => tables.clearSeat(person.id, id, body.seat),
  }),
  forPeople({
    method: 'POST',
    path: '/tables/:id/options',
    summary: 'Other options. For the host, while no game is played.',
    params,
    body: TableOptions,
    bodyLimit,
    answer: TableView,
    handle: async ({ params: { id }, body }, { person }) => tables.change(person.id, id, body),
  }),
  forPeople({
    method: 'POST',
    path: '/tables/:id/start',
    summary:
      'Start the game, once all seats are taken and everybody there agrees to it; where its kingdom is drafted, start ' +
      'that: the game, null until then, follows. For the host.',
    params,
    answer: StartAnswer,
    status: 201,
    handle: async ({ params: { id } }, { person }) => ({ game: await tables.begin(person.id, id) }),
  }),
  forPeople({
    method: 'POST',
    path: '/tables/:id/draft/pick',
    summary: 'Pick a card for the kingdom that is being drafted, if it is your pick.',
    params,
    body: DraftWish,
    answer: TableView,
    handle: async ({ params: { id }, body }, { person }) =>
      tables.draft(person.id, id, { verb: 'pick', ...body }),
  }),
  forPeople({
    method: 'POST',
    path: '/tables/:id/draft/veto',
    summary: 'Strike a card from the draft, once, when it is your pick and the table plays with vetoes.',
    params,
    body: DraftWish,
    answer: TableView,
    handle: async ({ params: { id }, body }, { person }) =>
      tables.draft(person.id, id, { verb: 'strike', ...body }),
  }),
  forPeople({
    method: 'POST',
    path: '/tables/:id/rematch',
    summary:
      'Offer a rematch: the same people in the same order, with another kingdom if one is named. It begins when ' +
      'everybody has agreed; at once where all others are bots.',
    params,
    body: RematchWish,
    bodyLimit,
    answer: TableView,
    handle: async ({ params: { id }, body }, { person }) => tables.rematch(person.id, id, body.kingdom),
  }),
  forPeople({
    method: 'POST',
    path: '/tables/:id/agree',
    summary: 'Agree to the rematch that is offered, or to what is to be played while people gather.',
    params,
    body: ConsentAnswer,
    answer: TableView,
    handle: async ({ params: { id }, body }, { person }) => tables.agree(person.id, id, body.consent),
  }),
  forPeople({
    method: 'POST',
    path: '/tables/:id/decline',
    summary: 'Decline the rematch that is offered, or take back the offer of one.',
    params,
    body: ConsentAnswer,
    answer: TableView,
    handle: async ({ params: { id }, body }, { person }) => tables.decline(person.id, id, body.consent),
  }),
  forPeople({
    method: 'POST',
    path: '/games/from-record',
    cost: 10,
    summary: 'Play on from a position of a record, against a bot: a table with a game begun in the middle.',
    body: PlayOnWish,
    // JSON may write a character as six.
    bodyLimit: 2 * LIMITS.recordLength,
    answer: TableView,
    status: 201,
    async handle({ body }, { person }) {
      await quotas.newTable(person.id);
      return tables.view(await tables.startFrom(person.id, body));
    },
  }),
];

export const wishEndpoints = (
  matching: PlayAnyone,
  quotas: Pick<Quotas, 'wish'>,
  isConnected: (person: Id) => boolean | Promise<boolean>,
): readonly Endpoint[] => [
  forPeople({
    method: 'POST',
    path: '/wishes',
    summary:
      'Wish to play with anybody. Needs an open WebSocket, which says `matched` when somebody is found; ' +
      'the wish ends with the last one.',
    body: PlayWish,
    answer: WishAnswer,
    async handle({ body }, { person }) {
      // Nobody should be put at a table with somebody who has gone.
      if (!(await isConnected(person.id))) {
        throw new Refusal(
          'not-ready',
          `connect to ${LIVE_PATH} first: there it is said when somebody is found`,
        );
      }
      await quotas.wish(person.id);
      return matching.wish(person.id, body);
    },
  }),
  forPeople({
    method: 'GET',
    path: '/wishes',
    summary: "Whether one's wish still waits.",
    answer: WishAnswer,
    async handle(_given, { person }): Promise<WishState> {
      return { state: (await matching.isWaiting(person.id)) ? 'waiting' : 'none', table: null };
    },
  }),
  silentForPeople({
    method: 'DELETE',
    path: '/wishes',
    summary: 'Take the wish back.',
    async handle(_given, { person }) {
      await matching.withdraw(person.id);
    },
  }),
];

export const watchEndpoints = (tables: Tables, turnOf: (game: Id) => number | null): readonly Endpoint[] => [
  forAnybody({
    method: 'GET',
    path: '/watch',
    cost: 4,
    summary: 'Running games of people who were found for each other: anybody may look on.',
    answer: WatchAnswer,
    async handle() {
      const shown = await tables.onShow();
      return {
        games: shown.map(({ table, game, here, watching }) => ({
          table: table.id,
          game: game.id,
          startedAt: game.startedAt,
          kingdom: [...game.kingdom],
          players: game.players.map(({ name, character }) => ({ name, character })),
          // Those who see everything late are not told how far the game has come.
          turn: table.options.spectators === 'public' ? turnOf(game.id) : null,
          here,
          watching,
        })),
      };
    },
  }),
];
