// What an operator reads when the store cannot be opened: what, where, and what to do; never a password.

import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../../src/store/open.ts';
import { withFolder } from './folder.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

/** The error as a log would show it, with everything that hangs on it. */
async function failureOf(opening: Promise<unknown>): Promise<string> {
  const outcome: unknown = await opening.then(
    () => 'it opened',
    (error: unknown) => error,
  );
  return inspect(outcome, { depth: 10 });
}

describe('The embedded store', () => {
  it('makes its folder', async () => {
    await withFolder(async (folder) => {
      const store = await openStore({ dataFolder: join(folder, 'not', 'yet', 'there') });
      await expect(store.check()).resolves.toBeUndefined();
      await store.close();
    });
  });

  it('names a folder that cannot be used', async () => {
    await withFolder(async (folder) => {
      const file = join(folder, 'file');
      await writeFile(file, '');
      const failure = await failureOf(openStore({ dataFolder: join(file, 'data') }));
      expect(failure).toContain(`The data folder ${join(file, 'data')} cannot be used`);
      expect(failure).toContain('choose another folder with --data');
    });
  });

  it('names a file that is no database', async () => {
    await withFolder(async (folder) => {
      const file = join(folder, 'tenfold.sqlite');
      await writeFile(file, 'Dear diary, today I won again. '.repeat(100));
      const failure = await failureOf(openStore({ dataFolder: folder }));
      expect(failure).toContain(`Cannot open the database ${file}`);
      expect(failure).toContain('Move that file away');
    });
  });
});

describe('PostgreSQL', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  }, 120_000);
  afterAll(async () => {
    await server.stop();
  }, 120_000);

  const open = async (databaseUrl: string) => failureOf(openStore({ databaseUrl, dataFolder: '' }));

  it('is refused when the URL is none of PostgreSQL', async () => {
    const wrong = [
      'mysql://ann:hunter2@localhost/games',
      'ann:hunter2@localhost/games',
      'postgres://ann:hun/ter2@localhost/games',
      'postgres://ann:5/hunter2@localhost/games',
      'postgres://ann:5#hunter2@localhost/games',
      'postgres://ann:5?hunter2@localhost/games',
      'postgres://ann:hunter2%@localhost/games',
      'postgres://localhost:port/games',
    ];
    for (const url of wrong) {
      const failure = await open(url);
      expect(failure).toContain('DATABASE_URL is not the URL of a PostgreSQL database');
      expect(failure).toContain('postgres://user:password@host:5432/database');
      expect(failure).not.toContain('ter2');
    }
  });

  it('is named when it cannot be reached', async () => {
    // A port that was free a moment ago.
    const listener = createServer().listen(0, '127.0.0.1');
    await once(listener, 'listening');
    const { port } = listener.address() as AddressInfo;
    listener.close();
    await once(listener, 'close');
    const failure = await open(`postgres://ann:hunter2@127.0.0.1:${port}/games`);
    expect(failure).toContain(`Cannot use PostgreSQL at 127.0.0.1:${port} (database "games", user "ann")`);
    expect(failure).toContain('ECONNREFUSED');
    expect(failure).toContain('Start that server');
    expect(failure).not.toContain('hunter2');
  });

  it('is named when it has no such database', async () => {
    const url = new URL((await server.createDatabase()).replace('@/', ':hunter2@localhost/'));
    url.pathname = '/elsewhere';
    const failure = await open(url.href);
    expect(failure).toContain('database "elsewhere" does not exist (3D000)');
    expect(failure).toContain('Create that database');
    expect(failure).not.toContain('hunter2');
  });
});
