// What is too much, for both ends.

import { MOST_PLAYERS } from '@tenfold/rules';

/** Letters of a name, as people count them. */
export const NAME_LENGTH = 24;

/** How long and how many anything may be. What is beyond is refused. */
export const LIMITS = {
  /** Bytes of one WebSocket message or one HTTP body. */
  messageBytes: 16 * 1024,
  nameLength: NAME_LENGTH,
  /** A client's own mark on a message, echoed in the answer. */
  markLength: 32,
  /** The id of a card. */
  cardLength: 64,
  /** Letters of all home-made cards of one table together, as JSON. */
  ownCardsLength: 16 * 1024,
  /** Letters of a home-made card, packed, in an address that a server is asked for; a larger one stands behind a `#`. */
  cardAddressLength: 4000,
  /** Bytes of such a card when it is unpacked. */
  cardAddressBytes: 32 * 1024,
  /** Seats of one table. */
  seats: MOST_PLAYERS,
  searchLength: 64,
  pageSize: 50,
  /** Letters of a record that one brings along; a long game of six with long names has half of it. */
  recordLength: 128 * 1024,
  /** Games that one person brings along from where no server was. */
  unwitnessed: 500,
  /** What was said in a game: the latest so many are told to whoever opens it. */
  said: 50,
  /** People one has played with: the latest so many. */
  acquaintances: 100,
} as const;
