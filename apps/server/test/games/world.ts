// Rooms on a real store in a folder of their own, with a clock that a test sets, bots that do as told, and a disk that
// can be made to wait or to fail.

import type { GameState, Id, ToClient } from '@tenfold/protocol';
import type { Option } from '@tenfold/rules';
import { decision } from '@tenfold/rules';
import { onTestFinished } from 'vitest';
import type { BotChoice, BotRequest, BotTeam } from '../../src/bots/bot-team.ts';
import { Committer } from '../../src/games/committer.ts';
import type { GameStart } from '../../src/game-log/game-log.ts';
import { HistoryCache } from '../../src/games/history-cache.ts';
import { NO_OUTAGES } from '../../src/time/outages.ts';
import type { Follower, Room } from '../../src/games/room.ts';
import { Rooms } from '../../src/games/rooms.ts';
import type { Logger } from '../../src/log.ts';
import { openStore } from '../../src/store/open.ts';
import { keptThreads } from '../store/kept-threads.ts';
import type { Store } from '../../src/store/store.ts';
import { newFolder, removeFolder } from '../store/folder.ts';
import { sampleTable } from '../store/samples.ts';
import { until } from '../until.ts';
import { T0 } from './play.ts';

type Pace = ConstructorParameters<typeof Rooms>[0]['settings'];

const PACE: Pace = { botBeatMs: 0, idleRoomMs: 60_000, awayMs: 30_000, spectatorDelayTurns: 2 };

/** Takes the last option that is offered, unless told otherwise. */
export class ObedientBots implements BotTeam {
  readonly asked: BotRequest[] = [];
  readonly forgotten: Id[] = [];
  answer: (options: readonly Option[]) => Promise<Option> = async (options) => options.at(-1) ?? -1;
  preparation: (onProgress: (share: number) => void) => Promise<void> = async () => undefined;

  async prepare(_request: BotRequest, onProgress: (share: number) => void): Promise<void> {
    await this.preparation(onProgress);
  }

  async choose(request: BotRequest): Promise<BotChoice> {
    this.asked.push(request);
    const options = decision(request.position, request.seat)?.options ?? [];
    return { option: await this.answer(options), plan: { plan: 'money', cards: [] } };
  }

  forget(game: Id): void {
    this.forgotten.push(game);
  }

  async close(): Promise<void> {
    await Promise.resolve();
  }
}

/** Somebody who listens. */
export class Ear implements Follower {
  readonly person: Id | null;
  readonly texts: string[] = [];

  constructor(person: Id | null) {
    this.person = person;
  }

  send(text: string): void {
    this.texts.push(text);
  }

  sendWhole(text: string): void {
    this.texts.push(text);
  }

  goElsewhere(): void {
    throw new Error('there is one server only');
  }

  get messages(): ToClient[] {
    return this.texts.map((text) => JSON.parse(text) as ToClient);
  }

  /** The latest that was said about the game. */
  get state(): GameState {
    const last = this.messages.findLast((message) => message.type === 'state' || message.type === 'opened');
    if (last === undefined) throw new Error('nothing was said about the game');
    return last.state;
  }
}

export class World {
  readonly store: Store;
  readonly bots = new ObedientBots();
  readonly ended: GameStart[] = [];
  readonly errors: string[] = [];
  /** Why bots were refused. */
  readonly refusals: unknown[] = [];
  now = T0;
  /** What the rooms take for the time. */
  clock: () => number = () => this.now;
  outages = NO_OUTAGES;
  readonly histories = new HistoryCache();
  /** Every write waits for this. */
  disk: () => Promise<void> = async () => Promise.resolve();
  rooms: Rooms;
  readonly #pace: Pace;

  private constructor(store: Store, pace: Pace) {
    this.store = store;
    this.#pace = pace;
    this.rooms = this.newRooms();
  }

  /** On a store of its own, unless it is given one to share. */
  static async open(pace: Partial<Pace> = {}, shared?: Store): Promise<World> {
    const store = shared ?? (await temporaryStore(onTestFinished));
    const world = new World(store, { ...PACE, ...pace });
    onTestFinished(async () => world.rooms.close());
    return world;
  }

  /** Writes get as far as the disk, and no further before they are let go. */
  heldDisk(): { readonly reached: Promise<void>; letGo(): void } {
    const [reached, free] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    this.disk = async () => {
      reached.resolve();
      await free.promise;
    };
    return {
      // And whatever would go on without waiting has gone on.
      reached: reached.promise.then(async () => this.quiet()),
      letGo: () => free.resolve(),
    };
  }

  /** Whatever can go on without the disk or a timer has done so. */
  async quiet(): Promise<void> {
    for (let turn = 0; turn < 10; turn++) await new Promise(setImmediate);
  }

  /** As after a restart. */
  newRooms(): Rooms {
    const note = (_details: object, message: string): void => void this.errors.push(message);
    const debug = (details: object): void => {
      if ('code' in details) this.refusals.push(details.code);
    };
    const log: Logger = { debug, info: () => undefined, warn: note, error: note };
    const committer = new Committer({
      append: async (writes) => {
        await this.disk();
        return this.store.append(writes);
      },
    });
    return new Rooms({
      store: this.store,
      committer,
      bots: this.bots,
      now: () => this.clock(),
      outages: this.outages,
      histories: this.histories,
      log,
      ended: async (start) => {
        this.ended.push(start);
        await Promise.resolve();
      },
      settings: this.#pace,
      shared: null,
    });
  }

  async begin(start: GameStart): Promise<Room> {
    const table = sampleTable({ id: start.table });
    await this.store.addTable(table);
    await this.store.startGame(start, { ...table, state: 'playing', game: start.id, revision: 2 });
    return this.rooms.open(start.id);
  }

  async log(game: Id): Promise<readonly string[]> {
    const stored = await this.store.game(game);
    return (stored?.log ?? []).map((entry) => (entry.kind === 'choice' ? entry.words : entry.kind));
  }
}

/** Starting a store takes longer than most tests. */
export async function temporaryStore(atTheEnd: (work: () => Promise<void>) => void): Promise<Store> {
  const folder = await newFolder();
  const store = await openStore({ dataFolder: folder, sqliteThreads: keptThreads });
  atTheEnd(async () => {
    await store.close();
    await removeFolder(folder);
  });
  return store;
}

/** Follows, and has heard how the game stands. */
export async function listen(room: Room, person: Id | null): Promise<Ear> {
  const ear = new Ear(person);
  room.follow(ear);
  await until(() => ear.texts.length > 0);
  return ear;
}

/** Answers what this person is asked with the option of this verb, and card if one is named. */
export async function choose(room: Room, ear: Ear, verb: string, card?: string): Promise<void> {
  const { prompt } = ear.state;
  const option = prompt?.options.findIndex(
    (one) => one.verb === verb && (card === undefined || one.card === card),
  );
  if (prompt === null || option === undefined || option < 0 || ear.person === null) {
    throw new Error(`${verb} ${card ?? ''} is not offered in ${JSON.stringify(prompt)}`);
  }
  await room.choose(ear.person, prompt.number, option);
}
