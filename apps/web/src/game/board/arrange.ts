// In which order things lie on the board.

import type { CardId, PileView, View } from '@tenfold/rules';
import { sortCards } from '../../cards/facts.ts';
import type { Place } from './places.ts';

const TREASURES: readonly CardId[] = ['copper', 'silver', 'gold', 'potion'];
const POINTS: readonly CardId[] = ['estate', 'duchy', 'province', 'curse'];

interface Arrangement {
  readonly treasures: readonly PileView[];
  readonly points: readonly PileView[];
  readonly kingdom: readonly PileView[];
}

/** The rules list piles by printed cost, the cheapest first; so they lie. */
export function arrange(supply: View['supply']): Arrangement {
  const pick = (cards: readonly CardId[]): PileView[] =>
    cards.flatMap((card) => supply.find((pile) => pile.card === card) ?? []);
  return {
    treasures: pick(TREASURES),
    points: pick(POINTS),
    kingdom: supply.filter(({ card }) => !TREASURES.includes(card) && !POINTS.includes(card)),
  };
}

/** All piles, those of the kingdom first. */
export function pilesInOrder(supply: View['supply']): CardId[] {
  const { treasures, points, kingdom } = arrange(supply);
  return [...kingdom, ...treasures, ...points].map(({ card }) => card);
}

/** Everybody but the one whose cards lie before the reader: from the reader's left round the table, himself last. */
export function othersFrom(view: View, near: number): number[] {
  const count = view.players.length;
  const first = view.seat === null ? 0 : view.seat + 1;
  const round = Array.from({ length: count }, (_, i) => (first + i) % count);
  // Who only watches sees everybody in one place, whoever is on turn.
  return view.seat === null ? round : round.filter((seat) => seat !== near);
}

/** For each of these places, of which those in one zone are compared: how far to the right it lies. */
export function orderOnBoard(
  view: View,
  places: readonly Place[],
  nameOf: (card: CardId) => string,
): readonly number[] {
  return places.map((place, index) => {
    switch (place.zone) {
      case 'hand':
        return sortCards(view.players[place.player]?.hand ?? [], nameOf).indexOf(place.card);
      case 'in-play':
        return view.players[place.player]?.inPlay.indexOf(place.card) ?? 0;
      case 'open':
        return view.open[place.group]?.cards.indexOf(place.card) ?? 0;
      case 'beside':
        return view.market.open.findIndex(({ card }) => card === place.card);
      default:
        return AFTER_CARDS + index;
    }
  });
}

/** More than any number of cards that lie in one zone. */
const AFTER_CARDS = 1000;
