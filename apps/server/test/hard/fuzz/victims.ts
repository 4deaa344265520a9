// Those whose games must not suffer: two whose game nobody touches, two who play on in the middle of it all, and games in
// which those who attack have seats themselves.

import type { Id, TableView, ToClient } from '@tenfold/protocol';
import type { Store } from '../../../src/store/store.ts';
import { Client } from '../../live/client.ts';
import { caller } from '../../live/server.ts';
import type { Dice } from '../seeded.ts';
import type { Visitor } from '../visitors.ts';
import { addressOf, newVisitor } from '../visitors.ts';
import type { Attack, Trap } from './attack.ts';
import type { Known } from './hostile-messages.ts';
import type { HonestGame } from './honest.ts';
import { Pair } from './honest.ts';

const TRAPS = 20;
const CHOICES_BEFORE = 30;
const DEAF = 4;

type Opened = Extract<ToClient, { type: 'opened' }>;

/** Somebody at a table where nothing happens. */
interface Watcher {
  readonly person: Visitor;
  /** Stays, so that nobody is away. */
  readonly client: Client;
  /** How the game stood for him, and how much he had been told until then. */
  readonly before: Opened;
  readonly told: number;
}

export async function newVictims(url: string, below: Dice): Promise<Victims> {
  let people = 0;
  const newPair = async (): Promise<Pair> => {
    const addresses = [addressOf(people++), addressOf(people++)] as const;
    const [ann, bob] = await Promise.all([
      newVisitor(url, 'Ann', addresses[0]),
      newVisitor(url, 'Bob', addresses[1]),
    ]);
    return new Pair(url, [ann, bob], below);
  };
  const sleepers = await newPair();
  const sleeping = await sleepers.begin();
  await sleepers.play(sleeping, ({ ledger }) => ledger.acknowledged >= CHOICES_BEFORE);
  const players = await newPair();
  const traps: Trap[] = [];
  while (traps.length < TRAPS) {
    const pair = await newPair();
    traps.push({ ...(await pair.begin()), people: pair.people });
  }
  const watchers = await newWatchers(url, sleepers.people, sleeping.table);
  const playing = await players.begin();
  const deaf = await Promise.all(
    Array.from({ length: DEAF }, async () => {
      const visitor = await newVisitor(url, 'Deaf', addressOf(people++));
      const client = await follow(url, visitor, playing.table);
      client.socket.pause();
      return client;
    }),
  );
  return new Victims({ url, sleepers, sleeping, watchers, players, playing, traps, deaf });
}

interface Parts {
  readonly url: string;
  readonly sleepers: Pair;
  readonly sleeping: HonestGame;
  readonly watchers: readonly Watcher[];
  readonly players: Pair;
  readonly playing: HonestGame;
  readonly traps: readonly Trap[];
  /** Spectators who never read what they are sent. */
  readonly deaf: readonly Client[];
}

class Victims {
  readonly #parts: Parts;
  readonly #games: HonestGame[];

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#games = [parts.playing];
  }

  get traps(): readonly Trap[] {
    return this.#parts.traps;
  }

  /** Connections that stay. */
  get watching(): number {
    return this.#parts.watchers.length;
  }

  /** What those who attack may know: also where is played just now. */
  get known(): Known {
    const { sleeping, sleepers, players } = this.#parts;
    const playing = this.#games.at(-1) ?? this.#parts.playing;
    return {
      tables: [sleeping.table, playing.table],
      games: [sleeping.game, playing.game],
      people: [sleepers.people[0].id, players.people[0].id],
    };
  }

  /** For each honest choice: how much else was dealt with before it was acknowledged. */
  get waits(): readonly number[] {
    return this.#games.flatMap(({ ledger }) => ledger.waits);
  }

  /** Game after game, each to its end, until it has been enough; there is something to do after each. */
  async playAmid(attack: Attack, isEnough: () => boolean, afterEach: () => Promise<void>): Promise<void> {
    const { players, playing, deaf } = this.#parts;
    playing.ledger.countBy(() => attack.answered);
    await players.play(playing, ({ isOver }) => isOver);
    while (!isEnough()) {
      const game = await players.begin();
      game.ledger.countBy(() => attack.answered);
      this.#games.push(game);
      await players.play(game, ({ isOver }) => isOver);
      await afterEach();
    }
    for (const { socket } of deaf) socket.terminate();
  }

  /** The game that nobody touched stands as it did, to the letter, and nobody was told anything else. */
  async checkUntouched(whenTheyAreGone: () => Promise<void>): Promise<void> {
    const { url, watchers, sleeping } = this.#parts;
    await whenTheyAreGone();
    for (const { person, client, before, told } of watchers) {
      const news = client.received.slice(told).filter(({ type }) => type !== 'table' && type !== 'pong');
      if (news.length > 0) throw new Error(`told of something where nothing happened: ${text(news)}`);
      const now = await look(url, person, sleeping.table);
      if (text(now) !== text(before)) throw new Error(`the game was ${text(before)}\nand is ${text(now)}`);
    }
    const { body } = await caller(url)<TableView>('GET', `/tables/${sleeping.table}`);
    if (body.state !== 'playing' || body.watching !== 0) throw new Error(`the table is ${text(body)}`);
  }

  /** The logs have what honest people chose and nothing else. Gives what nobody may read in the log of the server. */
  async checkStore(store: Store): Promise<Set<string>> {
    const { sleeping, sleepers, players, traps } = this.#parts;
    const secrets = new Set<string>();
    const stored = async (game: Id) => {
      const found = await store.game(game);
      if (found === null) throw new Error(`game ${game} is gone`);
      secrets.add(game).add(found.start.table).add(found.start.setup.seed);
      return found;
    };
    for (const { game, ledger } of [sleeping, ...this.#games]) {
      const { start, log } = await stored(game);
      ledger.check(start, log);
      if (ledger.unacknowledged > 0) throw new Error(`game ${game}: a choice was never acknowledged`);
    }
    for (const { game } of traps) {
      const { log } = await stored(game);
      if (log.length > 0) throw new Error(`game ${game}: a hostile choice was made: ${text(log)}`);
    }
    const people = [sleepers, players, ...traps].flatMap((pair) => pair.people);
    for (const { id, token } of people) secrets.add(id).add(token.split('.')[1] ?? '');
    return secrets;
  }
}

async function follow(url: string, { token, headers }: Visitor, table: Id): Promise<Client> {
  const client = await Client.of(url, token, { headers: { ...headers } });
  await client.ask({ type: 'open', table });
  return client;
}

/** How a game stands, over a connection of its own: whoever is there anyway neither comes nor goes by it. */
async function look(url: string, person: Visitor, table: Id): Promise<Opened> {
  const client = await follow(url, person, table);
  const opened = await client.next('opened');
  await client.end();
  return opened;
}

async function newWatchers(url: string, people: readonly Visitor[], table: Id): Promise<readonly Watcher[]> {
  const clients = await Promise.all(people.map(async (person) => follow(url, person, table)));
  const before = await Promise.all(people.map(async (person) => look(url, person, table)));
  // What is said about those who came and went has arrived when this is answered.
  await Promise.all(clients.map(async (client) => client.ask({ type: 'ping' })));
  return people.flatMap((person, seat) => {
    const [client, opened] = [clients[seat], before[seat]];
    if (client === undefined || opened === undefined) return [];
    return [{ person, client, before: opened, told: client.received.length }];
  });
}

const text = (value: unknown): string => JSON.stringify(value);
