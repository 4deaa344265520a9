// One of several equal nodes on one PostgreSQL. The rows there hold what is true; notices say where to look; leases say which
// node does what must be done once. A node keeps nothing that would be lost with it.

import { performance } from 'node:perf_hooks';
import type { Id } from '@tenfold/protocol';
import { Kysely, sql } from 'kysely';
import type { Rooms } from '../games/rooms.ts';
import type { Live } from '../live/live.ts';
import type { Logger } from '../log.ts';
import type { People } from '../people/people.ts';
import { newId } from '../people/new-id.ts';
import { postgresDialect } from '../store/postgres.ts';
import type { Schema } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { Invitations } from '../tables/invitations.ts';
import type { Tables } from '../tables/tables.ts';
import type { ServerTime } from '../time/server-time.ts';
import { announcingStore } from './announcing-store.ts';
import { ClusterGames } from './cluster-games.ts';
import { type DatabaseClocks, databaseClocks } from './database-clocks.ts';
import { Duties } from './duties.ts';
import { GameLeases } from './game-leases.ts';
import { InvitationWatch } from './invitation-watch.ts';
import { LEASE_MS, type LivingNode, NodeSession } from './node-session.ts';
import type { Notice } from './notice.ts';
import { NoticeBoard } from './notice-board.ts';
import { SharedAllowances } from './shared-allowances.ts';
import { SharedLogs } from './shared-logs.ts';
import { SharedMatching } from './shared-matching.ts';
import { SharedPresence } from './shared-presence.ts';
import { TableWatch } from './table-watch.ts';

/** Several signs of life may be late before a node is taken for dead. */
const BEAT_MS = LEASE_MS / 5;
/** How often everything in memory is compared with the store, in beats. */
const COMPARE_EVERY = 3;
/** And who is signed in here, or has left for good: a node that has died may not have told of its last change. */
const PEOPLE_EVERY = 30;
const TIDY_EVERY = 60;
const CONNECTIONS = 4;
/** Whatever the others wait for: signs of life have a connection of their own. */
const LIFE_CONNECTIONS = 1;

/** What a server has that others can change. */
export interface ClusterParts {
  readonly rooms: Rooms;
  readonly tables: Tables;
  readonly people: People;
  readonly live: Live;
  readonly invitations: Invitations;
  readonly time: ServerTime;
}

export class Cluster {
  readonly clocks: DatabaseClocks;
  readonly games: ClusterGames;
  readonly presence: SharedPresence;
  readonly allowances: SharedAllowances;
  readonly #db: Kysely<Schema>;
  readonly #lifeDb: Kysely<Schema>;
  readonly #duties: Duties;
  readonly #log: Logger;
  readonly #board: NoticeBoard;
  readonly #session: NodeSession;
  readonly #leases: GameLeases;
  #matching: SharedMatching | null = null;
  #parts: ClusterParts | null = null;
  #tableWatch: TableWatch | null = null;
  #invitationWatch: InvitationWatch | null = null;
  #timer: NodeJS.Timeout | null = null;
  #beating: Promise<void> | null = null;
  #following: Promise<void> | null = null;
  #beats = 0;
  #mustCompare = false;
  #mustComparePeople = false;
  /** Who is where is still written under the name that this node had before. */
  #mustPublish = false;
  #isClosing = false;

  private constructor(
    { db, lifeDb }: { readonly db: Kysely<Schema>; readonly lifeDb: Kysely<Schema> },
    clocks: DatabaseClocks,
    board: NoticeBoard,
    log: Logger,
  ) {
    this.#db = db;
    this.#lifeDb = lifeDb;
    this.clocks = clocks;
    this.#board = board;
    this.#log = log;
    this.#session = new NodeSession(lifeDb, () => performance.now());
    this.#leases = new GameLeases(db, this.#session);
    this.#duties = new Duties(db, this.#session);
    this.allowances = new SharedAllowances(db);
    this.presence = new SharedPresence(db, this.#session, board, (table, people) =>
      this.#moved(table, people),
    );
    this.games = new ClusterGames({
      logs: new SharedLogs(db, () => this.#session.id),
      leases: this.#leases,
      board,
      presence: () => this.presence,
      log,
    });
  }

  /** The tables are there: the store was opened before. */
  static async open(url: string, log: Logger): Promise<Cluster> {
    const db = new Kysely<Schema>({ dialect: postgresDialect(url, CONNECTIONS) });
    const lifeDb = new Kysely<Schema>({ dialect: postgresDialect(url, LIFE_CONNECTIONS) });
    try {
      const clocks = await databaseClocks(lifeDb);
      const board = await NoticeBoard.open(url, newId(), log);
      const cluster = new Cluster({ db, lifeDb }, clocks, board, log);
      await cluster.#session.begin();
      return cluster;
    } catch (error) {
      await db.destroy();
      await lifeDb.destroy();
      throw error;
    }
  }

  get noticesSent(): number {
    return this.#board.sent;
  }

  announcing(store: Store): Store {
    return announcingStore(store, this.#board, this.#leases);
  }

  matching(tables: Tables): SharedMatching {
    this.#matching = new SharedMatching(this.#db, tables, this.#board, this.presence);
    return this.#matching;
  }

  /** Whether this node is the one to do something for all, from now on for so long. */
  async isOurs(duty: string, ms: number): Promise<boolean> {
    return this.#duties.isOurs(duty, ms);
  }

  /** Everything is there that others can change: from now on it follows them. */
  async begin(parts: ClusterParts): Promise<void> {
    this.#parts = parts;
    this.#tableWatch = new TableWatch(this.#db, parts.live, parts.tables);
    this.#invitationWatch = new InvitationWatch(this.#db, parts.live, parts.time);
    this.games.begin(parts.rooms, parts.tables);
    parts.invitations.onChange((guest) => this.#board.put(['invited', guest]));
    this.#board.readBy({ read: (notice) => this.#read(notice), missed: () => this.#missed() });
    await this.#compareAll();
    this.#timer = setInterval(() => void this.#beat(), BEAT_MS);
    this.#timer.unref();
  }

  /** The others take over at once. What they tell is of no interest any more: to follow it would be a sign of life. */
  async close(): Promise<void> {
    this.#isClosing = true;
    if (this.#timer !== null) clearInterval(this.#timer);
    await this.#beating;
    await this.#following;
    await this.presence.settled();
    try {
      await this.#leases.releaseAll();
      await this.#session.end();
      this.#board.put(['left', this.#session.id]);
    } catch (error) {
      this.#log.error({ err: error }, 'the other nodes find out by themselves that this one has gone');
    }
    await this.#board.close();
    await this.#db.destroy();
    await this.#lifeDb.destroy();
  }

  async #beat(): Promise<void> {
    if (this.#isClosing) return;
    this.#beating ??= this.#renew()
      .catch((error: unknown) =>
        this.#log.error({ err: error }, 'no sign of life could be given to other nodes'),
      )
      .finally(() => (this.#beating = null));
    await this.#beating;
  }

  async #renew(): Promise<void> {
    const wasSilent = !this.#session.isAlive;
    let living = await this.#session.renew();
    if (living === null) {
      this.#log.warn({}, 'this node was silent for too long: others may have taken over, and it begins anew');
      this.games.forgetAll();
      await this.#lookAtTheClock();
      await this.#session.begin();
      this.#mustPublish = true;
      this.#mustCompare = true;
      living = (await this.#session.renew()) ?? [];
    } else if (wasSilent) {
      this.games.driveOn();
    }
    void this.#follow(living);
  }

  /** May wait for rows that another node has locked, and signs of life do not wait for it. */
  async #follow(living: readonly LivingNode[]): Promise<void> {
    this.#following ??= this.#compareWith(living)
      .catch((error: unknown) =>
        this.#log.error({ err: error }, 'what other nodes have written could not be read'),
      )
      .finally(() => (this.#following = null));
    await this.#following;
  }

  async #compareWith(living: readonly LivingNode[]): Promise<void> {
    this.#beats += 1;
    if (this.#mustPublish) await this.presence.publishAll();
    else await this.presence.publishRest();
    this.#mustPublish = false;
    const hasOneGone = await this.presence.compare(living);
    if (hasOneGone || this.#mustCompare || this.#beats % COMPARE_EVERY === 0) {
      this.#mustCompare = false;
      await this.games.compare(living);
      await this.#tableWatch?.compare();
      await this.#matching?.compare();
      await this.#invitationWatch?.compare();
    }
    if (this.#mustComparePeople || this.#beats % PEOPLE_EVERY === 0) {
      await this.#parts?.live.compareTokens();
      await this.games.comparePeople();
      this.#mustComparePeople = false;
    }
    if (this.#beats % TIDY_EVERY === 0) await this.#tidy();
  }

  async #compareAll(): Promise<void> {
    this.#mustCompare = true;
    await this.#beat();
    // What is under way may have begun before.
    await this.#following;
    if (this.#mustCompare) await this.#beat();
    await this.#following;
  }

  async #tidy(): Promise<void> {
    await this.#lookAtTheClock();
    if (!(await this.#duties.isOurs('tidy', TIDY_EVERY * BEAT_MS))) return;
    await this.#session.tidy();
    await this.#matching?.tidy();
    await sql`delete from allowances where filled_at < clock_timestamp() - interval '2 hours'`.execute(
      this.#db,
    );
  }

  /** Where the database's differs all the same, the node's health says so. */
  async #lookAtTheClock(): Promise<void> {
    await this.clocks.readAgain();
    this.#parts?.time.catchUp();
  }

  /** What was told meanwhile of tables, games and invitations is compared often anyway; what was told of people is not. */
  #missed(): void {
    this.#parts?.people.forgetAll();
    this.#mustComparePeople = true;
    void this.#compareAll();
  }

  #moved(table: Id, people: ReadonlySet<Id>): void {
    this.games.moved(table);
    if (this.#parts?.live.isFollowed(table) === true) this.#parts.tables.presenceElsewhere(table, people);
  }

  #read(notice: Notice): void {
    if (this.#isClosing) return;
    const { games, presence } = this;
    switch (notice[0]) {
      case 'game':
        return games.grew(notice[1], notice[2], notice[3]);
      case 'anew':
        return games.readAnew(notice[1]);
      case 'said':
        return games.heard(notice[1], notice[2]);
      case 'free':
        return games.free(notice[1]);
      case 'table':
        return this.#tableWatch?.changed(notice[1]);
      case 'person':
        return this.#parts?.people.changedElsewhere(notice[1], notice[2] === 'signed-out');
      case 'presence':
        return presence.changed(notice[1], notice[2], notice[3]);
      case 'match':
        return this.#matching?.tell(notice[1], notice[2]);
      case 'invited':
        return void this.#parts?.live.invited(notice[1]);
      case 'left':
        presence.left(notice[1]);
        return void this.#compareAll();
    }
  }
}
