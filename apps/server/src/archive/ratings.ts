// Ratings of people and bots. They are worked out when a rated game ends and stored together with its end. Two games of
// the same player may end at the same moment: the second is worked out when the first is stored.

import type { Id } from '@tenfold/protocol';
import type { GameStart, Player } from '../games/log.ts';
import type { People } from '../people/people.ts';
import type { Page, Person, Rating, Store } from '../store/store.ts';
import type { BotCharacter } from '../tables/characters.ts';
import { Characters } from '../tables/characters.ts';
import { pageSize } from './archive.ts';
import type { ShownRating } from './rated.ts';
import { newRating, ratedAnew, shownRating } from './rated.ts';

/** Whoever does not say within this time that ratings are stored has failed to store them, and the next may go on. */
const HOLD_MS = 10_000;

/** Whoever has left for good is an opponent like anybody, but nobody to be rated. */
const NOBODY = 'left';

function subjectOf(player: Player): string {
  if (player.kind === 'left') return NOBODY;
  return player.kind === 'person' ? `person:${player.id}` : `bot:${player.character}`;
}

export interface RatingsDeps {
  readonly store: Store;
  readonly people: People;
  /** The bots, for their names. */
  readonly characters: readonly BotCharacter[];
  readonly holdMs?: number;
}

export class Ratings {
  readonly #store: Store;
  readonly #people: People;
  readonly #characters: Characters;
  readonly #holdMs: number;
  /** By subject: ends when all that was worked out for it so far is stored. */
  readonly #ends = new Map<string, Promise<void>>();
  /** By game: lets go of its subjects. */
  readonly #holds = new Map<Id, () => void>();

  constructor({ store, people, characters, holdMs = HOLD_MS }: RatingsDeps) {
    this.#store = store;
    this.#people = people;
    this.#characters = new Characters(characters);
    this.#holdMs = holdMs;
  }

  /**
   * The ratings after this game, to be stored with its end; none for a game that is not rated. `stored` must be called
   * when they are. To ask again for the same game is to say that storing them failed.
   */
  async settle(start: GameStart, places: readonly number[]): Promise<readonly Rating[]> {
    const subjects = new Set(start.players.map(subjectOf));
    const isWhole = start.opening === undefined && start.position === undefined;
    if (!start.options.rated || !isWhole || subjects.size < 2) return [];
    this.#holds.get(start.id)?.();
    await this.#hold(start.id, subjects);
    try {
      const after = ratedAnew(await this.#before(start), places);
      return after.filter(({ subject }) => subject !== NOBODY);
    } catch (error) {
      this.stored(start.id);
      throw error;
    }
  }

  /** What `settle` gave for this game is stored. */
  stored(game: Id): void {
    this.#holds.get(game)?.();
  }

  /** The best first. */
  async ladder(wish: { readonly limit?: number | undefined; readonly after?: string | undefined } = {}) {
    const page = await this.#store.ladder(pageSize(wish.limit), wish.after);
    return { ...page, items: page.items.map(shownRating) } satisfies Page<ShownRating>;
  }

  /** Waits for those who came before for any of these subjects. All are asked for at once, so nobody waits in a circle. */
  async #hold(game: Id, subjects: ReadonlySet<string>): Promise<void> {
    const before = [...subjects].flatMap((subject) => this.#ends.get(subject) ?? []);
    const { promise: end, resolve } = Promise.withResolvers<void>();
    for (const subject of subjects) this.#ends.set(subject, end);
    const release = () => {
      for (const subject of subjects) if (this.#ends.get(subject) === end) this.#ends.delete(subject);
      if (this.#holds.get(game) === release) this.#holds.delete(game);
      resolve();
    };
    this.#holds.set(game, release);
    await Promise.all(before);
    setTimeout(release, this.#holdMs).unref();
  }

  #ownName(player: Player, people: ReadonlyMap<Id, Person>): string {
    if (player.kind === 'bot') return this.#characters.nameOf(player.character);
    return player.kind === 'left' ? player.name : (people.get(player.id)?.name ?? player.name);
  }

  /** By seat. */
  async #before(start: GameStart): Promise<Rating[]> {
    const subjects = start.players.map(subjectOf);
    const stored = new Map(
      (await this.#store.ratings([...new Set(subjects)])).map((one) => [one.subject, one]),
    );
    const ids = start.players.flatMap((player) => (player.kind === 'person' ? [player.id] : []));
    const people = await this.#people.byId(ids);
    return start.players.map((player, seat) => {
      const subject = subjects[seat] ?? '';
      // The name at the table may have a number to tell two apart; on the ladder it is one's own.
      const name = this.#ownName(player, people);
      return { ...(stored.get(subject) ?? newRating(subject, name)), name };
    });
  }
}
