// A PostgreSQL that follows the one games are written to, for what may be a little late: archive, ladder, replays, games to watch. How
// late it is at most is known: every second the place in the primary's log is noted, and what the replica has replayed is compared with
// that. One that is further behind, or away, is not asked; the primary answers then, as it does without any replica.

import { Kysely, sql } from 'kysely';
import type { Logger } from '../log.ts';
import { postgresDialect } from './postgres.ts';
import { explainPostgresError, serverOf } from './postgres-server.ts';
import type { Schema } from './schema.ts';
import { sqlStore } from './sql-store.ts';
import type { Store } from './store.ts';

/** What is told from a replica is never older. */
export const MOST_LATE_MS = 10_000;
const LOOK_EVERY_MS = 1000;
/** A replica that takes longer is as good as none. */
const PATIENCE_MS = 2000;
const CONNECTIONS = 6;

export interface ReplicaDeps {
  readonly url: string;
  readonly primaryUrl: string;
  readonly log: Logger;
  /** Milliseconds that only go forward. */
  readonly clock: () => number;
}

/** At that moment, the primary's log was so long. */
interface Mark {
  readonly at: number;
  readonly place: bigint;
}

export class Replica {
  readonly #deps: ReplicaDeps;
  readonly #primary: Kysely<Schema>;
  readonly #db: Kysely<Schema>;
  readonly #reads: Store;
  /** The oldest first; those that the replica has passed are let go, but the last of them. */
  #marks: Mark[] = [];
  #upTo: Mark | null = null;
  #isUsed: boolean | null = null;
  #looking: Promise<void> | null = null;
  #timer: NodeJS.Timeout | null = null;

  private constructor(deps: ReplicaDeps) {
    this.#deps = deps;
    this.#primary = new Kysely<Schema>({ dialect: postgresDialect(deps.primaryUrl, 1) });
    this.#db = new Kysely<Schema>({ dialect: postgresDialect(deps.url, CONNECTIONS) });
    this.#reads = sqlStore(this.#db, {
      isAtomic: false,
      async entries() {
        throw new Error('a replica is only read');
      },
    });
  }

  /** One that is away is waited for; one of another installation is refused. */
  static async open(deps: ReplicaDeps): Promise<Replica> {
    serverOf(deps.url, 'DATABASE_REPLICA_URL');
    const replica = new Replica(deps);
    try {
      await replica.#refuseStranger();
      await replica.look();
    } catch (error) {
      await replica.close();
      throw error;
    }
    replica.#timer = setInterval(() => void replica.look(), LOOK_EVERY_MS);
    replica.#timer.unref();
    return replica;
  }

  /** By how many milliseconds what it tells may be too old; null while nobody asks it. */
  get lateBy(): number | null {
    const late = this.#upTo === null ? Number.POSITIVE_INFINITY : this.#deps.clock() - this.#upTo.at;
    return late <= MOST_LATE_MS ? late : null;
  }

  warnings(): readonly string[] {
    return this.lateBy === null
      ? [`the replica is away or more than ${MOST_LATE_MS / 1000} s behind; the primary is read instead`]
      : [];
  }

  /** The same store; what may be late is read from the replica. */
  over(store: Store): Store {
    const reads = this.#reads;
    return {
      ...store,
      archive: async (query) =>
        this.#late(
          () => reads.archive(query),
          () => store.archive(query),
        ),
      ladder: async (limit, after) =>
        this.#late(
          () => reads.ladder(limit, after),
          () => store.ladder(limit, after),
        ),
      onShow: async (limit) =>
        this.#late(
          () => reads.onShow(limit),
          () => store.onShow(limit),
        ),
      // What is over does not change any more; of a game that runs, or is not there yet, the primary knows more.
      summary: async (game) =>
        this.#late(
          async () => ofFinished(await reads.summary(game)),
          async () => store.summary(game),
        ),
      // The result and the last entries are written together: who sees the one reads all of the others after it.
      game: async (game) =>
        this.#late(
          async () => (ofFinished(await reads.summary(game)) === null ? null : reads.game(game)),
          async () => store.game(game),
        ),
    };
  }

  /** Finds out how late it is. */
  async look(): Promise<void> {
    this.#looking ??= this.#lookOnce()
      .catch(() => undefined)
      .finally(() => (this.#looking = null));
    await this.#looking;
    const isUsed = this.lateBy !== null;
    if (isUsed === this.#isUsed) return;
    this.#isUsed = isUsed;
    if (isUsed) this.#deps.log.info({}, 'the replica is read');
    else this.#deps.log.warn({}, this.warnings()[0] ?? '');
  }

  async close(): Promise<void> {
    if (this.#timer !== null) clearInterval(this.#timer);
    await this.#looking;
    await Promise.all([this.#primary.destroy(), this.#db.destroy()]);
  }

  async #lookOnce(): Promise<void> {
    const at = this.#deps.clock();
    const place = await placeIn(this.#primary);
    this.#marks.push({ at, place });
    const replayed = await within(PATIENCE_MS, placeIn(this.#db));
    const passed = this.#marks.findLast((mark) => mark.place <= replayed);
    if (passed !== undefined) this.#upTo = passed;
    // Those that are too old to count need not be waited for.
    this.#marks = this.#marks.filter((mark) => mark.place > replayed && at - mark.at <= MOST_LATE_MS);
  }

  /** Null from the replica: it does not know, and the primary is asked. */
  async #late<T>(ask: () => Promise<T | null>, askPrimary: () => Promise<T>): Promise<T> {
    if (this.lateBy === null) return askPrimary();
    try {
      return (await within(PATIENCE_MS, ask())) ?? (await askPrimary());
    } catch (error) {
      // What is wrong with the question, the primary says too.
      this.#deps.log.debug({ err: error }, 'the replica could not be read');
      return askPrimary();
    }
  }

  async #refuseStranger(): Promise<void> {
    const [own, other] = await Promise.allSettled([
      identity(this.#primary),
      within(PATIENCE_MS, identity(this.#db)),
    ]);
    if (own.status === 'rejected') throw own.reason;
    if (other.status === 'rejected') {
      const reason = explainPostgresError(other.reason, serverOf(this.#deps.url, 'DATABASE_REPLICA_URL'));
      this.#deps.log.warn({ reason: reason.message }, 'the replica cannot be reached');
      return;
    }
    if (own.value === other.value) return;
    throw new Error(
      'DATABASE_REPLICA_URL leads to another database than DATABASE_URL, not to a replica of it. ' +
        'Make one with pg_basebackup (docs/self-hosting.md), or leave it out.',
    );
  }
}

const ofFinished = <T extends { readonly finishedAt: number | null }>(summary: T | null): T | null =>
  summary?.finishedAt === null ? null : summary;

/** Of the installation that a server belongs to, with all its replicas, and the database in it. */
async function identity(db: Kysely<Schema>): Promise<string> {
  const { rows } = await sql<{ identity: string }>`
    select system_identifier::text || ' ' || current_database() as identity from pg_control_system()
  `.execute(db);
  return rows[0]?.identity ?? '';
}

/** In bytes from its beginning: how much of the log a server has written, or replayed. */
async function placeIn(db: Kysely<Schema>): Promise<bigint> {
  const { rows } = await sql<{ place: string }>`
    select ((case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end) - '0/0'::pg_lsn)::text
      as place
  `.execute(db);
  return BigInt(rows[0]?.place ?? '0');
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no answer for ${ms} ms`)), ms);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
