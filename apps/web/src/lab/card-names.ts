// Which card a name means, in whatever language it is typed.

import type { FindCard } from '@tenfold/bots';
import type { Glossary } from '@tenfold/i18n/glossary';
import type { OwnCard } from '@tenfold/protocol';
import { ownCardName } from '@tenfold/protocol';
import { allCards, nearestNames, normalise, title } from '@tenfold/rules';
import { everyName } from '../cards/all-names.ts';

export interface KnownNames {
  readonly find: FindCard;
  /** Every name there is, and the card that it means. */
  readonly spellings: ReadonlyMap<string, string>;
}

/** `own` are the home-made cards that can be named, too. */
export function cardNames(
  all: readonly Glossary[],
  reader: Glossary,
  own: readonly OwnCard[] = [],
): KnownNames {
  const ids = allCards.map(({ id }) => id);
  const spellings = new Map<string, string>();
  for (const id of ids) {
    for (const name of [id, title(id), ...reader.cardSpellings(id), ...everyName(all, id)]) {
      if (!spellings.has(normalise(name))) spellings.set(normalise(name), id);
    }
  }
  for (const { definition, names } of own) {
    for (const name of [definition.id, title(definition.id), ...Object.values(names)]) {
      if (name !== undefined && !spellings.has(normalise(name)))
        spellings.set(normalise(name), definition.id);
    }
  }
  // Slips are looked for among the names that the reader knows.
  const known = [
    ...new Set(ids.flatMap((id) => [title(id), reader.cardName(id)])),
    ...own.map((card) => ownCardName(card, reader.language)),
  ];
  return {
    spellings,
    find(name) {
      const id = spellings.get(normalise(name));
      if (id !== undefined) return { id };
      return {
        get nearest() {
          return nearestNames(name, known);
        },
      };
    },
  };
}
