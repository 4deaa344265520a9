// The home-made cards of a record: what they do is in the game itself, what they are called stands in the record's head.

import type { OwnCard } from '@tenfold/protocol';
import { ownCardsInRecord } from '@tenfold/protocol';
import type { CardDefinition } from '@tenfold/rules';

/** Where the record does not say more, a card is called by its id. */
export function ownCardsOfRecord(cards: readonly CardDefinition[], text: string): readonly OwnCard[] {
  const shown = ownCardsInRecord(text);
  return cards.map((definition) => ({ definition, ...(shown.get(definition.id) ?? { names: {} }) }));
}
