// All cards of one player when a game is over, as one lays them out: first what counts, then money, then the rest.

import type { CardId, Game } from '@tenfold/rules';
import { cardSetOf, ownedCards, scoreOf } from '@tenfold/rules';

/** How many copies of a card a final deck has. */
export interface DeckCard {
  readonly card: CardId;
  readonly count: number;
}

/** The cards that a player owned at the end, each with how many of it, in the order in which they are shown. */
export function finalDeckOf(game: Game, player: number): readonly DeckCard[] {
  const set = cardSetOf(game);
  const points = new Map(scoreOf(game, set, player).parts.map((part) => [part.card, part.points]));
  return ownedCards(game, set, player)
    .flatMap((count, number) => {
      const definition = set.definitions[number];
      if (count === 0 || definition === undefined) return [];
      const { types, cost } = definition;
      const card = set.ids[number] ?? '';
      const worth = points.get(card);
      const group = worth !== undefined ? 0 : types.includes('Treasure') ? 1 : 2;
      return [{ card, count, group, worth: worth ?? 0, price: cost.coins + cost.potions }];
    })
    .toSorted((a, b) => a.group - b.group || b.worth - a.worth || b.price - a.price)
    .map(({ card, count }) => ({ card, count }));
}
