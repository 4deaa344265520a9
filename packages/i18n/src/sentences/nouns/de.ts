// Cards as German sentences take them: "ein Silber und 2 Kupfer".
// A name whose gender is not known leaves the article to the word for card: "die Karte Old Mill".

import type { CardId } from '@tenfold/rules';
import { cards } from '../../cards/de.ts';
import type { OwnNames, Printing } from '../../cards/look-up.ts';
import { lookUp } from '../../cards/look-up.ts';
import type { GermanCard } from '../../cards/types.ts';
import type { Some } from '../sentences.ts';
import { counted } from '../shared.ts';

const list = new Intl.ListFormat('de');

export function germanNouns(printing: Printing, names: OwnNames) {
  const known = lookUp<GermanCard>(cards, printing, names);
  const name = (id: CardId): string => known(id).name;

  /** As the object of a verb, with its article. */
  const anObject = (id: CardId): string => known(id).forms?.accusative ?? `die Karte ${name(id)}`;

  /** As the object of a verb, without an article, as headings and buttons have it. */
  const object = (id: CardId): string =>
    known(id).forms?.accusative.replace(/^(?:ein|eine|einen) /, '') ?? name(id);

  const several = (id: CardId, count: number, one: (id: CardId) => string): string => {
    const { forms } = known(id);
    if (count === 1) return one(id);
    return `${count} ${forms === undefined ? `Karten ${name(id)}` : forms.plural}`;
  };

  const listed = (ids: readonly CardId[], one: (id: CardId) => string = name): string =>
    list.format(counted(ids).map(([id, count]) => several(id, count, one)));

  const some = (these: Some): string =>
    these.cards === undefined ? numberOfCards(these.count) : listed(these.cards, anObject);

  return { name, object, anObject, listed, some };
}

/** As the object of a verb. */
export const numberOfCards = (count: number): string => (count === 1 ? 'eine Karte' : `${count} Karten`);
