// How a score was made up: what each kind of card brought, and why.

import type { CardDefinition, CardId, CardType, Filter, Game, Score } from '@tenfold/rules';
import { cardSetOf, ownedCards } from '@tenfold/rules';
import { definitionOf, isLike } from '../card-definitions.ts';

/** Of what a card counts: any cards, those of a type, one kind; or something that has no words here. */
export type CountedCards =
  | { readonly kind: 'cards' }
  | { readonly kind: 'type'; readonly type: CardType }
  | { readonly kind: 'card'; readonly card: CardId }
  | { readonly kind: 'other' };

/** How a card's worth depends on other cards: a point for so many of them. */
export interface WorthFormula {
  /** One point for so many. */
  readonly every: number;
  readonly of: CountedCards;
  /** How many of them the player has; null where that is not known. */
  readonly has: number | null;
}

/** What all copies of one card brought somebody at the end. */
export interface ScorePart {
  readonly card: CardId;
  readonly count: number;
  readonly points: number;
  readonly each: number;
  /** Null for a card that is always worth the same. */
  readonly formula: WorthFormula | null;
}

/** What brought most comes first. `game` is the last position, if it is known. */
export function scorePartsOf({ parts, player }: Score, game: Game | null): readonly ScorePart[] {
  const define = game === null ? definitionOf : definitionsIn(game);
  const owned = game === null ? null : ownedIn(game, player);
  return parts
    .map((part) => {
      const worth = define(part.card)?.worth;
      const formula =
        worth === undefined || typeof worth === 'number'
          ? null
          : { every: worth.every, of: countsOf(worth.of), has: countLike(worth.of, part.card) };
      return { ...part, each: part.points / part.count, formula };
    })
    .toSorted((a, b) => b.points - a.points);

  function countLike(filter: Filter, of: CardId): number | null {
    if (owned !== null) return count(owned, filter, of);
    // Without the cards, those that brought points themselves are still known.
    if (filter.cards === undefined) return null;
    return count(new Map(parts.map((part) => [part.card, part.count])), filter, of);
  }
}

function count(cards: ReadonlyMap<CardId, number>, filter: Filter, of: CardId): number {
  return [...cards].reduce((sum, [card, number]) => (isLike(card, filter, of) ? sum + number : sum), 0);
}

function definitionsIn(game: Game): (card: CardId) => CardDefinition | undefined {
  const set = cardSetOf(game);
  return (card) => set.definitions[set.numbers.get(card) ?? -1];
}

function ownedIn(game: Game, player: number): ReadonlyMap<CardId, number> {
  const set = cardSetOf(game);
  return new Map(ownedCards(game, set, player).map((number, card) => [set.ids[card] ?? '', number]));
}

function countsOf(filter: Filter): CountedCards {
  const { type, cards, ...more } = filter;
  if (Object.keys(more).length > 0) return { kind: 'other' };
  if (type === undefined && cards === undefined) return { kind: 'cards' };
  if (type !== undefined && cards === undefined) return { kind: 'type', type };
  const [card, ...others] = cards ?? [];
  return card !== undefined && others.length === 0 && type === undefined
    ? { kind: 'card', card }
    : { kind: 'other' };
}
