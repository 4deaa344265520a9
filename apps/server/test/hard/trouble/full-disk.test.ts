// A disk without room, as the system itself enforces it: no file of the server may become longer than so much. First the
// log of the database cannot be copied, then nothing can be written; when there is room again, everything comes back by
// itself, and nothing that was acknowledged is lost.

import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Id } from '@tenfold/protocol';
import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { OPTIONS, caller } from '../../live/server.ts';
import { ServerProcess, newFolder } from '../server-process.ts';
import { addressOf, newVisitor } from '../visitors.ts';

const run = promisify(execFile);
const ENOUGH_MS = 120_000;

/** How long a file of this process may become. */
const limitFiles = async (pid: number, bytes: number | 'unlimited'): Promise<void> =>
  void (await run('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`]));

it('A full disk ends no thread and loses nothing', { timeout: ENOUGH_MS }, async () => {
  const place = { dataFolder: newFolder() };
  const server = await ServerProcess.start(place);
  const { url } = server;
  const ann = await newVisitor(url, 'Ann', '10.0.0.1');
  const call = caller(url, ann.token);
  const ask = async (path: string) =>
    caller(url)('GET', path, undefined, { 'x-forwarded-for': addressOf((asked += 1)) });
  const acknowledged: Id[] = [];
  let asked = 0;
  const addTable = async (): Promise<number> => {
    // From an address of its own each time: only what one person may ask is limited here.
    const headers = { 'x-forwarded-for': addressOf((asked += 1)) };
    const { status, body } = await call<{ id: Id }>('POST', '/tables', OPTIONS, headers);
    if (status === 201) acknowledged.push(body.id);
    return status;
  };
  await addTable();

  const file = join(place.dataFolder, 'tenfold.sqlite');
  const database = new Database(file);
  database.pragma('wal_checkpoint(TRUNCATE)');
  database.close();
  await limitFiles(server.pid, statSync(file).size);
  // The database cannot grow: what is new stays in the log.
  while (!/the log of the database cannot be copied/.test(server.log)) await addTable();
  expect(await ask('/health/ready')).toSatisfy(({ body }: { readonly body: unknown }) =>
    JSON.stringify(body).includes('cannot be'),
  );
  // Then the log itself has no room either.
  while ((await addTable()) !== 503);
  expect(await ask('/health')).toMatchObject({
    status: 503,
    body: { code: 'not-ready', reason: expect.stringContaining('cannot be written to (SQLITE_') as string },
  });
  expect(await ask('/health/live')).toMatchObject({ status: 200 });
  expect((await ask('/metrics')).text).toMatch(/^tenfold_store_errors_total\{code="SQLITE_\w+"\} [1-9]/m);
  // What was there before can be read all the while.
  expect(await ask(`/tables/${acknowledged[0]}`)).toMatchObject({ status: 200 });

  await limitFiles(server.pid, 'unlimited');
  await server.hasLogged(/the log of the database is copied again/);
  while ((await addTable()) !== 201);
  await server.hasLogged(/the store can be used again/);
  expect(await ask('/health/ready')).toMatchObject({
    status: 200,
    body: { status: 'ok', version: 1 },
  });
  // However often it was tried, each time that it fails and comes back is told once.
  const count = (what: RegExp): number => server.log.match(what)?.length ?? 0;
  expect(count(/the store cannot be written to;/g)).toBe(count(/the store can be used again/g));

  await server.kill();
  const again = await ServerProcess.start(place);
  const statuses: number[] = [];
  for (const id of acknowledged) {
    const headers = { 'x-forwarded-for': addressOf((asked += 1)) };
    statuses.push((await caller(again.url)('GET', `/tables/${id}`, undefined, headers)).status);
  }
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  expect(await again.stop()).toBe(0);
});
