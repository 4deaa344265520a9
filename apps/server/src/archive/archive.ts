// Finished games: found, summed up, and as records.

import type { Id } from '@tenfold/protocol';
import { LIMITS } from '@tenfold/protocol';
import { fold } from '@tenfold/rules';
import { Refusal } from '../refusal.ts';
import type { StoredGameSummary, Page, Store, StoredRatingUpdate } from '../store/store.ts';
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
export type ArchivedGame = Omit<StoredGameSummary, 'table' | 'waitingFor' | 'isPrivate'> & {
  readonly table: Id | null;
};

export class GameArchive {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
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
    const { finishedAt, unplayed } = await this.#find(game, reader);
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
    return recordText(stored.start, stored.log, unplayed);
  }

  async #find(game: Id, reader: Id | null): Promise<StoredGameSummary> {
    const summary = await this.#store.summary(game);
    if (summary === null) throw unknownGame();
    if (summary.isPrivate && !hasPlayed(reader, summary)) {
      throw new Refusal(
        'not-allowed',
        'this game is played without spectators; only its players can look at it',
      );
    }
    return summary;
  }
}

const hasPlayed = (reader: Id | null, { players }: Pick<StoredGameSummary, 'players'>): boolean =>
  reader !== null && players.some(({ person }) => person === reader);

function shownTo(
  reader: Id | null,
  { waitingFor: _waitingFor, isPrivate: _isPrivate, ...game }: StoredGameSummary,
): ArchivedGame {
  return hasPlayed(reader, game) ? game : { ...game, table: null };
}

/** How many to list: what is asked for, as long as it is not too much. */
export const pageSize = (wished: number = LIMITS.pageSize): number =>
  Math.min(Math.max(1, Math.trunc(wished)), LIMITS.pageSize);

const unknownGame = (): Refusal => new Refusal('unknown-game', 'there is no such game; check the link');
