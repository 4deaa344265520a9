// A card by its id, as one printing of a language names it.

import type { CardId, StandardCardId } from '@tenfold/rules';
import { title } from '@tenfold/rules';
import type { CardName, CardNames } from './types.ts';

/** Which names the cards have: the usual ones, or those of another printing where it has others. */
export type Printing = 'usual' | 'other';

/** A card as a language knows it: by its forms; or by a name alone, if home-made or named by another printing. */
export interface Known<Card> {
  readonly name: string;
  readonly forms: Card | undefined;
}

/** Home-made cards have no translation: their id serves in every language. */
export function lookUp<Card extends CardName>(
  cards: CardNames<Card>,
  printing: Printing,
): (id: CardId) => Known<Card> {
  return (id) => {
    const forms = entryOf(cards, id);
    if (forms === undefined) return { name: title(id), forms };
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
