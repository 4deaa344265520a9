// Tables that are there before a test begins, where how they came about is not the point: made over the wire, for the
// person whose page it is.

import type { APIResponse, Page } from '@playwright/test';
import type { GameState, Prompt, TableOptions, TableView, ToClient } from '@tenfold/protocol';
import { API_PATH, GAME_AMONG_FRIENDS, LIVE_PATH, PROTOCOL_VERSION } from '@tenfold/protocol';

/** The server hears 20 messages a second of one person, and the page of that person needs some of them soon after. */
const PACE_MS = 40;

const EASY_TABLE: TableOptions = {
  ...GAME_AMONG_FRIENDS,
  kingdom: { kind: 'recommended', id: 'first-game' },
  seats: 2,
  pauses: false,
};

export interface Identity {
  readonly id: string;
  readonly token: string;
}

/** The page's browser is this person from now on. */
export async function become(page: Page, name: string, language = 'en'): Promise<Identity> {
  const { person, token } = await answered<{ person: { id: string }; token: string }>(
    await page.request.post(`${API_PATH}/people`, { data: { name, language } }),
  );
  return { id: person.id, token };
}

export async function newTable(page: Page, options: Partial<TableOptions> = {}): Promise<string> {
  // Rated games have their pauses.
  const pauses = options.rated === true;
  const made = await page.request.post(`${API_PATH}/tables`, { data: { ...EASY_TABLE, pauses, ...options } });
  return (await answered<TableView>(made)).id;
}

export interface Begun {
  readonly table: string;
  readonly game: string;
}

/** A game against these bots, which has begun. */
export async function gameAgainst(
  page: Page,
  bots: readonly string[],
  options: Partial<TableOptions> = {},
): Promise<Begun> {
  const table = await newTable(page, { ...options, seats: bots.length + 1 });
  for (const [index, character] of bots.entries()) {
    await answered(
      await page.request.post(`${API_PATH}/tables/${table}/bots`, { data: { seat: index + 1, character } }),
    );
  }
  const { game } = await answered<{ game: string }>(
    await page.request.post(`${API_PATH}/tables/${table}/start`),
  );
  return { table, game };
}

/** The same, played to its end. */
export async function finishedGame(
  page: Page,
  origin: string,
  { token }: Identity,
  bots: readonly string[] = ['magpie'],
  options: Partial<TableOptions> = {},
): Promise<Begun> {
  const begun = await gameAgainst(page, bots, options);
  await playOverTheWire(origin, token, begun.table);
  return begun;
}

export interface Friend {
  readonly page: Page;
  readonly identity: Identity;
}

/** A game of these people that has begun; all but the first have come by the link. */
export async function gameOf(
  friends: readonly Friend[],
  options: Partial<TableOptions> = {},
): Promise<Begun> {
  const [host, ...guests] = friends;
  if (host === undefined) throw new Error('nobody is there to play');
  const table = await newTable(host.page, { ...options, seats: friends.length });
  for (const { page } of guests) {
    await answered(await page.request.post(`${API_PATH}/tables/${table}/sit`, { data: {} }));
  }
  const start = await host.page.request.post(`${API_PATH}/tables/${table}/start`);
  const { game } = await answered<{ game: string }>(start);
  return { table, game };
}

/** The same, and the last of them has resigned. */
export async function resignedGame(
  origin: string,
  friends: readonly Friend[],
  options: Partial<TableOptions> = {},
): Promise<Begun> {
  const begun = await gameOf(friends, options);
  const last = friends.at(-1);
  if (last !== undefined) await resign(origin, last.identity.token, begun.table, begun.game);
  return begun;
}

/** Somebody gives up, over the wire. */
export async function resign(origin: string, token: string, table: string, game: string): Promise<void> {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}${LIVE_PATH}`);
  const say = (message: object): void => socket.send(JSON.stringify(message));
  try {
    await new Promise<void>((resolve, reject) => {
      socket.addEventListener('open', () => {
        say({ type: 'hello', version: PROTOCOL_VERSION, token });
        say({ type: 'open', table });
        say({ type: 'resign', game });
      });
      socket.addEventListener('close', () => reject(new Error('the server closed the connection')));
      socket.addEventListener('message', ({ data }) => {
        const message = JSON.parse(String(data)) as ToClient;
        if (message.type === 'refused') reject(new Error(message.reason));
        if (message.type === 'table' && message.table.state === 'finished') resolve();
      });
    });
  } finally {
    socket.close();
  }
}

async function answered<Answer>(response: APIResponse): Promise<Answer> {
  if (!response.ok()) throw new Error(`${response.url()}: ${response.status()} ${await response.text()}`);
  return (await response.json()) as Answer;
}

/** To the end of the game, or until `enough` says of what one sees that it is near enough. */
export async function playOverTheWire(
  origin: string,
  token: string,
  table: string,
  enough: (state: GameState) => boolean = () => false,
): Promise<void> {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}${LIVE_PATH}`);
  const say = (message: object): void => socket.send(JSON.stringify(message));
  let answeredNumber = -1;
  try {
    await new Promise<void>((resolve, reject) => {
      socket.addEventListener('open', () => {
        say({ type: 'hello', version: PROTOCOL_VERSION, token });
        say({ type: 'open', table });
      });
      socket.addEventListener('close', () => reject(new Error('the server closed the connection')));
      socket.addEventListener('message', ({ data }) => {
        const message = JSON.parse(String(data)) as ToClient;
        if (message.type === 'refused') reject(new Error(message.reason));
        if (message.type !== 'state' && message.type !== 'opened') return;
        const { state } = message;
        if (state.ended !== null || enough(state)) {
          resolve();
          return;
        }
        if (state.prompt === null || state.prompt.number === answeredNumber) return;
        answeredNumber = state.prompt.number;
        const choice = { game: state.game, number: answeredNumber, option: money(state.prompt) };
        setTimeout(() => say({ type: 'choose', ...choice }), PACE_MS);
      });
    });
  } finally {
    socket.close();
  }
}

/** Money and Provinces, and no Reaction: it could be shown again without end. Of what else cards ask, the last answer, mostly "no". */
function money({ options }: Prompt): number {
  const place = (verb: string, card: string | null): number =>
    options.findIndex((option) => option.verb === verb && option.card === card);
  const wishes = [
    place('play-treasures', null),
    ...['province', 'gold', 'silver'].map((card) => place('buy', card)),
    place('end-turn', null),
    place('reveal', null),
  ];
  return wishes.find((found) => found >= 0) ?? options.length - 1;
}
