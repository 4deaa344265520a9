// Watches how the store fares: what is under way, what fails, and since when. However many rooms and requests find it in
// trouble, the log says once that it is, and once that it is over; in between they are counted.

import type { Logger } from '../log.ts';
import type { Store } from './store.ts';
import { type StoreTrouble, type TroubleKind, troubleIn } from './store-trouble.ts';

type Access = 'reads' | 'writes';

/** Each method once: the compiler refuses this if one is missing. */
const ACCESS = {
  addPerson: 'writes',
  person: 'reads',
  people: 'reads',
  playedWith: 'reads',
  havePlayedTogether: 'reads',
  block: 'writes',
  unblock: 'writes',
  blockedBy: 'reads',
  blockersOf: 'reads',
  mute: 'writes',
  unmute: 'writes',
  mutesOf: 'reads',
  invite: 'writes',
  invitationsFor: 'reads',
  invitationsTo: 'reads',
  decline: 'writes',
  withdraw: 'writes',
  changePerson: 'writes',
  addCarryLink: 'writes',
  useCarryLink: 'writes',
  openCarryLinks: 'reads',
  renewTokens: 'writes',
  seen: 'writes',
  beginLeaving: 'writes',
  leaving: 'reads',
  forgetInGame: 'writes',
  forgetFinishedGames: 'writes',
  forgetPerson: 'writes',
  learning: 'reads',
  learn: 'writes',
  addTable: 'writes',
  table: 'reads',
  changeTable: 'writes',
  tablesOf: 'reads',
  ownTables: 'reads',
  openTablesOf: 'reads',
  onShow: 'reads',
  startGame: 'writes',
  game: 'reads',
  append: 'writes',
  keepUnwitnessed: 'writes',
  summary: 'reads',
  overdue: 'reads',
  archive: 'reads',
  dailyKingdom: 'reads',
  keepDailyKingdom: 'writes',
  dailyGame: 'reads',
  dailyPlayers: 'reads',
  dailyResults: 'reads',
  ratings: 'reads',
  ladder: 'reads',
  ratingChanges: 'reads',
  ratingChange: 'reads',
  secret: 'writes',
  sweepTables: 'writes',
  sweepPeople: 'writes',
  resume: 'writes',
  alive: 'writes',
  check: 'writes',
} as const satisfies Record<Exclude<keyof Store, 'close'>, Access>;

export interface Health {
  /** Why nobody can play at the moment; empty if all is well. */
  readonly troubles: readonly string[];
  /** What an operator should see to before it becomes one. */
  readonly warnings: readonly string[];
}

export interface StoreWatchDeps {
  readonly log: Logger;
  /** Milliseconds that only go forward. */
  readonly clock: () => number;
  /** Called for each failure. */
  readonly failed: (trouble: StoreTrouble) => void;
}

interface Outage {
  readonly code: string;
  failures: number;
  /** How many calls had begun when the latest of them was seen to fail. */
  lastCall: number;
}

/** What was written so lately need not be tried. */
const FRESH_MS = 5000;
/** While it is in trouble, and somebody asks. */
const TRY_EVERY_MS = 1000;
/** A store that takes longer to write a row is not well. */
const PATIENCE_MS = 5000;

export class StoreWatch {
  readonly #deps: StoreWatchDeps;
  readonly #outages = new Map<Access | 'away' | 'damaged', Outage>();
  readonly #underWay = { reads: 0, writes: 0 };
  #calls = 0;
  #copyingFails: string | null = null;
  #died = false;
  #writtenAt = Number.NEGATIVE_INFINITY;
  #triedAt = Number.NEGATIVE_INFINITY;
  #trial: Promise<void> | null = null;

  constructor(deps: StoreWatchDeps) {
    this.#deps = deps;
  }

  /** Calls that the store has not answered. */
  underWay(access: Access): number {
    return this.#underWay[access];
  }

  /** The same store; its troubles come as StoreTrouble. */
  watched(store: Store): Store {
    const methods = Object.entries(ACCESS).map(([name, access]) => {
      const method = store[name as keyof typeof ACCESS] as (...args: unknown[]) => Promise<unknown>;
      const ask = async (...args: unknown[]): Promise<unknown> =>
        this.#observe(access, async () => method.apply(store, args));
      return [name, ask] as const;
    });
    return { ...(Object.fromEntries(methods) as unknown as Store), close: async () => store.close() };
  }

  /** Its log cannot be copied into the database, for this reason; null when it can again. */
  copyingFails(reason: string | null): void {
    if (reason === this.#copyingFails) return;
    if (reason !== null) this.#deps.log.error({ code: reason }, 'the log of the database cannot be copied');
    else this.#deps.log.warn({}, 'the log of the database is copied again');
    this.#copyingFails = reason;
  }

  /** It has ended, and will not come back. */
  died(): void {
    this.#died = true;
  }

  /** Tries the store unless it has just been written to. `store` is the watched one. */
  async health(store: Pick<Store, 'check'>): Promise<Health> {
    const hangs = this.#died ? false : await this.#hangs(store);
    const warnings = this.#copyingFails === null ? [] : [`${COPYING_FAILS} (${this.#copyingFails})`];
    const troubles = [...this.#outages].map(([what, { code }]) => `${SENTENCES[what]} (${code})`);
    if (hangs) troubles.push('the store does not answer');
    if (this.#died) troubles.push('the thread of the store has ended');
    return { troubles, warnings };
  }

  async #hangs(store: Pick<Store, 'check'>): Promise<boolean> {
    const now = this.#deps.clock();
    const isWell = this.#outages.size === 0;
    const isKnown = isWell ? now - this.#writtenAt < FRESH_MS : now - this.#triedAt < TRY_EVERY_MS;
    if (isKnown && this.#trial === null) return false;
    this.#triedAt = now;
    this.#trial ??= store
      .check()
      .catch(() => undefined)
      .finally(() => (this.#trial = null));
    return isSlowerThan(PATIENCE_MS, this.#trial);
  }

  async #observe(access: Access, ask: () => Promise<unknown>): Promise<unknown> {
    this.#underWay[access] += 1;
    this.#calls += 1;
    const call = this.#calls;
    try {
      const answer = await ask();
      this.#succeeded(access, call);
      return answer;
    } catch (error) {
      const trouble = troubleIn(error);
      if (trouble === null) throw error;
      this.#failed(access, trouble);
      throw trouble;
    } finally {
      this.#underWay[access] -= 1;
    }
  }

  #succeeded(access: Access, call: number): void {
    if (access === 'writes') this.#writtenAt = this.#deps.clock();
    for (const what of [access, 'away'] as const) {
      const outage = this.#outages.get(what);
      // What began before the failure was seen may have been answered before the store went: it says nothing of now.
      if (outage === undefined || call <= outage.lastCall) continue;
      this.#outages.delete(what);
      this.#deps.log.warn({ what, failures: outage.failures }, 'the store can be used again');
    }
  }

  #failed(access: Access, trouble: StoreTrouble): void {
    this.#deps.failed(trouble);
    const what = WHAT_FAILS[trouble.kind] ?? access;
    const known = this.#outages.get(what);
    if (known !== undefined) {
      known.failures += 1;
      known.lastCall = this.#calls;
      return;
    }
    this.#outages.set(what, { code: trouble.code, failures: 1, lastCall: this.#calls });
    this.#deps.log.error(
      { what, code: trouble.code, err: trouble.cause },
      `${SENTENCES[what]}; further failures are counted, and the end of it is logged`,
    );
  }
}

const COPYING_FAILS = 'the log of the database cannot be copied into it, and grows';

const WHAT_FAILS: Readonly<Record<TroubleKind, 'away' | 'damaged' | null>> = {
  away: 'away',
  damaged: 'damaged',
  failing: null,
};

const SENTENCES = {
  away: 'the store cannot be reached',
  damaged: 'the database is damaged: restore it from a backup',
  reads: 'the store cannot be read',
  writes: 'the store cannot be written to',
} as const;

async function isSlowerThan(ms: number, work: Promise<void>): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(true), ms);
  try {
    return await Promise.race([work.then(() => false), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** For those who would log each failure by themselves: that the store is in trouble has been logged. */
export function withoutStoreTrouble(log: Logger): Logger {
  const isKnown = (details: object): boolean => 'err' in details && troubleIn(details.err) !== null;
  return {
    debug: (details, message) => log.debug(details, message),
    info: (details, message) => log.info(details, message),
    warn: (details, message) => void (isKnown(details) || log.warn(details, message)),
    error: (details, message) => void (isKnown(details) || log.error(details, message)),
  };
}
