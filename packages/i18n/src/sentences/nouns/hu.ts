// Cards as Hungarian sentences take them: "egy Ezüstöt és 2 Rezet". After a number a noun stays singular.
// A name whose forms are not known leaves them to the word for card: "egy Bádogváros lapot".

import type { CardId } from '@tenfold/rules';
import { cards } from '../../cards/hu.ts';
import { articleOf } from '../../cards/hungarian-article.ts';
import type { OwnNames, Printing } from '../../cards/look-up.ts';
import { lookUp } from '../../cards/look-up.ts';
import type { HungarianCard } from '../../cards/types.ts';
import type { Some } from '../sentences.ts';
import { counted } from '../shared.ts';

const list = new Intl.ListFormat('hu');

export function hungarianNouns(printing: Printing, names: OwnNames) {
  const known = lookUp<HungarianCard>(cards, printing, names);
  const name = (id: CardId): string => known(id).name;

  /** With the definite article. */
  const the = (id: CardId): string => `${articleOf(known(id))} ${name(id)}`;

  /** As the object of a verb, without an article. */
  const object = (id: CardId): string => known(id).forms?.accusative ?? `${name(id)} lapot`;

  /** As the object of a verb, with the definite article. */
  const theObject = (id: CardId): string => `${articleOf(known(id))} ${object(id)}`;

  const listed = (ids: readonly CardId[], form: (id: CardId) => string = name): string =>
    list.format(counted(ids).map(([id, count]) => `${count === 1 ? 'egy' : count} ${form(id)}`));

  const some = (these: Some): string =>
    these.cards === undefined ? numberOfCards(these.count) : listed(these.cards, object);

  /** As a list behind a colon. */
  const named = (these: Some): string =>
    these.cards === undefined ? `${these.count} lap` : listed(these.cards);

  return { name, the, object, theObject, listed, some, named };
}

/** As the object of a verb. */
export const numberOfCards = (count: number): string => `${count === 1 ? 'egy' : count} lapot`;
