// Positions of one turn from which a seat can expect the same have the same key: the order in which cards are held does not
// matter, nor that in which they lie face down.

import type { Game, Seat } from '@tenfold/rules';
import { EMPTY } from '@tenfold/rules';

export function positionKey({ seats, supply, trash, turn, extraTurns, stack }: Game, seat: number): string {
  // Only a text that is being followed asks for the place of a card in play.
  const hasPlaces = stack.length > 1;
  const { actions, buys, coins, potions, played, plays, discount, nextHand, bonuses } = turn;
  return [
    ...seats.map((own, player) => (player === seat ? ownKey(own, hasPlaces) : sizesKey(own))),
    supply.join(),
    sorted(trash),
    [actions, buys, coins, potions, played, plays, discount, nextHand, extraTurns.length].join(),
    bonuses.join(),
    hasPlaces ? JSON.stringify(stack) : '',
  ].join('|');
}

const ownKey = ({ deck, hand, discard, inPlay, mat, tokens }: Seat, hasPlaces: boolean): string =>
  [
    sorted(hand),
    sorted(deck),
    sorted(discard),
    hasPlaces ? inPlay.join() : sorted(inPlay),
    mat.length,
    tokens,
  ].join('/');

/** What befalls others within a turn shows in the sizes of their piles, in the Supply and in the Trash. */
const sizesKey = ({ deck, hand, discard }: Seat): string => `${hand.length},${deck.length},${discard.length}`;

const sorted = (cards: readonly number[]): string =>
  cards
    .filter((card) => card !== EMPTY)
    .sort((a, b) => a - b)
    .join();
