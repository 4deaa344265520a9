// Health, metrics and the OpenAPI document.

import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { twoAtATable, inOrder } from '../live/party.ts';
import { caller, expected, newPerson, testServer } from '../live/server.ts';

interface Operation {
  readonly summary: string;
  readonly operationId: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema: object }[];
  readonly requestBody?: { readonly content: Record<string, { readonly schema: object }> };
  readonly responses: Record<string, { readonly description: string; readonly content?: object }>;
}

interface OpenApi {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { readonly schemas: Record<string, object> };
}

describe('health', () => {
  it('says that all is well', async () => {
    const { url } = await testServer();
    for (const path of ['/health', '/health/live', '/health/ready']) {
      expect(expected(await caller(url)('GET', path), 200)).toEqual({ status: 'ok', version: 1 });
    }
  });

  it('says that a server goes away before it does, while people play on', async () => {
    const server = await testServer({ drainMs: 60_000 });
    const party = await twoAtATable({}, server);
    const { asked } = await inOrder(party);
    void server.close();
    for (const path of ['/health', '/health/ready']) {
      expect(await caller(server.url)('GET', path)).toMatchObject({
        status: 503,
        body: { code: 'not-ready', reason: expect.stringContaining('goes away') as string },
      });
    }
    expect(expected(await caller(server.url)('GET', '/health/live'), 200)).toEqual({
      status: 'ok',
      version: 1,
    });
    const { prompt } = await asked.stands(party.game, (state) => state.prompt !== null);
    expect(await asked.choose(party.game, prompt?.number ?? -1, 0)).toMatchObject({ type: 'done' });
  });

  it('says what is damaged, and that the process lives all the same', async () => {
    const { url, folder, log } = await testServer();
    const { call } = await newPerson(url, 'Ann');
    const database = new Database(join(folder, 'tenfold.sqlite'));
    database.pragma('wal_checkpoint(TRUNCATE)');
    const { pageSize, page } = database
      .prepare(
        "select page_size as pageSize, rootpage as page from pragma_page_size, sqlite_schema where name = 'ratings_by_rank'",
      )
      .get() as { readonly pageSize: number; readonly page: number };
    database.close();
    const file = openSync(join(folder, 'tenfold.sqlite'), 'r+');
    writeSync(file, Buffer.alloc(pageSize, 0xff), 0, pageSize, (page - 1) * pageSize);
    closeSync(file);
    expect(await call('GET', '/ladder')).toMatchObject({ status: 503, body: { code: 'not-ready' } });
    expect(await call('GET', '/ladder')).toMatchObject({ status: 503 });
    const damaged = {
      code: 'not-ready',
      reason: expect.stringContaining('damaged: restore it from a backup (SQLITE_CORRUPT') as string,
    };
    for (const path of ['/health', '/health/ready']) {
      expect(await call('GET', path)).toMatchObject({ status: 503, body: damaged });
    }
    expect(expected(await call('GET', '/health/live'), 200)).toEqual({ status: 'ok', version: 1 });
    expect(log.filter((line) => line.includes('is damaged'))).toHaveLength(1);
    expect((await call('GET', '/metrics')).text).toMatch(
      /^tenfold_store_errors_total\{code="SQLITE_CORRUPT\w*"\} 2$/m,
    );
  });
});

describe('metrics', () => {
  it('count what happens, and have the id of nobody', async () => {
    const party = await twoAtATable();
    const { game, people, table, server } = party;
    const { asked } = await inOrder(party);
    const { prompt } = await asked.stands(game, (state) => state.prompt !== null);
    await asked.choose(game, prompt?.number ?? -1, 0);
    await asked.choose(game, 999, 0);
    const { text, headers } = await caller(server.url)('GET', '/metrics');
    expect(headers.get('content-type')).toContain('text/plain; version=0.0.4');
    for (const line of [
      'tenfold_rooms 1',
      'tenfold_connections 2',
      'tenfold_choices_total 1',
      'tenfold_choice_seconds_count 1',
      'tenfold_refusals_total{code="stale"} 1',
      'tenfold_refusals_total{code="malformed"} 0',
      'tenfold_games_begun_total 1',
      'tenfold_games_ended_total{why="rules"} 0',
      'tenfold_commit_failures_total 0',
      'tenfold_bot_failures_total 0',
      'tenfold_queue_length{queue="commits"} 0',
      'tenfold_queue_length{queue="store writes"} 0',
    ]) {
      expect(text.split('\n')).toContain(line);
    }
    expect(text).toMatch(/^tenfold_commit_seconds_count [1-9]/m);
    expect(text).toMatch(/^tenfold_commit_writes_sum [1-9]/m);
    expect(text).toMatch(/^tenfold_event_loop_delay_seconds\{quantile="0.99"\} \d/m);
    for (const id of [game, table, ...people.map((person) => person.id)]) expect(text).not.toContain(id);
  });
});

describe('the OpenAPI document', () => {
  const document = async () => {
    const { url } = await testServer();
    return { url, api: expected(await caller(url)<OpenApi>('GET', '/openapi.json'), 200) };
  };
  const operationsOf = ({ paths }: OpenApi) =>
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
    );

  it('is whole: every operation has its words, parameters, bodies and answers', async () => {
    const { api } = await document();
    expect(api.openapi).toBe('3.1.0');
    const operations = operationsOf(api);
    expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length);
    for (const { path, method, operation } of operations) {
      const named = (operation.parameters ?? []).filter((one) => one.in === 'path').map(({ name }) => name);
      const statuses = Object.keys(operation.responses);
      expect({ path, method, named, summary: operation.summary, statuses }).toEqual({
        path,
        method,
        named: [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]),
        summary: expect.stringMatching(/^[A-Z].*\.$/) as unknown,
        statuses: [expect.stringMatching(/^20[014]$/) as unknown, 'default'],
      });
    }
    for (const [, name] of JSON.stringify(api).matchAll(/"\$ref":"([^"]+)"/g)) {
      expect(name?.replace('#/components/schemas/', '') ?? '').toSatisfy(
        (key: string) => key in api.components.schemas,
      );
    }
  });

  it('names what there is: each operation is reached', async () => {
    const { url, api } = await document();
    expect(Object.keys(api.paths)).toHaveLength(43);
    for (const { path, method } of operationsOf(api)) {
      const answer = await fetch(url + path.replaceAll(/\{\w+\}/g, 'AAAAAAAAAAAAAAAAAAAAAA'), {
        method: method.toUpperCase(),
      });
      expect(`${method} ${path}: ${await answer.text()}`).not.toContain('there is nothing here');
    }
  });

  it('has no path that docs/protocol.md does not name', async () => {
    const { api } = await document();
    const text = readFileSync(new URL('../../../../docs/protocol.md', import.meta.url), 'utf8');
    for (const { path, method } of operationsOf(api)) {
      expect(text).toContain(`\`${method.toUpperCase()} ${path.replace('/api/v1', '')}\``);
    }
  });

  it('describes what is sent as it is checked', async () => {
    const { api } = await document();
    const sit = api.paths['/api/v1/tables/{id}/sit']?.['post'];
    expect(sit?.requestBody?.content['application/json']?.schema).toMatchObject({
      type: 'object',
      properties: { seat: { type: 'integer', minimum: 0, maximum: 5 } },
      additionalProperties: false,
    });
    const limit = api.paths['/api/v1/archive']?.['get']?.parameters?.find(({ name }) => name === 'limit');
    expect(limit).toMatchObject({
      in: 'query',
      required: false,
      schema: { minimum: 1, maximum: 50, default: 20 },
    });
  });
});
