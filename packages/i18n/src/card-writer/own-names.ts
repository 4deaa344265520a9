// What home-made cards are called: whoever makes one may name it in each language.

import type { CardId } from '@tenfold/rules';
import type { Known } from '../cards/look-up.ts';

/** Names of home-made cards in one language, by id. One that has none is called by its id. */
export type OwnNames = Readonly<Record<CardId, string>>;

/** The forms of such a name are not known: a text leaves them to the word for card. */
export const withOwnNames =
  <Card>(known: (id: CardId) => Known<Card>, names: OwnNames): ((id: CardId) => Known<Card>) =>
  (id) => {
    const { forms, name } = known(id);
    const own = Object.hasOwn(names, id) ? names[id] : undefined;
    return forms === undefined && own !== undefined ? { name: own, forms } : { name, forms };
  };
