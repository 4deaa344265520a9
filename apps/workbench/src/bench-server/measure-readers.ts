// Measures choices without and beside people who ask for the list of their tables all the time. The same server, the same
// games, by turns: what else the machine does meanwhile meets both alike. Server, players and readers are processes of their own.

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { constants, loadavg, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { LoadGame, newTally } from './load-game.ts';
import { beginAll, percentiles } from './measure-load.ts';
import { Schedule } from './schedule.ts';
import { Served } from './served.ts';
import { layOutReaders, layOutRunning } from './stored-games.ts';
import type { ReadersTold } from './table-readers.ts';

export interface ReadersWish {
  readonly readers: number;
  readonly games: number;
  /** How long it is measured, with and without them together. */
  readonly seconds: number;
  readonly every: number;
  readonly longestLog: number;
  /** A CPU profile of the server is written there when it ends. */
  readonly profileFolder?: string | undefined;
}

/**
 * Milliseconds from sending a choice until the views of both players have come: the median over the turns of each turn's
 * percentile, for a moment in which the machine was busy with something else spoils one turn and not the figure.
 */
interface Latencies {
  readonly choices: number;
  readonly p50: number;
  readonly p99: number;
  /** Of the best turn and of the worst: how far the figure can be trusted. */
  readonly p99Range: readonly [number, number];
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
/** A 99th percentile of fewer choices would be that of one or two. */
const SHORTEST_TURN_MS = 3000;
const FEWEST_TURNS = 3;
const MOST_TURNS = 15;
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
    const server = await Served.start({ dataFolder: folder, profileFolder: wish.profileFolder });
    const readers = fork(fileURLToPath(new URL('table-readers.ts', import.meta.url)), [
      server.url,
      ...tokens,
    ]);
    // Readers sit at machines of their own: here they share two cores with the server, and what their own program does with an
    // answer must not keep anybody from a choice.
    if (readers.pid !== undefined) setPriority(readers.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    try {
      const games = seats.map((one) => new LoadGame([server.url], one, newTally()));
      return await measureByTurns(server, games, readers, wish, tell);
    } finally {
      readers.disconnect();
      await server.close();
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function measureByTurns(
  server: Served,
  games: readonly LoadGame[],
  readers: ChildProcess,
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

  const turns = turnsIn(wish.seconds);
  const turnMs = (1000 * wish.seconds) / (2 * turns);
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
  const measureBeside = async (): Promise<readonly number[]> => {
    readers.send(true);
    const counted = await measure('beside');
    readers.send(false);
    const [some] = (await once(readers, 'message')) as [ReadersTold];
    told.answers += some.answers;
    told.refusals += some.refusals;
    return counted;
  };
  tell(`measuring for ${wish.seconds} seconds, in ${2 * turns} turns`);
  for (let turn = 0; turn < turns; turn++) {
    // Now the one first and now the other, so that what grows with time is nobody's.
    if (turn % 2 === 1) beside.push(await measureBeside());
    alone.push(await measure('alone'));
    if (turn % 2 === 0) beside.push(await measureBeside());
  }
  schedule.end();
  for (const game of games) game.end();

  const [quiet, busy] = [latencies(alone), latencies(beside)];
  const beyondChoices = (of: 'cpu' | 'main'): number =>
    used.beside[of] - (used.alone[of] * busy.choices) / quiet.choices;
  const asking = (turns * (turnMs + SETTLE_MS)) / 1000;
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

function turnsIn(seconds: number): number {
  const fit = Math.floor((1000 * seconds) / 2 / SHORTEST_TURN_MS);
  return Math.min(Math.max(fit, FEWEST_TURNS), MOST_TURNS);
}

function latencies(turns: readonly (readonly number[])[]): Latencies {
  const each = (percent: number): number[] => turns.map((turn) => percentiles(turn)(percent));
  const median = (values: readonly number[]): number => percentiles(values)(50);
  const p99s = each(99);
  return {
    choices: turns.flat().length,
    p50: median(each(50)),
    p99: median(p99s),
    p99Range: [Math.min(...p99s), Math.max(...p99s)],
  };
}
