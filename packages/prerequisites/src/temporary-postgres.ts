// A PostgreSQL server of one's own: in a folder of its own, reached through a socket in that folder, gone when whoever started it is,
// however that ends. It may have replicas.

import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFile,
  chmod,
  chown,
  cp,
  mkdtemp,
  readFile,
  readdir,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { postgresHere } from './index.ts';

const run = promisify(execFile);

const supervisor = fileURLToPath(new URL('./postgres-supervisor.ts', import.meta.url));

/** A running server, whether it writes or follows another. */
interface RunningPostgres {
  readonly urlOf: (database: string) => string;
  /** The server is down: nobody is connected any more and nobody can connect, until what comes back is called. */
  goAway(how?: 'down' | 'crash'): Promise<() => Promise<void>>;
  stop(): Promise<void>;
}

export interface PostgresServer extends RunningPostgres {
  /** A new database, empty or a copy of another to which nobody is connected; answers with its URL. */
  createDatabase(original?: string): Promise<string>;
  /** The id of the process that all others of the server are started by. */
  processId(): Promise<number>;
  /** All of it as it is now, in a folder of its own. */
  backUp(): Promise<Backup>;
  /** Another server that streams what is written to this one, and can be read. */
  startReplica(): Promise<RunningPostgres>;
}

export interface Backup {
  /** A server on this backup, once: one that follows another, or one that is restored, with these lines in its configuration. */
  start(as: 'standby' | 'recovery', lines: string): Promise<RunningPostgres>;
}

export interface TemporaryPostgresWish {
  /** Further lines of its configuration. */
  readonly lines?: string;
  /** Waits for the disk at every commit, as an installation does. Tests need not: nothing of theirs outlives them. */
  readonly isDurable?: boolean;
}

interface User {
  readonly uid: number;
  readonly gid: number;
}

/** Where it listens, as parameters of the server, as the URL of a database, and as another server connects to it. */
interface Address {
  readonly parameters: readonly string[];
  readonly urlOf: (database: string) => string;
  readonly connection: string;
}

interface Place {
  readonly folder: string;
  readonly user: User | null;
  readonly address: Address;
}

export async function startPostgres({
  isDurable = false,
  lines = '',
}: TemporaryPostgresWish = {}): Promise<PostgresServer> {
  const user = await unprivilegedUser();
  return inNewFolder(user, async (place) => {
    const { folder, address } = place;
    const programs = await readableFor(user, postgresHere(), folder);
    const data = join(folder, 'data');
    await run(
      join(programs, 'initdb'),
      ['-D', data, '-U', 'tenfold', '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C'],
      { cwd: folder, ...user },
    );
    await appendFile(join(data, 'postgresql.conf'), `\n${lines}\n`);
    const settings = isDurable ? [] : ['-F'];
    const running = await started(place, [join(programs, 'postgres'), '-D', data, ...settings]);
    const backUpNow = async (): Promise<Backup> => {
      const base = await inNewFolder(user, async (other) => {
        await backUp(address, data, join(other.folder, 'data'));
        return other;
      });
      return {
        async start(as, further) {
          const copy = join(base.folder, 'data');
          await writeFile(join(copy, `${as}.signal`), '');
          await appendFile(join(copy, 'postgresql.conf'), `\n${further}\n`);
          await ownedBy(user, copy);
          return started(base, [join(programs, 'postgres'), '-D', copy, '-F']);
        },
      };
    };
    let databases = 0;
    return {
      ...running,
      async createDatabase(original) {
        databases += 1;
        const name = `test_${databases}`;
        const from = original === undefined ? 'template1' : (/\/(\w+)(?:\?|$)/.exec(original)?.[1] ?? '');
        await withClient(address, async (client) => client.query(`create database ${name} template ${from}`));
        return address.urlOf(name);
      },
      processId: async () => Number((await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n')[0]),
      backUp: backUpNow,
      startReplica: async () =>
        (await backUpNow()).start('standby', `primary_conninfo = '${address.connection}'`),
    };
  });
}

async function inNewFolder<T>(user: User | null, begin: (place: Place) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'tenfold-postgres-'));
  try {
    if (user !== null) await chown(folder, user.uid, user.gid);
    const address = process.platform === 'win32' ? await freePort() : socketIn(folder);
    return await begin({ folder, user, address });
  } catch (error) {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    throw error;
  }
}

async function started(
  { folder, user, address }: Place,
  command: readonly string[],
): Promise<RunningPostgres> {
  const { urlOf, parameters } = address;
  const running = spawn(
    process.execPath,
    [supervisor, folder, JSON.stringify(user ?? {}), ...command, ...parameters],
    { stdio: 'pipe' },
  );
  try {
    await isReady(running, urlOf('postgres'));
  } catch (error) {
    running.stdin.end();
    throw error;
  }
  return {
    urlOf,
    async goAway(how = 'down') {
      const down = once(running.stdout, 'data');
      running.stdin.write(`${how}\n`);
      await down;
      return async () => {
        running.stdin.write('up\n');
        await isReady(running, urlOf('postgres'));
      };
    },
    async stop() {
      if (running.exitCode !== null) return;
      running.stdin.end();
      await once(running, 'exit');
    },
  };
}

/** What `pg_basebackup` does, which not every installation for tests brings. */
async function backUp(address: Address, from: string, to: string): Promise<void> {
  await withClient(address, async (client) => {
    await client.query(`select pg_backup_start('replica', true)`);
    await cp(from, to, {
      recursive: true,
      filter: (path) => !/postmaster\.(pid|opts)$/.test(path),
    });
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    await writeFile(join(to, 'backup_label'), rows[0]?.labelfile ?? '');
  });
  await chmod(to, 0o700);
}

async function ownedBy(user: User | null, folder: string): Promise<void> {
  if (user === null) return;
  await chown(folder, user.uid, user.gid);
  for (const path of await readdir(folder, { recursive: true })) {
    await chown(join(folder, path), user.uid, user.gid);
  }
}

async function withClient<T>({ urlOf }: Address, use: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: urlOf('postgres') });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

/** No TCP at all: no port can be taken. */
const socketIn = (folder: string): Address => ({
  parameters: ['-k', folder, '-h', ''],
  urlOf: (database) => `postgres://tenfold@/${database}?host=${encodeURIComponent(folder)}`,
  connection: `host=${folder} user=tenfold`,
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
    connection: `host=127.0.0.1 port=${port} user=tenfold`,
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
