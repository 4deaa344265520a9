// Cards as English sentences take them: "a Silver and 2 Coppers".

import type { CardId } from '@tenfold/rules';
import { cards } from '../../cards/en.ts';
import type { OwnNames, Printing } from '../../cards/look-up.ts';
import { lookUp } from '../../cards/look-up.ts';
import type { EnglishCard } from '../../cards/types.ts';
import type { Some } from '../sentences.ts';
import { counted } from '../shared.ts';

/** British English, as everywhere here: no comma before "and". */
const list = new Intl.ListFormat('en-GB');

export function englishNouns(printing: Printing, names: OwnNames) {
  const known = lookUp<EnglishCard>(cards, printing, names);
  const name = (id: CardId): string => known(id).name;

  const several = (id: CardId, count: number): string => {
    const { forms } = known(id);
    if (count === 1) return `${article(name(id))} ${name(id)}`;
    return forms === undefined ? `${count} ${name(id)} cards` : `${count} ${forms.plural}`;
  };

  const listed = (ids: readonly CardId[]): string =>
    list.format(counted(ids).map(([id, count]) => several(id, count)));

  const some = (these: Some): string =>
    these.cards === undefined ? numberOfCards(these.count) : listed(these.cards);

  return { name, listed, some };
}

const article = (name: string): string => (/^(?:[aeio]|u(?!ni))/i.test(name) ? 'an' : 'a');

export const numberOfCards = (count: number): string => (count === 1 ? 'a card' : `${count} cards`);
