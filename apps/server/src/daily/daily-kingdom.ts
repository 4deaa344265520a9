// Every day one kingdom, with the same shuffles for everybody, against the same bot. Everybody plays it once: whoever
// gives up has played it. What others did is told to who has ended the own game, and to everybody once the day is closed.

import { allRounder } from '@tenfold/bots';
import type { DailyAnswer, DailyDay, DailyGameAnswer, DailyResults, Id, OwnDaily } from '@tenfold/protocol';
import { KeyedQueue } from '../data-structures/keyed-queue.ts';
import { Refusal } from '../refusal.ts';
import type { Store, StoredDailyGame } from '../store/store.ts';
import type { Tables } from '../tables/tables.ts';
import type { Day } from '../time/day.ts';
import { closingOfDay, dayAt, endOfDay, latestClosedDay } from '../time/day.ts';
import { dailyKingdom, dailySeed, newDailySecret } from './daily-deal.ts';

/** It plays by a plan and draws nothing: the same answers to the same play, however long it may think. */
const BOT = { character: allRounder.id, name: allRounder.name };

export interface DailyKingdomDeps {
  readonly store: Store;
  readonly tables: Pick<Tables, 'startDaily'>;
  now(): number;
}

export class DailyKingdom {
  readonly #deps: DailyKingdomDeps;
  readonly #secret: string;
  /** Who clicks twice begins once. */
  readonly #beginning = new KeyedQueue();

  private constructor(deps: DailyKingdomDeps, secret: string) {
    this.#deps = deps;
    this.#secret = secret;
  }

  static async open(deps: DailyKingdomDeps): Promise<DailyKingdom> {
    return new DailyKingdom(deps, await deps.store.secret('daily', newDailySecret));
  }

  /** `person` is who asks; null for somebody without an identity. */
  async shownTo(person: Id | null): Promise<DailyAnswer> {
    const now = this.#deps.now();
    const day = dayAt(now);
    const before = latestClosedDay(now);
    return {
      at: now,
      today: await this.#dayFor(person, day, await this.#kingdomOf(day)),
      nextAt: endOfDay(day),
      players: await this.#deps.store.dailyPlayers(day),
      before: await this.#before(person, before),
    };
  }

  /** One's game of today: a new one, or the one that was begun or even ended. */
  async begin(person: Id): Promise<DailyGameAnswer> {
    return this.#beginning.enqueue(person, async () => {
      const day = dayAt(this.#deps.now());
      const own = await this.#deps.store.dailyGame(day, person);
      if (own !== null) return own;
      try {
        return await this.#deps.tables.startDaily(person, {
          day,
          kingdom: await this.#kingdomOf(day),
          seed: dailySeed(this.#secret, day),
          character: BOT.character,
        });
      } catch (error) {
        // Another window, on another node, may have been first.
        const begun = error instanceof Refusal ? await this.#deps.store.dailyGame(day, person) : null;
        if (begun !== null) return begun;
        throw error;
      }
    });
  }

  /** When all that was begun is stored. */
  async settled(): Promise<void> {
    await this.#beginning.settled();
  }

  /** Drawn once: a release that comes in the middle of the day may draw otherwise. */
  async #kingdomOf(day: Day): Promise<readonly string[]> {
    return (
      (await this.#deps.store.dailyKingdom(day)) ??
      this.#deps.store.keepDailyKingdom(day, dailyKingdom(this.#secret, day))
    );
  }

  /** Null for a day on which nobody looked. */
  async #before(person: Id | null, day: Day): Promise<DailyDay | null> {
    const kingdom = await this.#deps.store.dailyKingdom(day);
    return kingdom === null ? null : this.#dayFor(person, day, kingdom);
  }

  async #dayFor(person: Id | null, day: Day, kingdom: readonly string[]): Promise<DailyDay> {
    const { store } = this.#deps;
    const game = person === null ? null : await store.dailyGame(day, person);
    const own = game === null ? null : ownDaily(game, day);
    const isClosed = this.#deps.now() >= closingOfDay(day);
    const results =
      isClosed || (own !== null && own.ended !== null)
        ? await store.dailyResults(day, closingOfDay(day))
        : null;
    return {
      day,
      kingdom,
      bot: BOT,
      own,
      results: results satisfies DailyResults | null,
      mayWatchBest: isClosed || own?.ended === 'finished',
    };
  }
}

function ownDaily({ table, game, finishedAt, result }: StoredDailyGame, day: Day): OwnDaily {
  const counts = finishedAt === null || finishedAt < closingOfDay(day);
  if (finishedAt === null) return { table, game, ended: null, counts, result: null };
  return { table, game, ended: result === null ? 'gave-up' : 'finished', counts, result };
}
