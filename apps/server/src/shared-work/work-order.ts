// Work that is given to workers, wherever they are: an order, cut into parts. Each part is a job of graphile-worker; what came of it is
// a row first and a notice second, so that a notice which gets lost costs a second. A worker that dies leaves its job to the next.

import { type WorkerUtils, makeWorkerUtils } from 'graphile-worker';
import { Client, type Pool } from 'pg';
import { newId } from '../people/new-id.ts';
import type { UrlPlace } from '../store/postgres-server.ts';
import { openPostgres } from '../store/postgres.ts';
import { ORDER_MS, TASK, WORK_CHANNEL, quietly, workPool } from './work-settings.ts';

/** How often an order is renewed, and looked after whatever was told or not. */
const BEAT_MS = 1000;
const CONNECTIONS = 3;

/** A part, or what all that come after it share. */
type Unsent = { readonly payload: object; readonly priority: number } | { readonly body: string };

export interface PartNews {
  /** What came of a part, once for each. */
  done(part: number, result: unknown): void;
  /** How far a part is, from 0 to 1; may get lost. */
  progressed?(part: number, share: number): void;
}

export class WorkOrder {
  readonly id = newId();
  readonly #pool: Pool;
  readonly #url: string;
  readonly #utils: WorkerUtils;
  readonly #news: PartNews;
  readonly #task: string;
  readonly #open = new Set<number>();
  readonly #unsent: Unsent[] = [];
  #listener: Client | null = null;
  #beating: Promise<void> | null = null;
  #sending: Promise<void> | null = null;
  #isClosed = false;
  #timer: NodeJS.Timeout | null = null;
  #collecting: Promise<void> | null = null;
  #isCollectedAgain = false;
  #threads = 0;

  private constructor(url: string, pool: Pool, utils: WorkerUtils, news: PartNews, task: string) {
    this.#url = url;
    this.#task = task;
    this.#pool = pool;
    this.#utils = utils;
    this.#news = news;
  }

  /** `body` is what all parts share. Should the database be away later on, it goes on when that is back. */
  static async place(
    url: string,
    given: UrlPlace,
    body: unknown,
    news: PartNews,
    task = TASK,
  ): Promise<WorkOrder> {
    // Brings the database to the schema of this release, and says what is wrong if it cannot be reached.
    await (await openPostgres(url, { given })).close();
    const pool = workPool(url, CONNECTIONS);
    const utils = await makeWorkerUtils({ pgPool: pool, logger: quietly });
    const order = new WorkOrder(url, pool, utils, news, task);
    try {
      await utils.migrate();
      await order.#begin(body);
      return order;
    } catch (error) {
      await order.close();
      throw error;
    }
  }

  /** Threads of all workers that are alive, as of a second ago. */
  get threads(): number {
    return this.#threads;
  }

  /** Parts that are not done yet. */
  get underWay(): number {
    return this.#open.size;
  }

  /** Those with lower numbers are done first. */
  add(part: number, payload: object, priority = 0): void {
    this.#open.add(part);
    this.#unsent.push({ payload: { order: this.id, part, ...payload }, priority });
    this.#send();
  }

  /** Another thing that the parts share which are added from now on. Only when all before are done: they would meet it too. */
  change(body: unknown): void {
    this.#unsent.push({ body: JSON.stringify(body) });
    this.#send();
  }

  /** Nobody waits for this part any more. */
  callOff(part: number): void {
    this.#open.delete(part);
  }

  /** Nobody waits for what is not done yet; workers let go of it. */
  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#open.clear();
    this.#unsent.length = 0;
    await Promise.all([this.#beating, this.#collecting, this.#sending]);
    await this.#pool.query('delete from work_orders where id = $1', [this.id]).catch(() => undefined);
    await this.#listener?.end().catch(() => undefined);
    await this.#utils.release();
    await this.#pool.end();
  }

  async #begin(body: unknown): Promise<void> {
    await this.#pool.query(
      `insert into work_orders (id, body, until) values ($1, $2, clock_timestamp() + $3 * interval '1 millisecond')`,
      [this.id, JSON.stringify(body), ORDER_MS],
    );
    await this.#beat();
    await this.#listen();
    this.#timer = setInterval(() => void this.#tick(), BEAT_MS);
  }

  /** What cannot be done now is tried again with the next. */
  async #tick(): Promise<void> {
    this.#beating ??= this.#beat()
      .then(async () => this.#listen())
      .catch(() => undefined)
      .finally(() => (this.#beating = null));
    await this.#beating;
    if (this.#isClosed) return;
    this.#send();
    this.#collect();
  }

  async #listen(): Promise<void> {
    if (this.#listener !== null || this.#isClosed) return;
    const client = new Client({ connectionString: this.#url, application_name: 'tenfold work' });
    const lost = (): void => {
      if (this.#listener === client) this.#listener = null;
    };
    client.on('error', lost);
    client.on('end', lost);
    client.on('notification', ({ payload = '' }) => this.#hear(payload));
    await client.connect();
    await client.query(`listen ${WORK_CHANNEL}`);
    this.#listener = client;
  }

  #send(): void {
    this.#sending ??= this.#sendAll()
      .catch(() => undefined)
      .finally(() => (this.#sending = null));
  }

  /** A job that was added although its answer got lost is added again: the second result is not wanted. */
  async #sendAll(): Promise<void> {
    for (let [next] = this.#unsent; next !== undefined; [next] = this.#unsent) {
      if ('body' in next) {
        await this.#pool.query('update work_orders set body = $2 where id = $1', [this.id, next.body]);
      } else await this.#utils.addJob(this.#task, next.payload, { priority: next.priority });
      this.#unsent.shift();
    }
  }

  #hear(payload: string): void {
    const [order, part, share] = payload.split(' ');
    if (order !== this.id) return;
    if (share === undefined) this.#collect();
    else this.#news.progressed?.(Number(part), Number(share));
  }

  /** Renews the order, counts the workers, and frees the jobs of those that have died. */
  async #beat(): Promise<void> {
    await this.#pool.query(
      `update work_orders set until = clock_timestamp() + $2 * interval '1 millisecond' where id = $1`,
      [this.id, ORDER_MS],
    );
    const { rows } = await this.#pool.query<{ threads: string }>(
      `select coalesce(sum(threads), 0) as threads from workers where until > clock_timestamp()`,
    );
    this.#threads = Number(rows[0]?.threads ?? 0);
    const dead = await this.#pool.query<{ id: string }>(
      'delete from workers where until < clock_timestamp() returning id',
    );
    if (dead.rows.length > 0) await this.#utils.forceUnlockWorkers(dead.rows.map(({ id }) => id));
    // What others have ordered, and did not live to fetch.
    await this.#pool.query(`delete from work_orders where until < clock_timestamp() - interval '1 hour'`);
  }

  #collect(): void {
    if (this.#collecting !== null) {
      this.#isCollectedAgain = true;
      return;
    }
    this.#collecting = this.#fetch()
      .catch(() => undefined)
      .finally(() => {
        this.#collecting = null;
        if (!this.#isCollectedAgain || this.#isClosed) return;
        this.#isCollectedAgain = false;
        this.#collect();
      });
  }

  async #fetch(): Promise<void> {
    const { rows } = await this.#pool.query<{ part: number; result: string }>(
      'delete from work_results where work_order = $1 returning part, result',
      [this.id],
    );
    // A worker that was taken for dead and was not may hand in a part that another has done.
    for (const { part, result } of rows) {
      if (this.#open.delete(part)) this.#news.done(part, JSON.parse(result));
    }
  }
}
