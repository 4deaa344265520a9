// A real server on a free port with a real store in a folder of its own, for tests.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Id, Language, TableOptions, TableView } from '@tenfold/protocol';
import { API_PATH } from '@tenfold/protocol';
import type { ServerConfig } from '../../src/config.ts';
import type { RunningServer } from '../../src/index.ts';
import { startServer } from '../../src/index.ts';
import { afterThisFile, afterThisTest } from '../goodbyes.ts';
import { keptThreads } from '../store/kept-threads.ts';
import { PLAIN_OPTIONS } from '../table-options.ts';

export interface TestServer extends RunningServer {
  readonly folder: string;
  /** Everything that was logged. */
  readonly log: readonly string[];
}

/** A test plays faster than anybody would. */
const FAST: NonNullable<ServerConfig['limits']> = {
  perConnection: { perSecond: 10_000, burst: 10_000 },
  perPerson: { perSecond: 10_000, burst: 10_000 },
};
const AT_ONCE = { botBeatMs: 0 };

export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tenfold-server-'));
  afterThisFile(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Ends with the test. */
export async function testServer(config: Partial<ServerConfig> = {}): Promise<TestServer> {
  const log: string[] = [];
  const dataFolder = config.dataFolder ?? newFolder();
  const wished = {
    host: '127.0.0.1',
    port: 0,
    dataFolder,
    log: { level: 'debug', write: (line: string) => log.push(line) } as const,
    ...config,
    limits: { ...FAST, ...config.limits },
    pace: { ...AT_ONCE, ...config.pace },
  };
  const server = await startServer(wished, keptThreads);
  afterThisTest(async () => server.close());
  return { ...server, folder: dataFolder, log };
}

export interface Answer<T> {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** What came, if it was JSON. */
  readonly body: T;
}

/** A caller of the HTTP API with a token, or without. */
export function caller(url: string, token?: string) {
  return async <T = unknown>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> => {
    const answer = await fetch(`${url}${API_PATH}${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.startsWith('application/json') === true;
    return {
      status: answer.status,
      headers: answer.headers,
      text,
      body: (isJson ? JSON.parse(text) : null) as T,
    };
  };
}

export interface TestPerson {
  readonly url: string;
  readonly id: Id;
  readonly token: string;
  readonly call: ReturnType<typeof caller>;
}

export async function newPerson(url: string, name: string, language: Language = 'en'): Promise<TestPerson> {
  const { status, body, text } = await caller(url)<{ person: { id: Id }; token: string }>('POST', '/people', {
    name,
    language,
  });
  if (status !== 201) throw new Error(`no new person: ${status} ${text}`);
  return { url, id: body.person.id, token: body.token, call: caller(url, body.token) };
}

export const OPTIONS: TableOptions = { ...PLAIN_OPTIONS, pauses: false };

/** What came, or an error that says what came instead. */
export function expected<T>(answer: Answer<T>, status: number): T {
  if (answer.status !== status) throw new Error(`${status} expected: ${answer.status} ${answer.text}`);
  return answer.body;
}

/** A table where the first is host and all sit. */
export async function newTable(
  people: readonly TestPerson[],
  options: Partial<TableOptions> = {},
): Promise<TableView> {
  const [host, ...guests] = people;
  if (host === undefined) throw new Error('a table needs a host');
  // Rated games have their pauses.
  const pauses = options.rated === true;
  const wish = { ...OPTIONS, pauses, seats: Math.max(2, people.length), ...options };
  let table = expected(await host.call<TableView>('POST', '/tables', wish), 201);
  for (const guest of guests) {
    table = expected(await guest.call<TableView>('POST', `/tables/${table.id}/sit`, {}), 200);
  }
  return table;
}
