// What every part of the board needs to know of the question at hand.

import { createContext } from 'svelte';
import type { Offer } from './offers.ts';
import type { Place } from './places.ts';

export interface BoardContext {
  /** By the key of the place. */
  readonly offers: ReadonlyMap<string, Offer>;
  /** The option that is on its way to the server. */
  readonly chosen: number | null;
  /** Cards speak in signs: there is no room for words. */
  readonly brief: boolean;
  /** As wide as a desk: one's own piles are cards. */
  readonly wide: boolean;
  readonly showKeys: boolean;
  choose(offer: Offer, by: MouseEvent | KeyboardEvent): void;
  /** Something was clicked that is not offered. */
  why(place: Place): void;
  /** What the pointer or the focus is on. */
  point(offer: Offer | null): void;
}

export const [getBoard, setBoard] = createContext<BoardContext>();
