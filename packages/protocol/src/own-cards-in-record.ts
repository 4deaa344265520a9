// What home-made cards are called and look like, in the head of a record. What they do is in the record itself; how they are
// shown is a comment there, as the hash of the seed is: readers that know nothing of it pass over it.

import type { CardDefinition, CardId } from '@tenfold/rules';
import { OwnCard } from './own-card.ts';

const CARD_LINE = /^#\s*own-card:\s*(\{.*\})\s*$/gm;

/** How a card is shown. */
type Shown = Omit<OwnCard, 'definition'>;

/** A line for each home-made card that the game has. */
export const ownCardLines = (
  cards: readonly OwnCard[],
  { ownCards = [] }: { readonly ownCards?: readonly { readonly id: CardId }[] | undefined },
): string[] =>
  cards
    .filter(({ definition: { id } }) => ownCards.some((card) => card.id === id))
    .map(({ definition: { id }, ...shown }) => `# own-card: ${JSON.stringify({ id, ...shown })}`);

/** A record with how its home-made cards are shown in its head, below the line of its version. */
export function withOwnCardLines(record: string, cards: readonly OwnCard[]): string {
  const [version = '', ...rest] = record.split('\n');
  const ownCards = cards.map(({ definition }) => definition);
  return [version, ...ownCardLines(cards, { ownCards }), ...rest].join('\n');
}

/** The home-made cards of a game as its record shows them. Where it does not say more, a card is called by its id. */
export function ownCardsOfRecord(cards: readonly CardDefinition[], text: string): readonly OwnCard[] {
  const shown = ownCardsInRecord(text);
  return cards.map((definition) => ({ definition, ...(shown.get(definition.id) ?? { names: {} }) }));
}

/** By id, how the home-made cards of a record are shown. What cannot be read is as if it were not there. */
export function ownCardsInRecord(text: string): ReadonlyMap<CardId, Shown> {
  const found = new Map<CardId, Shown>();
  for (const [, json = ''] of text.matchAll(CARD_LINE)) {
    const shown = shownIn(json);
    if (shown !== null) found.set(shown.id, shown.card);
  }
  return found;
}

function shownIn(json: string): { readonly id: CardId; readonly card: Shown } | null {
  try {
    const { id, ...shown } = JSON.parse(json) as { readonly id?: unknown };
    // Only how it is shown is read here, so any definition will do.
    const read = OwnCard.safeParse({ ...shown, definition: BLANK });
    if (typeof id !== 'string' || !read.success) return null;
    const { definition: _definition, ...card } = read.data;
    return { id, card };
  } catch {
    return null;
  }
}

const BLANK = { id: 'blank', types: ['Victory'], cost: { coins: 0, potions: 0 } } as const;
