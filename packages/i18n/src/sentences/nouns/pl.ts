// Cards as Polish sentences take them: "Wioskę i 2 Miedziaki". The forms after a number serve for subject and object.
// A name whose forms are not known leaves them to the word for card: "kartę Rudera", "2 karty Rudera".

import type { CardId } from '@tenfold/rules';
import { cards } from '../../cards/pl.ts';
import type { OwnNames, Printing } from '../../cards/look-up.ts';
import { lookUp } from '../../cards/look-up.ts';
import type { PolishCard } from '../../cards/types.ts';
import type { Some } from '../sentences.ts';
import { counted } from '../shared.ts';

const list = new Intl.ListFormat('pl');
const plurals = new Intl.PluralRules('pl');

/** The form that goes with the number. */
export function byNumber(count: number, one: string, few: string, many: string): string {
  const category = plurals.select(count);
  if (category === 'one') return one;
  return category === 'few' ? few : many;
}

export function polishNouns(printing: Printing, names: OwnNames) {
  const known = lookUp<PolishCard>(cards, printing, names);
  const name = (id: CardId): string => known(id).name;

  /** One, as the object of a verb. */
  const object = (id: CardId): string => known(id).forms?.accusative ?? `kartę ${name(id)}`;

  const several = (id: CardId, count: number, one: (id: CardId) => string): string => {
    const { forms } = known(id);
    if (count === 1) return one(id);
    const [few, many] =
      forms === undefined ? [`karty ${name(id)}`, `kart ${name(id)}`] : [forms.few, forms.many];
    return `${count} ${byNumber(count, many, few, many)}`;
  };

  const listed = (ids: readonly CardId[], one: (id: CardId) => string = name): string =>
    list.format(counted(ids).map(([id, count]) => several(id, count, one)));

  const some = (these: Some): string =>
    these.cards === undefined ? numberOfCards(these.count) : listed(these.cards, object);

  return { name, object, listed, some };
}

/** As the object of a verb. */
export const numberOfCards = (count: number): string =>
  count === 1 ? 'kartę' : `${count} ${byNumber(count, 'kart', 'karty', 'kart')}`;
