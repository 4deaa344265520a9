// Finished games: found, summed up, and as records.

import type { Id } from '@tenfold/protocol';
import { LIMITS } from '@tenfold/protocol';
import { fold, withoutSeed } from '@tenfold/rules';
import { SOMEBODY, anonymised } from '../game-log/anonymise.ts';
import type { GameStart } from '../game-log/game-log.ts';
import { Refusal } from '../refusal.ts';
import type { StoredGameSummary, Page, Store, StoredRatingUpdate } from '../store/store.ts';
import type { Day } from '../time/day.ts';
import { closingOfDay } from '../time/day.ts';
import { recordText } from './record-text.ts';

/** What may be asked of the archive; all that is asked for must hold. */
export interface ArchiveWish {
  /** Part of a player's name. */
  readonly player?: string | undefined;
  readonly person?: Id | undefined;
  /** The id of a card, or its English name. */
  readonly card?: string | undefined;
  /** `next` of the page before. */
  readonly after?: string | undefined;
  readonly limit?: number | undefined;
}

/** The link of a table lets its reader sit down there, so only those who played at it get it back. */
export type ArchivedGame = Omit<StoredGameSummary, 'table' | 'waitingFor' | 'isPrivate' | 'daily'> & {
  readonly table: Id | null;
};

export class GameArchive {
  readonly #store: Store;

  readonly #now: () => number;

  constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** The latest first. `reader` is who asks; null for somebody without an identity. */
  async search(wish: ArchiveWish, reader: Id | null): Promise<Page<ArchivedGame>> {
    const player = wish.player?.normalize('NFC').trim() ?? '';
    const card = fold(wish.card ?? '');
    for (const [what, text] of Object.entries({ player, card })) {
      if (text.length > LIMITS.searchLength) {
        throw new Refusal(
          'malformed',
          `${what}: ${text.length} letters; at most ${LIMITS.searchLength} can be looked for`,
        );
      }
    }
    const page = await this.#store.archive({
      ...(player === '' ? {} : { player }),
      ...(card === '' ? {} : { card }),
      ...(wish.person === undefined ? {} : { person: wish.person }),
      ...(wish.after === undefined ? {} : { after: wish.after }),
      limit: pageSize(wish.limit),
    });
    return { ...page, items: page.items.map((game) => shownTo(reader, game)) };
  }

  /** With what a rated game did to the reader's own rating; nobody is told of another's. */
  async summary(
    game: Id,
    reader: Id | null,
  ): Promise<ArchivedGame & { readonly rating: StoredRatingUpdate | null }> {
    const found = await this.#find(game, reader);
    const { finishedAt } = found;
    const rating =
      reader === null || finishedAt === null || !found.rated
        ? null
        : await this.#store.ratingChange(reader, game, finishedAt);
    return { ...shownTo(reader, found), rating };
  }

  /** The whole game with its seed, as text; only once it is over, for it tells all hidden cards. */
  async recordOf(game: Id, reader: Id | null): Promise<string> {
    const { finishedAt, unplayed, daily, players } = await this.#find(game, reader);
    if (finishedAt === null) {
      throw new Refusal(
        'not-ready',
        'this game is still being played; its record can be had when it is over',
      );
    }
    const stored = await this.#store.game(game);
    if (stored === null) throw unknownGame();
    if (stored.start.position !== undefined) {
      throw new Refusal(
        'not-found',
        'this game began at a position that was laid out; a record tells games from their start',
      );
    }
    if (daily === null) return recordText(stored.start, stored.log, unplayed);
    // Others play the same game until the day is closed.
    const isOpen = this.#now() >= closingOfDay(daily);
    const start = hasPlayed(reader, { players }) ? stored.start : withNobodyIn(stored.start);
    return recordText(start, stored.log, unplayed, isOpen ? (record) => record : withoutSeed);
  }

  async #find(game: Id, reader: Id | null): Promise<StoredGameSummary> {
    const summary = await this.#store.summary(game);
    if (summary === null) throw unknownGame();
    if (hasPlayed(reader, summary)) return summary;
    if (summary.daily !== null) {
      await this.#refuseUnlessPlayed(summary.daily, reader);
      return { ...summary, players: summary.players.map(withoutPerson) };
    }
    if (summary.isPrivate) {
      throw new Refusal(
        'not-allowed',
        'this game is played without spectators; only its players can look at it',
      );
    }
    return summary;
  }

  /** A game of the day is shown to those who have played theirs to the end, and to everybody when the day is closed. */
  async #refuseUnlessPlayed(day: Day, reader: Id | null): Promise<void> {
    if (this.#now() >= closingOfDay(day)) return;
    const own = reader === null ? null : await this.#store.dailyGame(day, reader);
    if (own !== null && own.result !== null) return;
    throw new Refusal(
      'not-allowed',
      'this is a game of the day; play yours to its end first, or come back when the day is over',
    );
  }
}

/** Nobody is named to strangers. */
function withNobodyIn(start: GameStart): GameStart {
  const people = start.players.flatMap((player) => (player.kind === 'person' ? [player.id] : []));
  return people.reduce(anonymised, start);
}

const withoutPerson = (player: StoredGameSummary['players'][number]): StoredGameSummary['players'][number] =>
  player.person === null ? player : { ...player, person: null, name: SOMEBODY };

const hasPlayed = (reader: Id | null, { players }: Pick<StoredGameSummary, 'players'>): boolean =>
  reader !== null && players.some(({ person }) => person === reader);

function shownTo(
  reader: Id | null,
  { waitingFor: _waitingFor, isPrivate: _isPrivate, daily: _daily, ...game }: StoredGameSummary,
): ArchivedGame {
  // Nobody sat at a table for what was brought along.
  return hasPlayed(reader, game) && !game.unwitnessed ? game : { ...game, table: null };
}

/** How many to list: what is asked for, as long as it is not too much. */
export const pageSize = (wished: number = LIMITS.pageSize): number =>
  Math.min(Math.max(1, Math.trunc(wished)), LIMITS.pageSize);

const unknownGame = (): Refusal => new Refusal('unknown-game', 'there is no such game; check the link');
