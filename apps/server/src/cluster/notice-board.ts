// LISTEN and NOTIFY of PostgreSQL, over one connection of its own that comes back by itself. Notices are sent after what they
// are about is committed, outside of its transaction: inside, all commits of all nodes would wait for each other.

import { Client } from 'pg';
import type { Logger } from '../log.ts';
import type { Notice } from './notice.ts';
import { packed, unpacked } from './notice.ts';

const CHANNEL = 'tenfold';
/** With a name, so that it is planned once for each connection: it is sent with every group of choices. */
const SEND = {
  name: 'send-notices',
  text: `select pg_notify('${CHANNEL}', packet) from unnest($1::text[]) as packet`,
};
const RETRY_MS = 250;
/** A connection that takes longer to send a notice is as good as none. */
const PATIENCE_MS = 4000;
/** Of those that cannot be sent at the moment, the last. */
const MOST_KEPT = 2000;

export interface NoticeReader {
  read(notice: Notice): void;
  /** Notices may have been missed: everything is to be compared with the store. */
  missed(): void;
}

export class NoticeBoard {
  /** Stands for this process, as long as it runs. */
  readonly #self: string;
  readonly #url: string;
  readonly #log: Logger;
  #reader: NoticeReader | null = null;
  #client: Client | null = null;
  #waiting: Notice[] = [];
  #sending: Promise<void> | null = null;
  #retry: NodeJS.Timeout | null = null;
  #isClosed = false;
  #sent = 0;

  private constructor(url: string, self: string, log: Logger) {
    this.#url = url;
    this.#self = self;
    this.#log = log;
  }

  static async open(url: string, self: string, log: Logger): Promise<NoticeBoard> {
    const board = new NoticeBoard(url, self, log);
    await board.#listen();
    return board;
  }

  /** How many packets were sent. */
  get sent(): number {
    return this.#sent;
  }

  readBy(reader: NoticeReader): void {
    this.#reader = reader;
  }

  /** Nobody waits for it, and it gets lost if this node does. */
  put(...notices: readonly Notice[]): void {
    if (this.#isClosed || notices.length === 0) return;
    this.#waiting.push(...notices);
    this.#sending ??= this.#sendAll();
  }

  /** What was put up is sent, as far as that is possible. */
  async close(): Promise<void> {
    while (this.#sending !== null) await this.#sending;
    this.#isClosed = true;
    if (this.#retry !== null) clearTimeout(this.#retry);
    await this.#client?.end().catch(() => undefined);
  }

  async #sendAll(): Promise<void> {
    await new Promise(setImmediate);
    while (this.#waiting.length > 0 && this.#client !== null) {
      const client = this.#client;
      const notices = this.#waiting.splice(0);
      const packets = packed(this.#self, notices);
      try {
        await client.query({ ...SEND, values: [packets] });
        this.#sent += packets.length;
      } catch {
        // They go with the next connection. The others look into the tables meanwhile, and not all is found there at once.
        this.#waiting.unshift(...notices);
        this.#lost(client);
      }
    }
    this.#waiting.splice(0, this.#waiting.length - MOST_KEPT);
    this.#sending = null;
  }

  async #listen(): Promise<void> {
    const client = new Client({
      connectionString: this.#url,
      application_name: 'tenfold notices',
      keepAlive: true,
      query_timeout: PATIENCE_MS,
    });
    const lost = (): void => this.#lost(client);
    client.on('error', lost);
    client.on('end', lost);
    client.on('notification', ({ payload }) => this.#hear(payload ?? ''));
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    // It was closed while this connection was being made.
    if (this.#isClosed) return client.end();
    this.#client = client;
  }

  #hear(text: string): void {
    for (const notice of unpacked(text, this.#self) ?? []) {
      try {
        this.#reader?.read(notice);
      } catch (error) {
        this.#log.error({ err: error }, 'a notice of another node could not be followed');
      }
    }
  }

  #lost(client: Client): void {
    if (this.#client !== client) return;
    this.#client = null;
    void client.end().catch(() => undefined);
    this.#tryAgain();
  }

  #cameBack(): void {
    if (this.#waiting.length > 0) this.#sending ??= this.#sendAll();
    this.#reader?.missed();
  }

  #tryAgain(): void {
    if (this.#isClosed || this.#retry !== null) return;
    this.#retry = setTimeout(() => {
      this.#retry = null;
      this.#listen().then(
        () => this.#cameBack(),
        () => this.#tryAgain(),
      );
    }, RETRY_MS);
  }
}
