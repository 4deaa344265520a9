// Lays out a data folder, or a PostgreSQL, before the server starts: people, tables, and games in the middle or finished. All of it goes
// through the server's own store; only the waiting for the disk is left out.

import { join } from 'node:path';
import type { Id } from '@tenfold/protocol';
import Database from 'better-sqlite3';
import { People, newId, newTable, openPostgres, sqliteStore } from './inside-the-server.ts';
import type { GameWrite, Store } from './inside-the-server.ts';
import { playedGame } from './played-games.ts';
import type { PlayedGame } from './played-games.ts';

/** A game that runs, for the clients that will play it. */
export interface Seats {
  readonly table: Id;
  readonly game: Id;
  /** By seat. */
  readonly tokens: readonly string[];
}

export type StoredPlace = { readonly folder: string } | { readonly databaseUrl: string };

/** So many different games; the others are the same under other ids. */
const DIFFERENT_GAMES = 64;
const GAMES_AT_ONCE = 200;

/** Running games of two people each, with logs of lengths between these two. */
export async function layOutRunning(
  place: StoredPlace,
  games: number,
  shortest: number,
  longest: number,
): Promise<readonly Seats[]> {
  const lengthOf = (index: number): number =>
    Math.round(shortest + ((longest - shortest) * index) / (DIFFERENT_GAMES - 1));
  const samples = await playedGames(Math.min(games, DIFFERENT_GAMES), lengthOf);
  return withStore(place, async (store) => {
    const people = await People.open(store, Date.now);
    const all: Seats[] = [];
    const layOut = async (index: number): Promise<GameWrite> => {
      const known = [await people.create('Ann', 'en'), await people.create('Bob', 'en')];
      const persons = known.map(({ person }) => person.id);
      const write = await addGame(store, samples[index % samples.length]!, persons);
      all.push({ table: write.table, game: write.game, tokens: known.map(({ token }) => token) });
      return write;
    };
    for (let done = 0; done < games; done += GAMES_AT_ONCE) {
      const some = Array.from({ length: Math.min(GAMES_AT_ONCE, games - done) }, (_, index) =>
        layOut(done + index),
      );
      await store.append(await Promise.all(some));
    }
    return all;
  });
}

/** People who sit at so many running tables each, in pairs; their tokens. Nobody plays there. */
export async function layOutReaders(
  folder: string,
  readers: number,
  tables: number,
): Promise<readonly string[]> {
  const samples = await playedGames(DIFFERENT_GAMES, (index) => index);
  return withStore({ folder }, async (store) => {
    const people = await People.open(store, Date.now);
    const tokens: string[] = [];
    for (let i = 0; i < readers; i++) {
      const { person, token } = await people.create(`Reader ${i + 1}`, 'en');
      const { person: friend } = await people.create('Friend', 'en');
      const writes: GameWrite[] = [];
      for (let count = 0; count < tables; count++) {
        writes.push(await addGame(store, samples[count % samples.length]!, [person.id, friend.id]));
      }
      await store.append(writes);
      tokens.push(token);
    }
    return tokens;
  });
}

/** Finished games of a thousand people, as an archive has them. */
export async function layOutFinished(folder: string, games: number): Promise<void> {
  const PEOPLE = 1000;
  const samples = await playedGames(DIFFERENT_GAMES, () => 10);
  await withStore({ folder }, async (store) => {
    const people = await People.open(store, Date.now);
    const persons: Id[] = [];
    for (let i = 0; i < PEOPLE; i++) persons.push((await people.create(`Player ${i}`, 'en')).person.id);
    const writes: GameWrite[] = [];
    for (let i = 0; i < games; i++) {
      const pair = [persons[i % PEOPLE]!, persons[(i * 7 + 1) % PEOPLE]!];
      const write = await addGame(store, samples[i % samples.length]!, pair);
      const result = {
        finishedAt: write.at + i,
        why: 'rules',
        points: [30, 20],
        places: [1, 2],
        turns: [15, 15],
      };
      writes.push({ ...write, result });
      if (writes.length >= GAMES_AT_ONCE) await store.append(writes.splice(0));
    }
    await store.append(writes);
  });
}

async function inFolder(folder: string): Promise<Store> {
  const database = new Database(join(folder, 'tenfold.sqlite'));
  const store = await sqliteStore(database);
  database.pragma('synchronous = OFF');
  return store;
}

async function playedGames(count: number, lengthOf: (index: number) => number): Promise<PlayedGame[]> {
  const samples: PlayedGame[] = [];
  for (let i = 0; i < count; i++) samples.push(await playedGame(lengthOf(i)));
  return samples;
}

/** A table with this game on it; its log is still to be appended. */
async function addGame(
  store: Store,
  { start, log }: PlayedGame,
  persons: readonly Id[],
): Promise<GameWrite & { readonly table: Id; readonly at: number }> {
  const seats = persons.map((id) => ({ kind: 'person', id }) as const);
  const table = newTable(newId(), persons[0]!, start.options, seats, start.at);
  await store.addTable(table);
  const game = newId();
  const players = start.players.map((player, seat) => ({ ...seats[seat]!, name: player.name }));
  await store.startGame(
    { ...start, id: game, table: table.id, players },
    { ...table, state: 'playing', game, revision: table.revision + 1 },
  );
  return { game, after: 0, entries: log, deadline: null, waitingFor: [], table: table.id, at: start.at };
}

async function withStore<T>(place: StoredPlace, use: (store: Store) => Promise<T>): Promise<T> {
  const store = 'databaseUrl' in place ? await openPostgres(place.databaseUrl) : await inFolder(place.folder);
  try {
    return await use(store);
  } finally {
    await store.close();
  }
}
