// People, tables, games and log entries to store, each with an id of its own.

import { randomBytes } from 'node:crypto';
import type { Id, TableOptions } from '@tenfold/protocol';
import { kingdoms } from '@tenfold/rules';
import type { GameResult, GameStart, GamePlayer, StoredEntry } from '../../src/game-log/game-log.ts';
import type { GameWrite, Store, StoredPerson } from '../../src/store/store.ts';
import type { StoredTable } from '../../src/table-state/stored-table.ts';
import { PLAIN_OPTIONS } from '../table-options.ts';

export const newId = (): Id => randomBytes(16).toString('base64url');

const options: TableOptions = { ...PLAIN_OPTIONS, clock: 'gentle', rated: true };

export const FIRST_GAME = kingdoms.find(({ id }) => id === 'first-game')?.cards ?? [];

export function samplePerson(change: Partial<StoredPerson> = {}): StoredPerson {
  const at = 1_700_000_000_000;
  return {
    id: newId(),
    name: 'Ann Smith',
    language: 'en',
    createdAt: at,
    generation: 0,
    seenAt: at,
    ...change,
  };
}

export function sampleTable(change: Partial<StoredTable> = {}): StoredTable {
  return {
    id: newId(),
    host: newId(),
    options,
    seats: [null, { kind: 'bot', character: 'vixen' }],
    state: 'gathering',
    game: null,
    overflow: null,
    matched: false,
    consent: { number: 1, people: [], offer: null, past: [] },
    draft: null,
    revision: 1,
    createdAt: 1_700_000_000_000,
    changedAt: 1_700_000_000_000,
    ...change,
  };
}

export const human = (name: string, id: Id = newId()): Extract<GamePlayer, { kind: 'person' }> => ({
  kind: 'person',
  id,
  name,
});
export const vixen: GamePlayer = { kind: 'bot', character: 'vixen', name: 'Vixen' };

interface StartWish {
  readonly players?: readonly GamePlayer[];
  readonly kingdom?: readonly string[];
  readonly at?: number;
  readonly spectators?: TableOptions['spectators'];
  readonly rated?: boolean;
  readonly dealt?: boolean;
  readonly daily?: string;
}

export function sampleStart(table: Id, wish: StartWish = {}): GameStart {
  const {
    players = [human('Ann Smith'), vixen],
    kingdom = FIRST_GAME,
    at = 1_700_000_000_000,
    spectators = 'public',
    rated = true,
    dealt = false,
  } = wish;
  return {
    id: newId(),
    table,
    options: { ...options, spectators, rated },
    players,
    ...(dealt ? { dealt } : {}),
    setup: {
      players: players.map(({ name }) => name),
      kingdom,
      seed: 'a "quoted" \\ seed',
      generator: 'secure',
    },
    ...(wish.daily === undefined ? {} : { daily: wish.daily }),
    seedHash: 'ab'.repeat(32),
    at,
  };
}

/** A table with a game just begun on it. */
export async function begin(
  store: Store,
  wish: StartWish = {},
  at: Partial<StoredTable> = {},
): Promise<GameStart> {
  const table = sampleTable(at);
  const start = sampleStart(table.id, wish);
  await store.addTable(table);
  await store.startGame(start, { ...table, state: 'playing', game: start.id, revision: 2 });
  return start;
}

export function entry(sequence: number, words = 'play Village'): StoredEntry {
  return {
    kind: 'choice',
    seat: sequence % 2,
    number: sequence,
    words,
    sequence,
    at: 1_700_000_000_000 + sequence,
  };
}

/** The entries of these sequences. */
export function write(game: Id, sequences: readonly number[], change: Partial<GameWrite> = {}): GameWrite {
  return {
    game,
    after: (sequences[0] ?? 1) - 1,
    entries: sequences.map((sequence) => entry(sequence)),
    deadline: null,
    waitingFor: [],
    ...change,
  };
}

export function sampleResult(finishedAt: number): GameResult {
  return {
    finishedAt,
    why: 'rules',
    points: [30, 24],
    places: [1, 2],
    turns: [15, 15],
    gone: [],
    unplayed: [],
  };
}

/** A game of one entry, finished at that time. */
export async function finished(
  store: Store,
  finishedAt: number,
  wish: StartWish = {},
  result: Partial<GameResult> = {},
): Promise<GameStart> {
  const start = await begin(store, wish);
  await store.append([write(start.id, [1], { result: { ...sampleResult(finishedAt), ...result } })]);
  return start;
}
