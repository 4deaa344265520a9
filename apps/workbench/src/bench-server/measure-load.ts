// Measures a server that holds so many games, in which a choice is made every so many seconds each.

import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { LoadGame, newTally } from './load-game.ts';
import type { LoadTally } from './load-game.ts';
import { Schedule } from './schedule.ts';
import type { Usage } from './server-process.ts';
import type { Commits } from './served.ts';
import { Served } from './served.ts';
import type { Seats } from './stored-games.ts';
import { layOutRunning } from './stored-games.ts';

export interface LoadWish {
  readonly games: number;
  /** How long it is measured. */
  readonly seconds: number;
  /** Seconds between two choices of a game. */
  readonly every: number;
  /** Lengths of the logs that the games have when the clients come. */
  readonly shortestLog: number;
  readonly longestLog: number;
  readonly profileFolder?: string | undefined;
  /** Told when what is measured begins, and when it ends. */
  readonly measuring?: (what: 'begins' | 'ends') => void;
}

export interface LoadFigures {
  readonly games: number;
  readonly seconds: number;
  readonly choices: number;
  readonly choicesPerSecond: number;
  /** Milliseconds from sending a choice until the views of both players have come. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly max: number;
  /** Until the view of the player who did not choose. */
  readonly toOtherP95: number;
  readonly lateChoices: number;
  readonly unanswered: number;
  readonly refusals: number;
  readonly finishedGames: number;
  readonly troubles: readonly string[];
  /** Per cent of one core: the process with all its threads, and its main thread. */
  readonly serverCpu: number;
  readonly serverMainThreadCpu: number;
  /** Per cent of the time in which the server's main thread was at work. */
  readonly serverBusy: number;
  readonly cpuMicrosPerChoice: number;
  readonly mainThreadMicrosPerChoice: number;
  readonly writesPerCommit: number;
  /** Milliseconds that one commit took on average. */
  readonly commitMs: number;
  readonly kilobytesPerGame: number;
  readonly liveKilobytesPerGame: number;
  readonly clientCpu: number;
  /** Milliseconds by which the client's event loop was late, 99th percentile: above a few, the client is the limit. */
  readonly clientDelayP99: number;
  /** How many threads of this whole machine wanted to run, on average over the last minute. */
  readonly machineLoad: number;
}

/** After the clients have come: caches fill, code is compiled, what the opening left is cleared away. */
const WARM_UP_MS = 6000;
const CONNECTING_AT_ONCE = 32;
const STRAGGLERS_MS = 5000;
const DELAY_RESOLUTION_MS = 5;

export async function measureLoad(wish: LoadWish, tell: (line: string) => void): Promise<LoadFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'tenfold-bench-'));
  try {
    tell(`laying out ${wish.games} games`);
    const seats = await layOutRunning({ folder }, wish.games, wish.shortestLog, wish.longestLog);
    const server = await Served.start({ dataFolder: folder, profileFolder: wish.profileFolder });
    try {
      return await measureNodes([server], seats, wish, tell);
    } finally {
      await server.close();
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Each game's players are at different nodes, if there are several. */
export async function measureNodes(
  nodes: readonly Served[],
  seats: readonly Seats[],
  wish: LoadWish,
  tell: (line: string) => void,
): Promise<LoadFigures> {
  const empty = await usageOf(nodes, true);
  const warmUp = newTally();
  let tally = warmUp;
  const urls = nodes.map(({ url }) => url);
  const games = seats.map((one, index) => {
    const first = index % urls.length;
    return new LoadGame([...urls.slice(first), ...urls.slice(0, first)], one, warmUp);
  });
  tell(`${2 * games.length} clients connect`);
  await beginAll(games);

  const schedule = new Schedule(games.length, 1000 * wish.every);
  schedule.begin((index) => games[index]!.due(tally));
  tell('warming up');
  await sleep(Math.max(WARM_UP_MS, 1000 * wish.every));

  tell(`measuring for ${wish.seconds} seconds`);
  const delay = monitorEventLoopDelay({ resolution: DELAY_RESOLUTION_MS });
  delay.enable();
  const [usage, commits, client, since] = [
    await usageOf(nodes),
    await commitsOf(nodes),
    process.cpuUsage(),
    performance.now(),
  ];
  wish.measuring?.('begins');
  tally = newTally();
  const measured = tally;
  await sleep(1000 * wish.seconds);
  tally = newTally();
  wish.measuring?.('ends');
  const seconds = (performance.now() - since) / 1000;
  const clientUsed = process.cpuUsage(client);
  delay.disable();
  const usageAfter = await usageOf(nodes);
  const commitsAfter = await commitsOf(nodes);

  schedule.end();
  const unanswered = await waitForStragglers(games);
  const live = await usageOf(nodes, true);
  for (const game of games) game.end();

  const choices = measured.latencies.length;
  const at = percentiles(measured.latencies);
  const ofCore = (micros: number): number => (100 * micros) / 1e6 / seconds;
  const groups = commitsAfter.groups - commits.groups;
  const cpu = usageAfter.cpu - usage.cpu;
  const mainCpu = usageAfter.mainCpu - usage.mainCpu;
  return {
    games: games.length,
    seconds,
    choices,
    choicesPerSecond: choices / seconds,
    p50: at(50),
    p95: at(95),
    p99: at(99),
    max: at(100),
    toOtherP95: percentiles(measured.toOther)(95),
    lateChoices: measured.late,
    unanswered,
    refusals: measured.refusals,
    finishedGames: measured.finished,
    troubles: someOf([warmUp, measured]),
    serverCpu: ofCore(cpu),
    serverMainThreadCpu: ofCore(mainCpu),
    serverBusy: (100 * (usageAfter.busy - usage.busy)) / 1000 / seconds / nodes.length,
    cpuMicrosPerChoice: cpu / choices,
    mainThreadMicrosPerChoice: mainCpu / choices,
    writesPerCommit: (commitsAfter.writes - commits.writes) / groups,
    commitMs: (1000 * (commitsAfter.seconds - commits.seconds)) / groups,
    kilobytesPerGame: (usageAfter.residentBytes - empty.residentBytes) / games.length / 1024,
    liveKilobytesPerGame: ((live.liveBytes ?? 0) - (empty.liveBytes ?? 0)) / games.length / 1024,
    clientCpu: ofCore(clientUsed.user + clientUsed.system),
    clientDelayP99: Math.max(0, delay.percentile(99) / 1e6 - DELAY_RESOLUTION_MS),
    machineLoad: loadavg()[0] ?? 0,
  };
}

/** Of all nodes together. */
async function usageOf(nodes: readonly Served[], withLiveBytes = false): Promise<Usage> {
  const usages = await Promise.all(nodes.map(async (node) => node.usage(withLiveBytes)));
  const sum = (of: (usage: Usage) => number): number => usages.reduce((all, one) => all + of(one), 0);
  return {
    cpu: sum(({ cpu }) => cpu),
    mainCpu: sum(({ mainCpu }) => mainCpu),
    busy: sum(({ busy }) => busy),
    residentBytes: sum(({ residentBytes }) => residentBytes),
    liveBytes: sum(({ liveBytes }) => liveBytes ?? 0),
  };
}

async function commitsOf(nodes: readonly Served[]): Promise<Commits> {
  const all = await Promise.all(nodes.map(async (node) => node.commits()));
  return {
    groups: all.reduce((sum, { groups }) => sum + groups, 0),
    writes: all.reduce((sum, { writes }) => sum + writes, 0),
    seconds: all.reduce((sum, { seconds }) => sum + seconds, 0),
  };
}

export async function beginAll(games: readonly LoadGame[]): Promise<void> {
  const waiting = games.values();
  const beginSome = async (): Promise<void> => {
    for (const game of waiting) await game.begin();
  };
  await Promise.all(Array.from({ length: CONNECTING_AT_ONCE }, beginSome));
}

/** How many choices were not answered at all. */
async function waitForStragglers(games: readonly LoadGame[]): Promise<number> {
  const underWay = (): number => games.filter((game) => game.isUnderWay).length;
  const until = performance.now() + STRAGGLERS_MS;
  while (underWay() > 0 && performance.now() < until) await sleep(50);
  return underWay();
}

/** The value that so many per cent do not exceed. */
export function percentiles(values: readonly number[]): (percent: number) => number {
  const sorted = [...values].sort((a, b) => a - b);
  return (percent) => sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
}

/** What went wrong, each kind once. */
const someOf = (tallies: readonly LoadTally[]): string[] =>
  [...new Set(tallies.flatMap(({ troubles }) => troubles))].slice(0, 10);
