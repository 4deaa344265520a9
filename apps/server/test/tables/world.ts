// A server without its connections: a real store in a folder of its own, people, tables, and games that are played. The
// store works in this thread: that it can in others is shown elsewhere, and to start them takes most of a short test.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { characters } from '@tenfold/bots';
import type { Id, TableOptions } from '@tenfold/protocol';
import { Lens } from '@tenfold/rules';
import { GameArchive } from '../../src/archive/archive.ts';
import { Ratings } from '../../src/archive/ratings.ts';
import { choose, consequences, undo } from '../../src/games/commands.ts';
import type { GameLogEntry, StoredEntry } from '../../src/game-log/game-log.ts';
import { Match } from '../../src/games/match.ts';
import { placesBySeat, pointsBySeat } from '../../src/games/result.ts';
import type { Logger } from '../../src/log.ts';
import { People } from '../../src/people/people.ts';
import { openSqliteFile } from '../../src/store/sqlite-file.ts';
import type { Store } from '../../src/store/store.ts';
import { Tables } from '../../src/tables/tables.ts';
import { afterThisFile } from '../goodbyes.ts';
import { PLAIN_OPTIONS } from '../table-options.ts';

/** What the server would write into its log; a test that expects nothing there can say so. */
class Notes implements Logger {
  readonly lines: string[] = [];

  debug(_details: object, message: string): void {
    this.lines.push(message);
  }

  info(_details: object, message: string): void {
    this.lines.push(message);
  }

  warn(_details: object, message: string): void {
    this.lines.push(message);
  }

  error(_details: object, message: string): void {
    this.lines.push(message);
  }
}

export type World = Awaited<ReturnType<typeof newWorld>>;

export async function newWorld() {
  const folder = await mkdtemp(join(tmpdir(), 'tenfold-tables-'));
  const store = await openSqliteFile(join(folder, 'tenfold.sqlite'));
  let open = true;
  const close = async () => {
    if (open) await store.close();
    open = false;
  };
  afterThisFile(async () => {
    await close();
    await rm(folder, { recursive: true });
  });
  const time = { now: 1_700_000_000_000 };
  const now = () => time.now;
  const people = await People.open(store, now);
  const archive = new GameArchive(store, now);
  const notes = new Notes();
  const newTables = (by: Store = store) =>
    new Tables({ store: by, people, archive, characters, now, log: notes });
  return {
    folder,
    store,
    close,
    time,
    people,
    archive,
    notes,
    newTables,
    tables: newTables(),
    ratings: new Ratings(store),
    person: async (name: string): Promise<Id> => (await people.create(name, 'en')).person.id,
  };
}

export const OPTIONS: TableOptions = { ...PLAIN_OPTIONS, information: 'strict' };

export async function storedGame(world: World, id: Id) {
  const game = await world.store.game(id);
  if (game === null) throw new Error(`there is no game ${id}`);
  return game;
}

/** Plays the game to its end with simple bots in all seats; who has just chosen sometimes thinks twice. */
export async function playToTheEnd(world: World, id: Id, takeBackEvery = Infinity): Promise<Match> {
  const { start } = await storedGame(world, id);
  const match = new Match(start, []);
  const entries: StoredEntry[] = [];
  const write = (wished: readonly GameLogEntry[]) => {
    for (const entry of wished) {
      const stored = { ...entry, sequence: match.sequence + 1, at: world.time.now };
      match.apply(stored);
      entries.push(stored);
    }
  };
  for (let choices = 1; match.ending === null; choices++) {
    const [seat = 0] = match.asked;
    const question = match.question(seat);
    if (question === null) throw new Error('nobody is asked, and the game is not over');
    write(choose(match, seat, question.number, bestOption(match, seat)));
    if (choices % takeBackEvery === 0 && match.undoFor(seat)?.may === 'at-once') write(undo(match, seat));
    write(consequences(match));
  }
  await finish(world, id, placesBySeat(match.game, []), { entries, points: pointsBySeat(match.game) });
  return match;
}

function bestOption(match: Match, seat: number): number {
  const lens = new Lens(match.game, seat);
  const magpie = characters.find(({ id }) => id === 'magpie');
  const asked = match.question(seat)?.decision;
  if (magpie === undefined || asked === undefined) throw new Error('there is nobody to choose, or nothing');
  return asked.options.indexOf(magpie.maker(lens).choose(lens, asked));
}

/** So many turns of everybody. */
const WHOLE_GAME = 15;

/** Ends a game with these places, as a room does: the end is stored, then the table hears of it. */
export async function finish(
  world: World,
  id: Id,
  places: readonly number[],
  played: { readonly entries?: readonly StoredEntry[]; readonly points?: readonly number[] } = {},
): Promise<void> {
  const at = world.time.now;
  const { start } = await storedGame(world, id);
  const entries = played.entries ?? [{ kind: 'ended', why: 'agreed', by: null, sequence: 1, at }];
  const points = played.points ?? places.map((place) => -place);
  const turns = places.map(() => WHOLE_GAME);
  const result = { finishedAt: at, why: 'rules', points, places, turns, gone: [], unplayed: [] };
  const [outcome] = await world.store.append([
    { game: id, after: 0, entries, deadline: null, waitingFor: [], result },
  ]);
  if (outcome !== 'written') throw new Error(`the end of game ${id} was not written`);
  await world.tables.ended(start);
}

/** The first of these offers a rematch and the others agree, as all people at the table must: the game that begins. */
export async function rematch(tables: Tables, id: Id, [maker = '', ...others]: readonly Id[]): Promise<Id> {
  let view = await tables.rematch(maker, id);
  const { number } = view.consent;
  for (const other of others) view = await tables.agree(other, id, number);
  if (view.state !== 'playing' || view.game === null) throw new Error('not everybody has agreed');
  return view.game;
}
