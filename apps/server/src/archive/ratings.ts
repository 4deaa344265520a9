// Ratings as people see them. They are worked out and stored with the end of a rated game: see store/rate-games.ts.

import type { Id } from '@tenfold/protocol';
import { pageSize } from './archive.ts';
import type { Page, StoredRating, Store, StoredRatingUpdate } from '../store/store.ts';
import type { Rating } from '../ratings/rating.ts';
import { LISTED, isListed, newRating, shownValue } from '../ratings/rating.ts';

/** Until its games weigh so much, a rating on the ladder is a first guess. */
const FIRM_WEIGHT = 10;
/** Of what the latest games did. */
const CHANGES_SHOWN = 20;

interface ShownRating {
  readonly person: Id;
  readonly name: string;
  readonly value: number;
  readonly games: number;
  readonly provisional: boolean;
}

/** One's own, with what the ladder still asks for. */
interface OwnRating extends Omit<ShownRating, 'person' | 'name'> {
  readonly listed: boolean;
  /** What one's games weigh together, and against how many different people they were. */
  readonly weight: number;
  readonly people: number;
  readonly needs: typeof LISTED;
  /** The latest first. */
  readonly changes: readonly StoredRatingUpdate[];
}

export class Ratings {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** The best first. */
  async ladder(wish: { readonly limit?: number | undefined; readonly after?: string | undefined } = {}) {
    const page = await this.#store.ladder(pageSize(wish.limit), wish.after);
    return { ...page, items: page.items.map(shownRating) } satisfies Page<ShownRating>;
  }

  async of(person: Id): Promise<OwnRating> {
    const [rating = newRating(person)] = await this.#store.ratings([person]);
    const { weight, people } = rating;
    return {
      ...shownStrength(rating),
      listed: isListed(rating),
      weight,
      people,
      needs: LISTED,
      changes: await this.#store.ratingChanges(person, CHANGES_SHOWN),
    };
  }
}

const shownRating = (rating: StoredRating): ShownRating => ({
  person: rating.person,
  name: rating.name,
  ...shownStrength(rating),
});

const shownStrength = (rating: Rating): Omit<ShownRating, 'person' | 'name'> => ({
  value: shownValue(rating),
  games: rating.games,
  provisional: rating.weight < FIRM_WEIGHT,
});
