// The server: everything is made here, given to those who need it, and ended in the opposite order.

import type { FastifyInstance } from 'fastify';
import { GameArchive } from './archive/archive.ts';
import { botCharacters } from './bots/bot-characters.ts';
import type { BotTeam } from './bots/bot-team.ts';
import { threadTeam } from './bots/thread-team.ts';
import type { Cluster } from './cluster/cluster.ts';
import type { ServerConfig } from './config.ts';
import { DEFAULT_PACE } from './config.ts';
import { DailyKingdom } from './daily/daily-kingdom.ts';
import { Committer } from './games/committer.ts';
import { HistoryCache } from './games/history-cache.ts';
import { UnwitnessedGames } from './games/unwitnessed.ts';
import { Rooms } from './games/rooms.ts';
import { addEverything, newApp } from './http/app.ts';
import { countedBots, countedGames } from './metrics/instrumented.ts';
import { acquaintanceEndpoints } from './http/acquaintance-endpoints.ts';
import { archiveEndpoints } from './http/archive-endpoints.ts';
import { dailyEndpoints } from './http/daily-endpoints.ts';
import { Metrics } from './metrics/metrics.ts';
import { peopleEndpoints } from './http/people-endpoints.ts';
import { tableEndpoints, watchEndpoints, wishEndpoints } from './http/table-endpoints.ts';
import { upkeepEndpoints } from './http/upkeep-endpoints.ts';
import { Live } from './live/live.ts';
import { DEFAULT_LIMITS } from './limits/traffic-limits.ts';
import { Departures } from './upkeep/departures.ts';
import { Blocks } from './people/blocks.ts';
import { People } from './people/people.ts';
import { readDrawingKit } from './previews/drawing-kit.ts';
import { Previews } from './previews/previews.ts';
import { Ratings } from './archive/ratings.ts';
import { ServerTime } from './time/server-time.ts';
import { type StorePlace, openStore } from './store/open.ts';
import { type SqliteThreads, ownThreads } from './store/sqlite-threads.ts';
import type { Replica } from './store/replica.ts';
import { ServerHeartbeat } from './store/server-heartbeat.ts';
import { StoreWatch, withoutStoreTrouble } from './store/store-watch.ts';
import { Sweep } from './upkeep/sweep.ts';
import { Invitations } from './tables/invitations.ts';
import { Matching } from './tables/matching.ts';
import { Tables } from './tables/tables.ts';

const LEAVING = 'this server goes away; another one, or the next start of it, takes its place';
/** Longer than a sweep takes, and shorter than the time between two. */
const SWEEP_MS = 30 * 60 * 1000;

export { defaultDataFolder } from './config.ts';
export { namedLimits } from './limits/named-limits.ts';
import type { Logger } from './log.ts';

export type { LogLevel } from './log.ts';

export interface RunningServer {
  /** Where it can be reached, without a slash at the end. */
  readonly url: string;
  /** Resolves, with the reason, if it cannot go on: nothing can be stored any more, and only a new process can. */
  readonly failed: Promise<string>;
  /**
   * Says that it is not ready for as long as it was told to; then tells everybody, finishes what has been begun, and closes the
   * store. Called again, it waits no longer.
   */
  close(): Promise<void>;
}

/** `sqliteThreads`: others than its own, for who starts many servers, one after the other. */
export async function startServer(
  config: ServerConfig,
  sqliteThreads: SqliteThreads = ownThreads,
): Promise<RunningServer> {
  const endings = new Endings();
  try {
    return await start({ ...config, sqliteThreads }, endings);
  } catch (error) {
    // That something could not be started is the news; that something could not be ended after it is not.
    await endings.run().catch(() => undefined);
    throw error;
  }
}

async function start(config: ServerConfig & StorePlace, endings: Endings): Promise<RunningServer> {
  const limits = { ...DEFAULT_LIMITS, ...config.limits };
  const metrics = new Metrics();
  endings.add(() => metrics.close());
  const app = newApp({ log: config.log, trustProxy: config.trustProxy, metrics, limits });
  // Said by the watch over the store, once for all who meet its troubles.
  const log = withoutStoreTrouble(app.log);

  const failed = Promise.withResolvers<string>();
  const watch = new StoreWatch({
    log: app.log,
    clock: () => metrics.clock(),
    failed: ({ code }) => metrics.storeFailed(code),
  });
  const opened = await openStore(config, {
    died(reason) {
      watch.died();
      log.error({ reason }, 'the store has ended; the server cannot go on');
      failed.resolve(reason);
    },
    copyingFails: (reason) => watch.copyingFails(reason),
  });
  endings.add(async () => opened.close());
  const cluster = await joinCluster(config, log);
  if (cluster !== null) endings.add(async () => cluster.close());
  const time = new ServerTime(config.clocks ?? cluster?.clocks);
  const { now } = time;
  const watched = watch.watched(opened);
  const counted = { ...watched, ...countedGames(watched, metrics) };
  const store = cluster?.announcing(counted) ?? counted;
  const life = await ServerHeartbeat.begin(store, now, log);
  endings.add(async () => life.end());
  const people = await People.open(store, now, limits);
  const replica = await openReplica(config, metrics, log);
  if (replica !== null) endings.add(async () => replica.close());
  /** For what may be a little late. */
  const late = replica?.over(store) ?? store;
  const archive = new GameArchive(late, now);
  const ratings = new Ratings(late);
  const tables = new Tables({
    store: { ...store, onShow: async (limit) => late.onShow(limit) },
    people,
    archive,
    characters: botCharacters,
    now,
    log,
    limits,
    ...(cluster === null ? {} : { sharedPresence: cluster.presence }),
  });
  endings.add(async () => {
    tables.close();
    await tables.settled();
  });
  const daily = await DailyKingdom.open({ store, tables, now });
  const blocks = new Blocks({ store, people, now, limits });
  const matching =
    cluster?.matching(tables) ?? new Matching(tables, async (person) => store.blockedBy(person), log);
  blocks.onChange((person, other, isBlocked) => matching.avoid(person, other, isBlocked));

  const invitations = new Invitations({ store, people, tables, now, log });
  endings.add(() => invitations.close());
  blocks.onChange((person) => invitations.changedFor(person));
  const bots = countedBots(await botTeam(config, log), metrics);
  endings.add(async () => bots.close());
  const committer = new Committer(store);
  const rooms = new Rooms({
    store,
    committer,
    bots,
    now,
    outages: life.outages,
    histories: new HistoryCache(),
    log,
    ended: async (game, how) => tables.ended(game, how),
    settings: { ...DEFAULT_PACE, ...config.pace },
    shared: cluster?.games ?? null,
  });
  endings.add(async () => rooms.close());
  const allowances = cluster?.allowances;
  const live = new Live({
    people,
    tables,
    matching,
    invitations,
    rooms,
    limits,
    metrics,
    log,
    now,
    allowances,
  });
  const departures = new Departures({ store, people, tables, rooms, matching, invitations, log });
  endings.add(async () => departures.settled());
  const sweep = new Sweep({
    store,
    departures,
    ...limits,
    now,
    log,
    ...(cluster === null ? {} : { isOurs: async () => cluster.isOurs('sweep', SWEEP_MS) }),
  });
  endings.add(async () => sweep.close());
  metrics.watch({
    rooms: () => rooms.size,
    connections: () => live.size,
    ...(cluster === null ? {} : { notices: () => cluster.noticesSent }),
    ...(replica === null ? {} : { replicaLateBy: () => replica.lateBy }),
    queues: {
      commits: () => committer.waiting,
      'store reads': () => watch.underWay('reads'),
      'store writes': () => watch.underWay('writes'),
      bots: () => bots.underWay,
    },
  });

  let isLeaving = false;
  const drained = Promise.withResolvers<void>();
  const health = async () => {
    const { troubles, warnings } = await watch.health(watched);
    return {
      troubles: isLeaving ? [...troubles, LEAVING] : troubles,
      warnings: [...warnings, ...time.warnings(), ...(replica?.warnings() ?? [])],
    };
  };

  const forClients = [
    ...peopleEndpoints({ people, departures, limits, quotas: live.quotas }),
    ...tableEndpoints(tables, live.quotas),
    ...wishEndpoints(
      matching,
      live.quotas,
      async (person) => live.isConnected(person) || (await cluster?.presence.isConnected(person)) === true,
    ),
    ...watchEndpoints(tables, (game) => rooms.turnOf(game)),
    ...acquaintanceEndpoints({ store, blocks, invitations, quotas: live.quotas, now }),
    ...dailyEndpoints(daily, live.quotas),
    ...archiveEndpoints(archive, ratings, new UnwitnessedGames({ store, characters: botCharacters, now })),
  ];
  const endpoints = [...forClients, ...upkeepEndpoints(health, metrics, forClients)];
  const previews = new Previews({ tables, archive, daily, kit: readDrawingKit(config.webFolder) });
  endings.add(async () => previews.close());
  addEverything(app, { endpoints, people, live, metrics, previews, webFolder: config.webFolder });
  endings.add(async () => app.close());
  endings.add(async () => live.close());
  await cluster?.begin({ rooms, tables, people, live, invitations, time });

  await app.listen({ host: config.host, port: config.port });
  void sweep.run();
  return {
    url: urlOf(app, config.host),
    failed: failed.promise,
    async close() {
      log.info({}, 'closing');
      if (isLeaving) drained.resolve();
      isLeaving = true;
      // Whoever looks after several servers sends nobody here any more; those who are here play on until then.
      const timer = setTimeout(() => drained.resolve(), config.drainMs ?? 0);
      await drained.promise;
      clearTimeout(timer);
      await endings.run();
    },
  };
}

/** Where others may work on the same database; an embedded one has one process, and loads nothing of this. */
async function joinCluster({ databaseUrl }: ServerConfig, log: Logger): Promise<Cluster | null> {
  if (databaseUrl === undefined || databaseUrl === '') return null;
  const { Cluster } = await import('./cluster/cluster.ts');
  return Cluster.open(databaseUrl, log);
}

/** Where another database follows the one that is written to. */
async function openReplica(
  { databaseUrl = '', replicaUrl = '' }: ServerConfig,
  metrics: Metrics,
  log: Logger,
): Promise<Replica | null> {
  if (replicaUrl === '') return null;
  if (databaseUrl === '') {
    throw new Error(
      'DATABASE_REPLICA_URL is set and DATABASE_URL is not: an embedded database has no replicas. Set both, or neither.',
    );
  }
  const { Replica } = await import('./store/replica.ts');
  return Replica.open({ url: replicaUrl, primaryUrl: databaseUrl, log, clock: () => metrics.clock() });
}

async function botTeam(
  { botsOnWorkers = false, databaseUrl = '' }: ServerConfig,
  log: Logger,
): Promise<BotTeam> {
  if (!botsOnWorkers) return threadTeam();
  if (databaseUrl === '') {
    throw new Error(
      'Bots can be left to workers only with PostgreSQL: set DATABASE_URL, or leave --bots out.',
    );
  }
  const { WorkerTeam } = await import('./shared-work/worker-team.ts');
  return WorkerTeam.open(databaseUrl, log);
}

/** What must be done when the server ends, the last thing first. */
class Endings {
  readonly #steps: (() => Promise<void> | void)[] = [];
  #done: Promise<void> | null = null;

  add(step: () => Promise<void> | void): void {
    this.#steps.push(step);
  }

  async run(): Promise<void> {
    this.#done ??= this.#run();
    return this.#done;
  }

  /** A step that fails keeps none of the others from being done. */
  async #run(): Promise<void> {
    const failures: unknown[] = [];
    for (const step of this.#steps.toReversed()) {
      try {
        await step();
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0)
      throw new AggregateError(failures, 'the server could not be closed in good order');
  }
}

function urlOf(app: FastifyInstance, host: string): string {
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
