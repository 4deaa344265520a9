// How long a server takes to start on a folder with very many games, and on an empty one.

import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Served } from './served.ts';
import { layOutFinished } from './stored-games.ts';

export interface StartFigures {
  readonly storedGames: number;
  /** Milliseconds until it listens, from the call and from the start of the process; medians. */
  readonly empty: { readonly startMs: number; readonly processMs: number };
  readonly stored: { readonly startMs: number; readonly processMs: number };
  /** Stored to empty, from the call. */
  readonly ratio: number;
}

const STARTS = 7;

export async function measureStart(games: number, tell: (line: string) => void): Promise<StartFigures> {
  const full = await folderWith(games, tell);
  const bare = await mkdtemp(join(tmpdir(), 'tenfold-bench-'));
  try {
    // Once before, so that the schema is there and the code is in the disk's cache.
    await timeStart(bare);
    await timeStart(full);
    tell(`${STARTS} starts each`);
    const empty: Times[] = [];
    const stored: Times[] = [];
    for (let i = 0; i < STARTS; i++) {
      empty.push(await timeStart(bare));
      stored.push(await timeStart(full));
    }
    const medians = { empty: medianOf(empty), stored: medianOf(stored) };
    return { storedGames: games, ...medians, ratio: medians.stored.startMs / medians.empty.startMs };
  } finally {
    await rm(bare, { recursive: true });
  }
}

interface Times {
  readonly startMs: number;
  readonly processMs: number;
}

async function timeStart(folder: string): Promise<Times> {
  const server = await Served.start({ dataFolder: folder });
  await server.close();
  return { startMs: server.startMs, processMs: server.processMs };
}

/** Making it takes minutes, so it is kept for the next time. */
async function folderWith(games: number, tell: (line: string) => void): Promise<string> {
  const folder = join(tmpdir(), `tenfold-bench-stored-${games}`);
  if (existsSync(folder)) return folder;
  tell(`laying out ${games} finished games in ${folder}, once`);
  const making = await mkdtemp(join(tmpdir(), 'tenfold-bench-'));
  await layOutFinished(making, games);
  await rename(making, folder);
  return folder;
}

const medianOf = (times: readonly Times[]): Times => ({
  startMs: median(times.map(({ startMs }) => startMs)),
  processMs: median(times.map(({ processMs }) => processMs)),
});

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
