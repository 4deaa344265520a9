// A card by its id, as one printing of a language names it.

import type { CardId, StandardCardId } from '@tenfold/rules';
import { title } from '@tenfold/rules';
import type { CardName, CardNames } from './types.ts';

/** Which names the cards have: the usual ones, or those of another printing where it has others. */
export type Printing = 'usual' | 'other';

/** Names of home-made cards in one language, by id. One that has none is called by its id. */
export type OwnNames = Readonly<Record<CardId, string>>;

/** A card as a language knows it: by its forms; or by a name alone, if home-made or named by another printing. */
export interface Known<Card> {
  readonly name: string;
  readonly forms: Card | undefined;
}

/**
 * Home-made cards are called as their maker says, else by their id. The forms of such a name are not known: a text leaves
 * them to the word for card.
 */
export function lookUp<Card extends CardName>(
  cards: CardNames<Card>,
  printing: Printing,
  names: OwnNames = {},
): (id: CardId) => Known<Card> {
  return (id) => {
    const forms = entryOf(cards, id);
    if (forms === undefined) {
      const own = Object.hasOwn(names, id) ? names[id] : undefined;
      return { name: own ?? title(id), forms };
    }
    const other = printing === 'other' ? forms.otherNames[0] : undefined;
    return other === undefined ? { name: forms.name, forms } : { name: other, forms: undefined };
  };
}

/** Undefined for home-made cards. */
export function entryOf<Entry>(
  cards: Readonly<Record<StandardCardId, Entry>>,
  id: CardId,
): Entry | undefined {
  const byId: Readonly<Record<string, Entry>> = cards;
  return Object.hasOwn(byId, id) ? byId[id] : undefined;
}
