// Looking for anyone to play with. Goes on while one looks at other pages, until somebody is found or one has enough of it.

import type { PlayWish } from '@tenfold/protocol';
import { Unreachable, api } from '../api.ts';
import { identity } from '../identity.svelte.ts';
import { Connection } from '../live/connection.ts';
import { speech } from '../speech.svelte.ts';
import { readChoices } from '../table-setup/kept-choices.ts';

const AGAIN_MS = 3_000;
/** Kept for as long as the tab is there, so that a page loaded anew looks on. */
const KEY = 'tenfold.seeking';

class Seeking {
  /** Since when, in milliseconds since 1970; null if one does not look for anybody. */
  since: number | null = $state(null);
  /** The table that waits for one. */
  found: string | null = $state(null);
  /** Nobody can be found just now, as the server is out of reach; it goes on by itself. */
  isLost: boolean = $state(false);
  /** It was taken up again after the page was loaded anew. */
  isAgain: boolean = $state(false);
  trouble: unknown = $state.raw(null);

  private live: Connection | undefined;
  private wish: PlayWish | undefined;

  async begin(wish: PlayWish, since = Date.now()): Promise<void> {
    if (this.since !== null) return;
    this.since = since;
    this.found = null;
    this.trouble = null;
    this.wish = wish;
    keep({ wish, since });
    try {
      await identity.need();
    } catch (error) {
      this.fail(error);
      return;
    }
    // One may have changed one's mind meanwhile.
    if (this.wish !== wish) return;
    addEventListener('pagehide', this.part);
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

  /** Goes on with what was under way when the page was loaded anew. */
  async takeUp(): Promise<void> {
    const kept = readKept();
    if (kept === null || this.since !== null) return;
    this.isAgain = true;
    await this.begin(kept.wish, kept.since);
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
    void callTo();
  }

  private fail(error: unknown): void {
    this.stop();
    this.trouble = error;
  }

  /** Another tab keeps the person connected, and would keep the wish; one who has closed this page wants no game. */
  private readonly part = (): void => api.noWishAtParting();

  private stop(): void {
    removeEventListener('pagehide', this.part);
    this.live?.close();
    this.live = undefined;
    this.wish = undefined;
    this.since = null;
    this.isLost = false;
    this.isAgain = false;
    keep(null);
  }
}

interface Kept {
  readonly wish: PlayWish;
  readonly since: number;
}

function keep(kept: Kept | null): void {
  try {
    if (kept === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing still finds somebody.
  }
}

function readKept(): Kept | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<Kept> | null;
    if (typeof kept?.since !== 'number') return null;
    return { wish: readChoices({ anyone: kept.wish }).anyone, since: kept.since };
  } catch {
    return null;
  }
}

/** Whoever is in another tab, or deep in another game, has to hear of it. */
async function callTo(): Promise<void> {
  const [{ TurnAlert }, { playSounds }] = await Promise.all([
    import('../alerts/turn-alert.ts'),
    import('../sound/sound.ts'),
  ]);
  // Who waited for nothing else is at the table by now, and the game there calls.
  if (seeking.found === null) return;
  const { somebodyFound, toTheTable } = speech.words.home;
  playSounds(['turn']);
  new TurnAlert('seeking').notify({ title: somebodyFound, body: toTheTable });
}

export const seeking = new Seeking();
