// Measures choices without and beside people who ask for the list of their tables all the time. The same server, the same
// games, by turns: what else the machine does meanwhile meets both alike.

import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { LoadGame, newTally } from './load-game.ts';
import { beginAll, percentiles } from './measure-load.ts';
import { Schedule } from './schedule.ts';
import { Served } from './served.ts';
import { layOutReaders, layOutRunning } from './stored-games.ts';
import type { ReadersAt, ReadersTold } from './table-readers.ts';

export interface ReadersWish {
  readonly readers: number;
  readonly games: number;
  /** How long it is measured, with and without them together. */
  readonly seconds: number;
  readonly every: number;
  readonly longestLog: number;
}

/**
 * Milliseconds from sending a choice until the views of both players have come: the median over the turns of each turn's
 * percentile, for a moment in which the machine was busy with something else spoils one turn and not the figure.
 */
interface Latencies {
  readonly choices: number;
  readonly p50: number;
  readonly p99: number;
}

export interface ReadersFigures {
  readonly readers: number;
  readonly tablesEach: number;
  readonly games: number;
  readonly alone: Latencies;
  readonly beside: Latencies;
  /** Beside the readers to alone. */
  readonly p50Ratio: number;
  readonly p99Ratio: number;
  readonly answersPerSecond: number;
  readonly refusalsPerSecond: number;
  /** CPU time of the server for each answer, beyond what it uses alone: its main thread, and all of it. */
  readonly mainThreadMicrosPerAnswer: number;
  readonly cpuMicrosPerAnswer: number;
  readonly machineLoad: number;
}

/** As many as a person's list shows. */
const TABLES_EACH = 50;
const WARM_UP_MS = 6000;
const TURNS = 9;
/** What the turn before left under way is no longer counted. */
const SETTLE_MS = 500;

export async function measureReaders(
  wish: ReadersWish,
  tell: (line: string) => void,
): Promise<ReadersFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'tenfold-bench-'));
  try {
    tell(`laying out ${wish.games} games, and ${wish.readers} people with ${TABLES_EACH} tables each`);
    const seats = await layOutRunning({ folder }, wish.games, 0, wish.longestLog);
    const tokens = await layOutReaders(folder, wish.readers, TABLES_EACH);
    const server = await Served.start({ dataFolder: folder });
    const readers = new Worker(new URL('table-readers.ts', import.meta.url), {
      workerData: { url: server.url, tokens } satisfies ReadersAt,
    });
    try {
      const games = seats.map((one) => new LoadGame([server.url], one, newTally()));
      return await measureByTurns(server, games, readers, wish, tell);
    } finally {
      await readers.terminate();
      await server.close();
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function measureByTurns(
  server: Served,
  games: readonly LoadGame[],
  readers: Worker,
  wish: ReadersWish,
  tell: (line: string) => void,
): Promise<ReadersFigures> {
  tell(`${2 * games.length} clients connect`);
  await beginAll(games);
  const alone: (readonly number[])[] = [];
  const beside: (readonly number[])[] = [];
  let tally = newTally();
  const schedule = new Schedule(games.length, 1000 * wish.every);
  schedule.begin((index) => games[index]!.due(tally));
  tell('warming up');
  await sleep(Math.max(WARM_UP_MS, 1000 * wish.every));

  const turnMs = (1000 * wish.seconds) / (2 * TURNS);
  const used = { alone: { cpu: 0, main: 0 }, beside: { cpu: 0, main: 0 } };
  const measure = async (how: keyof typeof used): Promise<readonly number[]> => {
    const before = await server.usage();
    await sleep(SETTLE_MS);
    const { latencies: counted } = (tally = newTally());
    await sleep(turnMs);
    tally = newTally();
    const after = await server.usage();
    used[how].cpu += after.cpu - before.cpu;
    used[how].main += after.mainCpu - before.mainCpu;
    return counted;
  };
  const told = { answers: 0, refusals: 0 };
  tell(`measuring for ${wish.seconds} seconds, in ${TURNS} turns`);
  for (let turn = 0; turn < TURNS; turn++) {
    alone.push(await measure('alone'));
    readers.postMessage(true);
    beside.push(await measure('beside'));
    readers.postMessage(false);
    const [some] = (await once(readers, 'message')) as [ReadersTold];
    told.answers += some.answers;
    told.refusals += some.refusals;
  }
  schedule.end();
  for (const game of games) game.end();

  const [quiet, busy] = [latencies(alone), latencies(beside)];
  const beyondChoices = (of: 'cpu' | 'main'): number =>
    used.beside[of] - (used.alone[of] * busy.choices) / quiet.choices;
  const asking = (TURNS * (turnMs + SETTLE_MS)) / 1000;
  return {
    readers: wish.readers,
    tablesEach: TABLES_EACH,
    games: games.length,
    alone: quiet,
    beside: busy,
    p50Ratio: busy.p50 / quiet.p50,
    p99Ratio: busy.p99 / quiet.p99,
    answersPerSecond: told.answers / asking,
    refusalsPerSecond: told.refusals / asking,
    mainThreadMicrosPerAnswer: beyondChoices('main') / told.answers,
    cpuMicrosPerAnswer: beyondChoices('cpu') / told.answers,
    machineLoad: loadavg()[0] ?? 0,
  };
}

function latencies(turns: readonly (readonly number[])[]): Latencies {
  const median = (percent: number): number =>
    percentiles(turns.map((turn) => percentiles(turn)(percent)))(50);
  return { choices: turns.flat().length, p50: median(50), p99: median(99) };
}
