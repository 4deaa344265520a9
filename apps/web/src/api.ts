// The server's HTTP API. What is refused is thrown as `Refused`; what never arrived as `Unreachable`.

import type {
  BotsAnswer,
  GameSummaryAnswer,
  KingdomSetting,
  LadderAnswer,
  OwnRatingAnswer,
  PersonAnswer,
  PlayOnWish,
  PlayWish,
  RefusalCode,
  TableOptions,
  WatchAnswer,
} from '@tenfold/protocol';
import { API_PATH } from '@tenfold/protocol';
import type { JsonSchema } from '@tenfold/protocol/client';
import { answerSchemas as schemas, read } from '@tenfold/protocol/client';
import type { Language } from '@tenfold/i18n/languages';
import { HAS_SERVER } from './base-path.ts';

export type Person = PersonAnswer;
export type GameSummary = GameSummaryAnswer;
export type Ladder = LadderAnswer;
export type OwnRating = OwnRatingAnswer;
export type ListedBot = BotsAnswer['bots'][number];
export type WatchedGame = WatchAnswer['games'][number];

export class Refused extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode, reason: string) {
    super(reason);
    this.code = code;
  }
}

export class Unreachable extends Error {}

/** What came cannot be read: the server is of another release than this page. `misfit` says where it differs. */
export function ofAnotherRelease(misfit: unknown): Refused {
  const reason = misfit instanceof Error ? misfit.message : String(misfit);
  // Nobody is shown where, but whoever looks for it finds it.
  console.warn(reason);
  return new Refused('wrong-version', reason);
}

export async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  if (!HAS_SERVER) throw new Unreachable('this page has no server');
  let response: Response;
  try {
    response = await fetch(API_PATH + path, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
  } catch {
    throw new Unreachable('no answer from the server');
  }
  if (response.ok) return response;
  throw await refusalIn(response);
}

async function refusalIn(response: Response): Promise<Error> {
  try {
    const { code, reason } = read(schemas.error, await response.json());
    return new Refused(code, reason);
  } catch {
    // A proxy in between answers for a server that is not there.
    return new Unreachable(`status ${response.status}`);
  }
}

async function answerTo<T>(schema: JsonSchema<T>, method: string, path: string, body?: unknown): Promise<T> {
  const response = await ask(method, path, body);
  try {
    return read(schema, await response.json());
  } catch (error) {
    throw ofAnotherRelease(error);
  }
}

export const get = async <T>(schema: JsonSchema<T>, path: string): Promise<T> =>
  answerTo(schema, 'GET', path);
const post = async <T>(schema: JsonSchema<T>, path: string, body?: unknown): Promise<T> =>
  answerTo(schema, 'POST', path, body);

const query = (parameters: Readonly<Record<string, string | undefined>>): string => {
  const given = Object.entries(parameters).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, value]],
  );
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`;
};

export const api = {
  me: async () => get(schemas.person, '/me'),
  newPerson: async (name: string, language: Language) =>
    (await post(schemas.identity, '/people', { name, language })).person,
  changeMe: async (change: { name?: string; language?: Language }) =>
    answerTo(schemas.person, 'PATCH', '/me', change),
  signOut: async () => (await post(schemas.identity, '/me/sign-out')).person,
  deleteMe: async (): Promise<void> => {
    await ask('DELETE', '/me');
  },
  carryCode: async () => (await post(schemas.carry, '/me/carry')).code,
  takeOver: async (code: string) =>
    (await post(schemas.identity, `/carry/${encodeURIComponent(code)}`)).person,

  newTable: async (options: TableOptions) => post(schemas.table, '/tables', options),
  table: async (id: string) => get(schemas.table, `/tables/${encodeURIComponent(id)}`),
  myTables: async () => (await get(schemas.tables, '/me/tables')).tables,
  /** `consent` is the number of what one sees there, and agrees to by sitting down. */
  sit: async (table: string, wish: { seat?: number; consent?: number } = {}) =>
    post(schemas.table, `/tables/${table}/sit`, wish),
  leave: async (table: string) => post(schemas.table, `/tables/${table}/leave`),
  seatBot: async (table: string, seat: number, character: string) =>
    post(schemas.table, `/tables/${table}/bots`, { seat, character }),
  clearSeat: async (table: string, seat: number) => post(schemas.table, `/tables/${table}/clear`, { seat }),
  changeOptions: async (table: string, options: TableOptions) =>
    post(schemas.table, `/tables/${table}/options`, options),
  pick: async (table: string, card: string, number: number) =>
    post(schemas.table, `/tables/${table}/draft/pick`, { card, number }),
  strike: async (table: string, card: string, number: number) =>
    post(schemas.table, `/tables/${table}/draft/veto`, { card, number }),
  start: async (table: string) => (await post(schemas.start, `/tables/${table}/start`)).game,
  rematch: async (table: string, kingdom?: KingdomSetting) =>
    post(schemas.table, `/tables/${table}/rematch`, kingdom === undefined ? {} : { kingdom }),
  agree: async (table: string, consent: number) => post(schemas.table, `/tables/${table}/agree`, { consent }),
  decline: async (table: string, consent: number) =>
    post(schemas.table, `/tables/${table}/decline`, { consent }),
  playOn: async (wish: PlayOnWish) => post(schemas.table, '/games/from-record', wish),

  wish: async (wish: PlayWish) => post(schemas.wish, '/wishes', wish),
  wishes: async () => get(schemas.wish, '/wishes'),
  noWish: async (): Promise<void> => {
    await ask('DELETE', '/wishes');
  },
  /** While the page is being closed, when there is nobody left to wait for the answer. */
  noWishAtParting: (): void => {
    void fetch(`${API_PATH}/wishes`, { method: 'DELETE', keepalive: true }).catch(() => undefined);
  },
  watchable: async () => (await get(schemas.watch, '/watch')).games,

  daily: async () => get(schemas.daily, '/daily'),
  playDaily: async () => post(schemas.dailyGame, '/daily'),

  game: async (id: string) => get(schemas.gameSummary, `/games/${encodeURIComponent(id)}`),
  record: async (id: string) => (await ask('GET', `/games/${encodeURIComponent(id)}/record`)).text(),
  archive: async (search: {
    player?: string;
    person?: 'me';
    card?: string;
    after?: string;
    limit?: string;
  }) => get(schemas.archive, `/archive${query(search)}`),
  ladder: async (after?: string) => get(schemas.ladder, `/ladder${query({ after })}`),
  myRating: async () => get(schemas.ownRating, '/me/rating'),
  bots: async () => (await get(schemas.bots, '/bots')).bots,
};
