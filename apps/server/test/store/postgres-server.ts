// A PostgreSQL server for tests, of its own: in a folder of its own, reached through a socket in that folder, gone when
// the tests are over, however they end.

import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import { chown, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';

const run = promisify(execFile);

export interface PostgresServer {
  /** A new, empty database; answers with its URL. */
  createDatabase(): Promise<string>;
  /** Nobody is connected any more and nobody can connect, as if it were down, until what comes back is called. */
  goAway(): Promise<() => Promise<void>>;
  stop(): Promise<void>;
}

/** Runs the server in the background until its own standard input ends: then whoever started it is gone. */
const SUPERVISOR = `
folder=$1; shift
exec 3<&0
"$@" <&- & server=$!
(cat <&3 >/dev/null; kill -QUIT $server 2>/dev/null) &
wait $server; code=$?
rm -rf "$folder"
exit $code`;

export async function startPostgres(): Promise<PostgresServer> {
  const binaries = findBinaries();
  const user = await unprivilegedUser();
  const folder = await mkdtemp(join(tmpdir(), 'tenfold-postgres-'));
  let server: ChildProcess | null = null;
  try {
    if (user !== null) await chown(folder, user.uid, user.gid);
    const data = join(folder, 'data');
    const inFolder = { cwd: folder, ...user };
    await run(
      join(binaries, 'initdb'),
      ['-D', data, '-U', 'tenfold', '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C.UTF-8'],
      inFolder,
    );
    server = spawn(
      'sh',
      // No TCP at all: no port can be taken. And no waiting for the disk: nothing here outlives the tests.
      ['-c', SUPERVISOR, 'sh', folder, join(binaries, 'postgres'), '-D', data, '-k', folder, '-h', '', '-F'],
      { ...inFolder, stdio: ['pipe', 'ignore', 'pipe'] },
    );
    await isReady(server, urlOf(folder, 'postgres'));
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
      const client = new Client({ connectionString: urlOf(folder, 'postgres') });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return urlOf(folder, name);
    },
    async goAway() {
      const client = new Client({ connectionString: urlOf(folder, 'postgres') });
      await client.connect();
      const [socket, hidden] = ['.s.PGSQL.5432', 'hidden'].map((name) => join(folder, name)) as [
        string,
        string,
      ];
      await rename(socket, hidden);
      await client.query(`
        select pg_terminate_backend(pid) from pg_stat_activity
        where backend_type = 'client backend' and pid <> pg_backend_pid()`);
      await client.end();
      return async () => rename(hidden, socket);
    },
    async stop() {
      if (running.exitCode !== null) return;
      running.stdin?.end();
      await once(running, 'exit');
    },
  };
}

function urlOf(folder: string, database: string): string {
  return `postgres://tenfold@/${database}?host=${encodeURIComponent(folder)}`;
}

function findBinaries(): string {
  const places = [
    ...globSync('/usr/lib/postgresql/*/bin').sort().reverse(),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
  const found = places.find((place) => ['initdb', 'postgres'].every((name) => existsSync(join(place, name))));
  if (found !== undefined) return found;
  throw new Error(
    'The tests of the PostgreSQL store need its server: initdb and postgres are neither in /usr/lib/postgresql/*/bin ' +
      'nor in PATH. On Debian: apt-get install postgresql',
  );
}

/** PostgreSQL refuses to run as root. */
async function unprivilegedUser(): Promise<{ readonly uid: number; readonly gid: number } | null> {
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
