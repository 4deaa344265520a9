// Looking for anyone to play with. Goes on while one looks at other pages, until somebody is found or one has enough of it.

import type { PlayWish } from '@tenfold/protocol';
import { Unreachable, api } from '../api.ts';
import { identity } from '../identity.svelte.ts';
import { Connection } from '../live/connection.ts';

const AGAIN_MS = 3_000;

class Seeking {
  /** Since when, in milliseconds since 1970; null if one does not look for anybody. */
  since: number | null = $state(null);
  /** The table that waits for one. */
  found: string | null = $state(null);
  /** Nobody can be found just now, as the server is out of reach; it goes on by itself. */
  isLost: boolean = $state(false);
  trouble: unknown = $state.raw(null);

  private live: Connection | undefined;
  private wish: PlayWish | undefined;

  async begin(wish: PlayWish): Promise<void> {
    if (this.since !== null) return;
    this.since = Date.now();
    this.found = null;
    this.trouble = null;
    this.wish = wish;
    try {
      await identity.need();
    } catch (error) {
      this.fail(error);
      return;
    }
    // One may have changed one's mind meanwhile.
    if (this.wish !== wish) return;
    this.live = new Connection({
      // Wishes end with the connection, so each new one needs it again.
      welcomed: () => void this.ask(),
      received: (message) => {
        if (message.type === 'matched') this.find(message.table);
      },
      changed: (state) => {
        this.isLost = state === 'lost';
        if (state === 'refused') this.fail(new Error('the server does not let this page in'));
      },
    });
  }

  async cancel(): Promise<void> {
    const wasSeeking = this.since !== null;
    this.stop();
    if (wasSeeking) await api.noWish().catch(() => undefined);
  }

  /** One goes to the table, or not. */
  settle(): void {
    this.found = null;
  }

  private async ask(): Promise<void> {
    const { wish } = this;
    if (wish === undefined) return;
    try {
      const { table } = await api.wish(wish);
      if (table !== null) this.find(table);
    } catch (error) {
      if (wish !== this.wish) return;
      if (error instanceof Unreachable) setTimeout(() => void this.ask(), AGAIN_MS);
      else this.fail(error);
    }
  }

  private find(table: string): void {
    if (this.since === null) return;
    this.stop();
    this.found = table;
  }

  private fail(error: unknown): void {
    this.stop();
    this.trouble = error;
  }

  private stop(): void {
    this.live?.close();
    this.live = undefined;
    this.wish = undefined;
    this.since = null;
    this.isLost = false;
  }
}

export const seeking = new Seeking();
