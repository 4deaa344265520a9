// A PostgreSQL server for tests, of its own: in a folder of its own, reached through a socket in that folder, gone when
// the tests are over, however they end.

import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, cp, mkdtemp, rm, stat } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { postgresHere } from '@tenfold/prerequisites';
import { Client } from 'pg';

const run = promisify(execFile);

const supervisor = fileURLToPath(new URL('./postgres-supervisor.ts', import.meta.url));

export interface PostgresServer {
  /** A new, empty database; answers with its URL. */
  createDatabase(): Promise<string>;
  /** The server is down: nobody is connected any more and nobody can connect, until what comes back is called. */
  goAway(how?: 'down' | 'crash'): Promise<() => Promise<void>>;
  stop(): Promise<void>;
}

interface User {
  readonly uid: number;
  readonly gid: number;
}

/** Where it listens, as parameters of the server and as the URL of a database. */
interface Address {
  readonly parameters: readonly string[];
  readonly urlOf: (database: string) => string;
}

export async function startPostgres(): Promise<PostgresServer> {
  const user = await unprivilegedUser();
  const folder = await mkdtemp(join(tmpdir(), 'tenfold-postgres-'));
  const { urlOf, parameters } = process.platform === 'win32' ? await freePort() : socketIn(folder);
  let server: ChildProcess | null = null;
  try {
    if (user !== null) await chown(folder, user.uid, user.gid);
    const programs = await readableFor(user, postgresHere(), folder);
    const data = join(folder, 'data');
    await run(
      join(programs, 'initdb'),
      ['-D', data, '-U', 'tenfold', '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C'],
      { cwd: folder, ...user },
    );
    // No waiting for the disk: nothing here outlives the tests.
    const command = [join(programs, 'postgres'), '-D', data, '-F', ...parameters];
    server = spawn(process.execPath, [supervisor, folder, JSON.stringify(user ?? {}), ...command], {
      stdio: 'pipe',
    });
    await isReady(server, urlOf('postgres'));
  } catch (error) {
    server?.stdin?.end();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    throw error;
  }

  const running = server;
  let databases = 0;
  return {
    async createDatabase() {
      databases += 1;
      const name = `test_${databases}`;
      const client = new Client({ connectionString: urlOf('postgres') });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return urlOf(name);
    },
    async goAway(how = 'down') {
      const down = running.stdout === null ? [] : once(running.stdout, 'data');
      running.stdin?.write(`${how}\n`);
      await down;
      return async () => {
        running.stdin?.write('up\n');
        await isReady(running, urlOf('postgres'));
      };
    },
    async stop() {
      if (running.exitCode !== null) return;
      running.stdin?.end();
      await once(running, 'exit');
    },
  };
}

/** No TCP at all: no port can be taken. */
const socketIn = (folder: string): Address => ({
  parameters: ['-k', folder, '-h', ''],
  urlOf: (database) => `postgres://tenfold@/${database}?host=${encodeURIComponent(folder)}`,
});

/** On Windows Node knows no sockets in folders. */
async function freePort(): Promise<Address> {
  const listening = createServer().listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  listening.close();
  await once(listening, 'close');
  return {
    parameters: ['-h', '127.0.0.1', '-p', String(port)],
    urlOf: (database) => `postgres://tenfold@127.0.0.1:${port}/${database}`,
  };
}

/** PostgreSQL refuses to run as root. */
async function unprivilegedUser(): Promise<User | null> {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    try {
      const ids = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
      const [uid, gid] = ids.map(({ stdout }) => Number(stdout));
      if (uid !== undefined && gid !== undefined) return { uid, gid };
    } catch {
      // No such user: the next one.
    }
  }
  throw new Error('PostgreSQL refuses to run as root, and there is neither a user "postgres" nor "nobody".');
}

/** Root's own folders are closed to the user that PostgreSQL runs as: what lies in them is copied out. */
async function readableFor(user: User | null, programs: string, folder: string): Promise<string> {
  if (user === null || (await isOpenToAll(programs))) return programs;
  const copy = join(folder, 'installed');
  await cp(dirname(programs), copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, basename(programs));
}

async function isOpenToAll(path: string): Promise<boolean> {
  const { mode } = await stat(path);
  if ((mode & 0o001) === 0) return false;
  return dirname(path) === path || isOpenToAll(dirname(path));
}

async function isReady(server: ChildProcess, url: string): Promise<void> {
  let log = '';
  server.stderr?.on('data', (text: Buffer) => {
    log += text.toString();
  });
  while (server.exitCode === null) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((resolve) => {
        setTimeout(resolve, 20);
      });
    }
  }
  throw new Error(`PostgreSQL ended at once with code ${server.exitCode}:\n${log}`);
}
