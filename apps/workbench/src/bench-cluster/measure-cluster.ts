// Measures one, two and three nodes on one PostgreSQL, each on games of their own, and beside them one server on SQLite.

import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PostgresServer } from '@tenfold/prerequisites/temporary-postgres';
import { startPostgres } from '@tenfold/prerequisites/temporary-postgres';
import { Client } from 'pg';
import type { LoadFigures, LoadWish } from '../bench-server/measure-load.ts';
import { measureLoad, measureNodes } from '../bench-server/measure-load.ts';
import { Served } from '../bench-server/served.ts';
import type { Seats } from '../bench-server/stored-games.ts';
import { layOutRunning } from '../bench-server/stored-games.ts';
import { type Limit, limitOf } from './limit.ts';
import { treeMicros } from './process-tree.ts';

export interface ClusterWish extends Pick<LoadWish, 'games' | 'seconds' | 'every'> {
  readonly longestLog: number;
  /** How many nodes there are in each run. */
  readonly nodes: readonly number[];
  /** The same load on one server with SQLite comes first. */
  readonly besideSqlite: boolean;
}

export interface NodesFigures extends LoadFigures {
  readonly nodes: number;
  /** Of PostgreSQL, all its processes; null where the system does not tell. */
  readonly databaseMicrosPerChoice: number | null;
  /** Per cent of one core. */
  readonly databaseCpu: number | null;
  readonly noticesPerChoice: number;
  readonly walBytesPerChoice: number;
  /** Transactions of PostgreSQL for each choice: groups of choices, and everything else. */
  readonly transactionsPerChoice: number;
  /** Per cent of all cores of this machine, whatever kept them busy. */
  readonly machineBusy: number;
  readonly limit: Limit;
}

export interface ClusterFigures {
  readonly games: number;
  readonly cores: number;
  readonly sqlite: LoadFigures | null;
  readonly runs: readonly NodesFigures[];
  /** CPU time of a choice at one node with its PostgreSQL, to that on SQLite. */
  readonly costToSqlite: number | null;
  /** Milliseconds that the other's view comes later where it is at another node, 95th percentile: beside one node, for each more. */
  readonly otherNodeLater: readonly { readonly nodes: number; readonly ms: number }[];
}

export async function measureCluster(
  { nodes, longestLog, besideSqlite, ...load }: ClusterWish,
  tell: (line: string) => void,
): Promise<ClusterFigures> {
  const wish = { ...load, shortestLog: 0, longestLog };
  if (besideSqlite) tell('one server on SQLite');
  const sqlite = besideSqlite ? await measureLoad(wish, tell) : null;
  const runs: NodesFigures[] = [];
  const postgres = await startPostgres({ isDurable: true });
  try {
    tell(`laying out ${wish.games} games on PostgreSQL`);
    const original = await postgres.createDatabase();
    const seats = await layOutRunning(
      { databaseUrl: original },
      wish.games,
      wish.shortestLog,
      wish.longestLog,
    );
    for (const count of nodes) {
      tell(`${count} ${count === 1 ? 'node' : 'nodes'} on PostgreSQL`);
      const databaseUrl = await postgres.createDatabase(original);
      runs.push(await measureRun({ postgres, databaseUrl, seats }, count, wish, tell));
    }
  } finally {
    await postgres.stop();
  }
  const one = runs.find((run) => run.nodes === 1);
  const oneCost = one?.databaseMicrosPerChoice ?? null;
  return {
    games: wish.games,
    cores: cpus().length,
    sqlite,
    runs,
    costToSqlite:
      one === undefined || oneCost === null || sqlite === null
        ? null
        : (one.cpuMicrosPerChoice + oneCost) / sqlite.cpuMicrosPerChoice,
    otherNodeLater:
      one === undefined
        ? []
        : runs
            .filter(({ nodes: count }) => count > 1)
            .map((run) => ({ nodes: run.nodes, ms: run.toOtherP95 - one.toOtherP95 })),
  };
}

interface LaidOut {
  readonly postgres: PostgresServer;
  readonly databaseUrl: string;
  readonly seats: readonly Seats[];
}

async function measureRun(
  { postgres, databaseUrl, seats }: LaidOut,
  count: number,
  wish: LoadWish,
  tell: (line: string) => void,
): Promise<NodesFigures> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'tenfold-bench-'));
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  const served: Served[] = [];
  try {
    await database.query('vacuum analyze');
    for (let node = 0; node < count; node++) served.push(await Served.start({ dataFolder, databaseUrl }));
    const main = await postgres.processId();
    const looks: Promise<Look>[] = [];
    const figures = await measureNodes(
      served,
      seats,
      { ...wish, measuring: () => looks.push(lookAt(database, served, main)) },
      tell,
    );
    const [before, after] = await Promise.all(looks);
    if (before === undefined || after === undefined) throw new Error('the measuring has not ended');
    return figuresOf(count, figures, before, after);
  } finally {
    await Promise.all(served.map(async (node) => node.close()));
    await database.end();
    await rm(dataFolder, { recursive: true });
  }
}

/** What was used so far. */
interface Look {
  readonly databaseMicros: number | null;
  readonly notices: number;
  readonly walBytes: number;
  readonly transactions: number;
  readonly idle: number;
  readonly all: number;
}

async function lookAt(database: Client, nodes: readonly Served[], main: number): Promise<Look> {
  const databaseMicros = treeMicros(main);
  const times = cpus().map((core) => core.times);
  const idle = times.reduce((sum, core) => sum + core.idle, 0);
  const all = times.reduce((sum, core) => sum + core.idle + core.user + core.nice + core.sys + core.irq, 0);
  const notices = await Promise.all(nodes.map(async (node) => node.notices()));
  const { rows } = await database.query<{ wal: string; commits: string }>(
    `select (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::text as wal,
      (select xact_commit::text from pg_stat_database where datname = current_database()) as commits`,
  );
  return {
    databaseMicros,
    notices: notices.reduce((sum, one) => sum + one, 0),
    walBytes: Number(rows[0]?.wal),
    transactions: Number(rows[0]?.commits),
    idle,
    all,
  };
}

function figuresOf(nodes: number, figures: LoadFigures, before: Look, after: Look): NodesFigures {
  const { choices, seconds } = figures;
  const databaseMicros =
    before.databaseMicros === null || after.databaseMicros === null
      ? null
      : after.databaseMicros - before.databaseMicros;
  const databaseCpu = databaseMicros === null ? null : databaseMicros / 1e4 / seconds;
  const machineBusy = 100 * (1 - (after.idle - before.idle) / (after.all - before.all));
  const commits = figures.choices / figures.writesPerCommit;
  return {
    ...figures,
    nodes,
    databaseMicrosPerChoice: databaseMicros === null ? null : databaseMicros / choices,
    databaseCpu,
    noticesPerChoice: (after.notices - before.notices) / choices,
    walBytesPerChoice: (after.walBytes - before.walBytes) / choices,
    transactionsPerChoice: (after.transactions - before.transactions) / choices,
    machineBusy,
    limit: limitOf({
      machineBusy,
      nodeBusy: figures.serverBusy,
      commitBusy: (commits * figures.commitMs) / 10 / seconds / nodes,
      databaseCpu,
      clientDelay: figures.clientDelayP99,
    }),
  };
}
