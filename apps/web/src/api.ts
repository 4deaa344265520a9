// The server's HTTP API. What is refused is thrown as `Refused`; what never arrived as `Unreachable`.

import type {
  ArchiveAnswer,
  BotsAnswer,
  CarryAnswer,
  GameAnswer,
  GameSummaryAnswer,
  IdentityAnswer,
  KingdomWish,
  LadderAnswer,
  OwnRatingAnswer,
  PersonAnswer,
  PlayOnWish,
  PlayWish,
  RefusalCode,
  TableOptions,
  TableView,
  TablesAnswer,
  WatchAnswer,
  WishAnswer,
} from '@tenfold/protocol';
import type { Language } from './words/index.ts';

export type Person = PersonAnswer;
export type GameSummary = GameSummaryAnswer;
export type Archive = ArchiveAnswer;
export type Ladder = LadderAnswer;
export type OwnRating = OwnRatingAnswer;
export type Bot = BotsAnswer['bots'][number];
export type WatchedGame = WatchAnswer['games'][number];
export type Wish = WishAnswer;

export class Refused extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode, reason: string) {
    super(reason);
    this.code = code;
  }
}

export class Unreachable extends Error {}

const BASE = '/api/v1';

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(BASE + path, {
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
    const { code, reason } = (await response.json()) as { code: RefusalCode; reason: string };
    return new Refused(code, reason);
  } catch {
    // A proxy in between answers for a server that is not there.
    return new Unreachable(`status ${response.status}`);
  }
}

// The server made these answers from the schemas; checking them again would only cost the page the schemas' weight.
const get = async <T>(path: string): Promise<T> => (await ask('GET', path)).json() as Promise<T>;
const post = async <T>(path: string, body?: unknown): Promise<T> =>
  (await ask('POST', path, body)).json() as Promise<T>;

const query = (parameters: Readonly<Record<string, string | undefined>>): string => {
  const given = Object.entries(parameters).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, value]],
  );
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`;
};

export const api = {
  me: async () => get<Person>('/me'),
  newPerson: async (name: string, language: Language) =>
    (await post<IdentityAnswer>('/people', { name, language })).person,
  changeMe: async (change: { name?: string; language?: Language }): Promise<Person> =>
    (await ask('PATCH', '/me', change)).json() as Promise<Person>,
  signOut: async () => (await post<IdentityAnswer>('/me/sign-out')).person,
  deleteMe: async (): Promise<void> => {
    await ask('DELETE', '/me');
  },
  carryCode: async () => (await post<CarryAnswer>('/me/carry')).code,
  takeOver: async (code: string) => (await post<IdentityAnswer>(`/carry/${encodeURIComponent(code)}`)).person,

  newTable: async (options: TableOptions) => post<TableView>('/tables', options),
  table: async (id: string) => get<TableView>(`/tables/${encodeURIComponent(id)}`),
  myTables: async () => (await get<TablesAnswer>('/me/tables')).tables,
  /** `consent` is the number of what one sees there, and agrees to by sitting down. */
  sit: async (table: string, wish: { seat?: number; consent?: number } = {}) =>
    post<TableView>(`/tables/${table}/sit`, wish),
  leave: async (table: string) => post<TableView>(`/tables/${table}/leave`),
  seatBot: async (table: string, seat: number, character: string) =>
    post<TableView>(`/tables/${table}/bots`, { seat, character }),
  clearSeat: async (table: string, seat: number) => post<TableView>(`/tables/${table}/clear`, { seat }),
  changeOptions: async (table: string, options: TableOptions) =>
    post<TableView>(`/tables/${table}/options`, options),
  start: async (table: string) => (await post<GameAnswer>(`/tables/${table}/start`)).game,
  rematch: async (table: string, kingdom?: KingdomWish) =>
    post<TableView>(`/tables/${table}/rematch`, kingdom === undefined ? {} : { kingdom }),
  agree: async (table: string, consent: number) => post<TableView>(`/tables/${table}/agree`, { consent }),
  decline: async (table: string, consent: number) => post<TableView>(`/tables/${table}/decline`, { consent }),
  playOn: async (wish: PlayOnWish) => post<TableView>('/games/from-record', wish),

  wish: async (wish: PlayWish) => post<Wish>('/wishes', wish),
  wishes: async () => get<Wish>('/wishes'),
  noWish: async (): Promise<void> => {
    await ask('DELETE', '/wishes');
  },
  /** While the page is being closed, when there is nobody left to wait for the answer. */
  noWishAtParting: (): void => {
    void fetch(`${BASE}/wishes`, { method: 'DELETE', keepalive: true }).catch(() => undefined);
  },
  watchable: async () => (await get<WatchAnswer>('/watch')).games,

  game: async (id: string) => get<GameSummary>(`/games/${encodeURIComponent(id)}`),
  record: async (id: string) => (await ask('GET', `/games/${encodeURIComponent(id)}/record`)).text(),
  archive: async (search: {
    player?: string;
    person?: 'me';
    card?: string;
    after?: string;
    limit?: string;
  }) => get<Archive>(`/archive${query(search)}`),
  ladder: async (after?: string) => get<Ladder>(`/ladder${query({ after })}`),
  myRating: async () => get<OwnRating>('/me/rating'),
  bots: async () => (await get<BotsAnswer>('/bots')).bots,
};
