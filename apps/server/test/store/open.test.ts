// What an operator reads when the store cannot be opened: what, where, and what to do; never a password.

import { chmod, readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inspect } from 'node:util';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { startWorker } from '../../src/shared-work/worker-process.ts';
import { openStore } from '../../src/store/open.ts';
import { openPostgres } from '../../src/store/postgres.ts';
import { withFolder } from './folder.ts';
import { postgresOfTests } from './postgres-of-tests.ts';

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

  const modesIn = async (folder: string): Promise<Record<string, string>> => {
    const found: Record<string, string> = { '.': ((await stat(folder)).mode & 0o777).toString(8) };
    for (const name of await readdir(folder)) {
      found[name] = ((await stat(join(folder, name))).mode & 0o777).toString(8);
    }
    return found;
  };
  const PRIVATE = {
    '.': '700',
    'tenfold.lock': '600',
    'tenfold.sqlite': '600',
    'tenfold.sqlite-shm': '600',
    'tenfold.sqlite-wal': '600',
  };

  it('is for its own user alone, whatever is usual for new files', async () => {
    await withFolder(async (folder) => {
      const data = join(folder, 'data');
      const store = await openStore({ dataFolder: data });
      await store.check();
      expect(await modesIn(data)).toEqual(PRIVATE);
      await store.close();
    });
  });

  it('is so in the recipe for systemd as well', async () => {
    const recipe = await readFile(new URL('../../../../docs/self-hosting.md', import.meta.url), 'utf8');
    expect(recipe).toMatch(/^StateDirectoryMode=0700$/m);
    expect(recipe).toMatch(/^UMask=0077$/m);
  });

  it('is so from then on where it was for others too', async () => {
    await withFolder(async (folder) => {
      const before = new Database(join(folder, 'tenfold.sqlite'));
      before.pragma('journal_mode = WAL');
      before.exec('create table some (thing text)');
      await chmod(folder, 0o755);
      for (const name of await readdir(folder)) await chmod(join(folder, name), 0o644);
      expect(Object.keys(await modesIn(folder))).toHaveLength(4);
      const store = await openStore({ dataFolder: folder });
      await store.check();
      expect(await modesIn(folder)).toEqual(PRIVATE);
      await store.close();
      before.close();
    });
  });

  it('is refused to a second server, which is told what to do, until the first has closed', async () => {
    await withFolder(async (folder) => {
      const first = await openStore({ dataFolder: folder });
      for (let count = 0; count < 2; count++) {
        await expect(openStore({ dataFolder: folder })).rejects.toThrow(
          `The data folder ${folder} is in use by another server. Stop that one, or choose another folder with --data.`,
        );
      }
      await first.check();
      await first.close();
      await (await openStore({ dataFolder: folder })).close();
    });
  });

  it('leaves a folder that all share as it is', async () => {
    await withFolder(async (folder) => {
      await chmod(folder, 0o1777);
      await (await openStore({ dataFolder: folder })).close();
      expect((await stat(folder)).mode & 0o7777).toBe(0o1777);
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
  const server = postgresOfTests();

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

  it('is refused with the name of the option that it was given by', async () => {
    const url = 'mysql://ann:hunter2@localhost/games';
    const failures = [
      await failureOf(openPostgres(url, { given: '--to' })),
      await failureOf(startWorker(url, 1)),
    ];
    expect(failures.map((failure) => failure.split(' ')[1])).toEqual(['--to', '--on']);
    for (const failure of failures) {
      expect(failure).toContain('is not the URL of a PostgreSQL database');
      expect(failure).not.toMatch(/DATABASE_URL|embedded|hunter2/);
    }
  });

  it('is named when it cannot be reached', async () => {
    // Nobody listens there; a port that was free a moment ago might have been given to somebody else.
    const failure = await open('postgres://ann:hunter2@127.0.0.1:1/games');
    expect(failure).toContain('Cannot use PostgreSQL at 127.0.0.1:1 (database "games", user "ann")');
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
