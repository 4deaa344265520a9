// Several nodes on one PostgreSQL, people who play at any of them, and everything that can happen to the nodes, the database
// and what is between them, again and again.

import { setTimeout as wait } from 'node:timers/promises';
import type { Id, TableOptions } from '@tenfold/protocol';
import { API_PATH } from '@tenfold/protocol';
import { kingdoms } from '@tenfold/rules';
import type { PostgresServer } from '@tenfold/prerequisites/temporary-postgres';
import { LEASE_MS } from '../../../src/cluster/node-session.ts';
import { openPostgres } from '../../../src/store/postgres.ts';
import { OPTIONS, caller, expected } from '../../live/server.ts';
import type { Dice } from '../seeded.ts';
import { ServerProcess, newFolder } from '../server-process.ts';
import { TurningPoint } from '../turning-point.ts';
import type { Visitor } from '../visitors.ts';
import { addressOf, newVisitor } from '../visitors.ts';
import type { DatabaseProxy } from './database-proxy.ts';
import { proxyTo } from './database-proxy.ts';
import type { TravelledGame } from './traveller.ts';
import { Traveller } from './traveller.ts';
import type { FinishedGame } from './verdict.ts';
import { judgeGame, judgeRatings } from './verdict.ts';

export interface Ordeal {
  readonly nodes: number;
  /** How many are played at once, or a few more. */
  readonly games: number;
  /** kill -9 of a node. */
  readonly kills: number;
  /** A node stands still for longer than its lease. */
  readonly stalls: number;
  /** The connections between a node and the database are cut, or held up. */
  readonly cuts: number;
  /** The database ends without tidying up. */
  readonly crashes: number;
  /** A node is restarted in good order, as for a new release. */
  readonly restarts: number;
}

interface Seen {
  readonly games: number;
  readonly acknowledged: number;
  readonly losses: number;
}

type Blow = 'kill' | 'stall' | 'cut' | 'delay' | 'crash' | 'restart';

const GAMES_OF_A_PAIR = 4;
/** Rated ones among them: in whatever order they are settled, all orders are tried. */
const RATED_OF_A_PAIR = 2;
const BETWEEN_BLOWS_MS = 700;
const DRAIN_SECONDS = 1;
const NOT_READY = 503;

class Node {
  readonly #proxy: DatabaseProxy;
  #process: ServerProcess | null = null;
  isStopped = false;

  constructor(proxy: DatabaseProxy) {
    this.#proxy = proxy;
  }

  async start(): Promise<void> {
    this.#process = await ServerProcess.start({
      dataFolder: newFolder(),
      databaseUrl: this.#proxy.url,
      drainSeconds: DRAIN_SECONDS,
    });
  }

  get url(): string | null {
    return this.#process?.url ?? null;
  }

  get proxy(): DatabaseProxy {
    return this.#proxy;
  }

  async kill(): Promise<void> {
    const running = this.#process;
    this.#process = null;
    await running?.kill();
  }

  /** It says first that nobody shall be sent there any more, then everybody moves, and it ends in good order. */
  async restart(): Promise<void> {
    const leaving = this.#process;
    if (leaving === null) return;
    const stopped = leaving.stop();
    while ((await fetch(`${leaving.url}${API_PATH}/health/ready`)).status !== NOT_READY) await wait(20);
    // As a balancer would have it: nobody new is sent there.
    this.#process = null;
    const code = await stopped;
    if (code !== 0) throw new Error(`a node that was restarted ended with code ${code}:\n${leaving.log}`);
    await this.start();
  }

  signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    if (this.#process !== null) process.kill(this.#process.pid, signal);
  }

  async stop(): Promise<number | null> {
    const code = await this.#process?.stop();
    await this.#proxy.close();
    return code ?? null;
  }
}

interface Pair {
  readonly people: readonly [Visitor, Visitor];
  readonly travellers: readonly Traveller[];
  readonly games: TravelledGame[];
}

/** Throws an error if anything was lost, made twice or stuck. */
export async function surviveTogether(below: Dice, ordeal: Ordeal, postgres: PostgresServer): Promise<Seen> {
  const point = new TurningPoint();
  const databaseUrl = await postgres.createDatabase();
  const nodes = await Promise.all(
    Array.from({ length: ordeal.nodes }, async () => new Node(await proxyTo(databaseUrl))),
  );
  for (const node of nodes) await node.start();
  const urls = (): string[] => nodes.flatMap(({ url }) => url ?? []);

  const pairs: Pair[] = [];
  for (let pair = 0; pair * GAMES_OF_A_PAIR < ordeal.games; pair++) {
    pairs.push(await newPair(pair, urls, below, point, databaseUrl));
  }
  const blows = { areOver: false };
  // Whoever has nothing more to play begins again, as long as blows fall.
  const again = Promise.all(
    pairs.map(async (pair) => {
      while (!blows.areOver) {
        await wait(BETWEEN_BLOWS_MS);
        const hasNothingToPlay = pair.games.every((game) => game.isOver);
        if (hasNothingToPlay) await beginGames(pair, urls, below, databaseUrl);
      }
    }),
  );
  again.catch((error: unknown) => point.fail(error instanceof Error ? error : new Error(String(error))));

  for (const blow of shuffled(blowsOf(ordeal), below)) {
    await strike(blow, nodes, below, postgres);
    await wait(BETWEEN_BLOWS_MS + below(BETWEEN_BLOWS_MS));
  }
  blows.areOver = true;
  point.changed();
  await again;
  await playToTheEnd(pairs, point);
  for (const { travellers } of pairs) for (const traveller of travellers) traveller.goHome();
  for (const node of nodes) await node.stop();
  return judge(databaseUrl, pairs);
}

const blowsOf = ({ kills, stalls, cuts, crashes, restarts }: Ordeal): Blow[] => [
  ...Array.from({ length: kills }, (): Blow => 'kill'),
  ...Array.from({ length: stalls }, (): Blow => 'stall'),
  ...Array.from({ length: cuts }, (_, index): Blow => (index % 2 === 0 ? 'cut' : 'delay')),
  ...Array.from({ length: crashes }, (): Blow => 'crash'),
  ...Array.from({ length: restarts }, (): Blow => 'restart'),
];

async function strike(
  blow: Blow,
  nodes: readonly Node[],
  below: Dice,
  postgres: PostgresServer,
): Promise<void> {
  const node = nodes[below(nodes.length)];
  if (node === undefined) return;
  switch (blow) {
    case 'kill':
      await node.kill();
      return node.start();
    case 'stall':
      node.signal('SIGSTOP');
      await wait(LEASE_MS * 1.4);
      return node.signal('SIGCONT');
    case 'cut':
      return node.proxy.cut();
    case 'delay':
      node.proxy.delay(20 + below(80));
      await wait(BETWEEN_BLOWS_MS);
      return node.proxy.delay(0);
    case 'restart':
      return node.restart();
    case 'crash': {
      const back = await postgres.goAway('crash');
      return back();
    }
  }
}

async function newPair(
  number: number,
  urls: () => readonly string[],
  below: Dice,
  point: TurningPoint,
  databaseUrl: string,
): Promise<Pair> {
  const [url = ''] = urls();
  const people = [
    await newVisitor(url, 'Ann', addressOf(2 * number)),
    await newVisitor(url, 'Bob', addressOf(2 * number + 1)),
  ] as const;
  const travellers = people.map((visitor, seat) => new Traveller(visitor, seat, urls, below, point));
  const pair: Pair = { people, travellers, games: [] };
  await beginGames(pair, urls, below, databaseUrl);
  for (const traveller of travellers) traveller.travel();
  return pair;
}

/** At any node each, with what can go wrong there tried again. */
async function beginGames(
  pair: Pair,
  urls: () => readonly string[],
  below: Dice,
  databaseUrl: string,
): Promise<void> {
  const hasRated = pair.games.length > 0;
  for (let index = 0; index < GAMES_OF_A_PAIR; index++) {
    const id = kingdoms[below(kingdoms.length)]?.id ?? '';
    const isRated = index < RATED_OF_A_PAIR && !hasRated;
    const options: Partial<TableOptions> = {
      kingdom: { kind: 'recommended', id },
      ...(isRated ? { clock: 'gentle' } : {}),
      ...(index === GAMES_OF_A_PAIR - 1 ? { seats: 3 } : {}),
    };
    for (let played: TravelledGame | null = null; played === null;) {
      const url = urls()[below(Math.max(1, urls().length))];
      played =
        url === undefined
          ? null
          : await startedGame(url, pair.people, options, isRated ? databaseUrl : null).catch(() => null);
      if (played === null) {
        await wait(BETWEEN_BLOWS_MS);
        continue;
      }
      pair.games.push(played);
      for (const traveller of pair.travellers) traveller.join(played);
    }
  }
}

/** The third seat, if there is one, is a bot's. */
async function startedGame(
  url: string,
  [host, guest]: readonly [Visitor, Visitor],
  options: Partial<TableOptions>,
  ratedIn: string | null,
): Promise<TravelledGame> {
  const ask = async <T>(who: Visitor, path: string, body: unknown, status: number): Promise<T> =>
    expected(await caller(url, who.token)<T>('POST', path, body, who.headers), status);
  const { id: table } = await ask<{ id: Id }>(host, '/tables', { ...OPTIONS, ...options }, 201);
  await ask(guest, `/tables/${table}/sit`, {}, 200);
  if (options.seats === 3) await ask(host, `/tables/${table}/bots`, { seat: 2, character: 'magpie' }, 200);
  if (ratedIn !== null) await makeRated(ratedIn, table);
  const { game } = await ask<{ game: Id }>(host, `/tables/${table}/start`, undefined, 201);
  return { table, game, choices: new Map(), looks: [], shown: [], seedHash: null, isOver: false };
}

/**
 * As an older release has left it: at a rated table that is made now machines answer some of the questions, later than
 * travellers do, and every choice here has to be theirs.
 */
async function makeRated(databaseUrl: string, id: Id): Promise<void> {
  const store = await openPostgres(databaseUrl);
  try {
    const table = await store.table(id);
    if (table === null) throw new Error(`table ${id} is gone`);
    const options = { ...table.options, rated: true };
    await store.changeTable({ ...table, options, revision: table.revision + 1 });
  } finally {
    await store.close();
  }
}

/** No game stands still: while any is played, each of them goes on. */
async function playToTheEnd(pairs: readonly Pair[], point: TurningPoint): Promise<void> {
  const games = pairs.flatMap((pair) => pair.games);
  const travellers = pairs.flatMap((pair) => pair.travellers);
  const running = (): TravelledGame[] => games.filter((game) => !game.isOver);
  while (running().length > 0) {
    const before = new Map(running().map((game) => [game, game.choices.size]));
    const standing = (): TravelledGame[] =>
      [...before].flatMap(([game, count]) => (game.isOver || game.choices.size > count ? [] : [game]));
    await point.until(
      () => standing().length === 0,
      () =>
        standing()
          .map(({ game }) =>
            [`${game} stands still`, ...travellers.flatMap((one) => one.describe(game))].join('\n  '),
          )
          .join('\n'),
    );
  }
}

async function judge(databaseUrl: string, pairs: readonly Pair[]): Promise<Seen> {
  const store = await openPostgres(databaseUrl);
  try {
    for (const { people, games } of pairs) {
      const finished: FinishedGame[] = [];
      for (const game of games) finished.push(await judgeGame(store, game));
      await judgeRatings(
        store,
        people.map(({ id }) => id),
        finished,
      );
    }
  } finally {
    await store.close();
  }
  const games = pairs.flatMap((pair) => pair.games);
  const acknowledged = games.flatMap(({ choices }) =>
    [...choices.values()].filter(({ answered }) => answered !== null),
  ).length;
  const losses = pairs.flatMap(({ travellers }) => travellers).reduce((sum, one) => sum + one.losses, 0);
  return { games: games.length, acknowledged, losses };
}

function shuffled<T>(items: readonly T[], below: Dice): T[] {
  const left = [...items];
  return items.flatMap(() => left.splice(below(left.length), 1));
}
