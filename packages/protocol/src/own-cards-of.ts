// The home-made cards of a kingdom, for whoever shows them: without the schemas that check them.

import type { Language } from '@tenfold/i18n/languages';
import { LANGUAGES } from '@tenfold/i18n/languages';
import type { CardId } from '@tenfold/rules';
import { title } from '@tenfold/rules';
import type { OwnCard } from './own-card.ts';
import type { KingdomSetting } from './table.ts';

/** The home-made cards that come with a kingdom. */
export const ownCardsOf = (kingdom: KingdomSetting): readonly OwnCard[] =>
  kingdom.kind === 'recommended' ? [] : (kingdom.ownCards ?? []);

/** What a card is called in a language: as its maker says, else as in another language, else by its id. */
export function ownCardName({ definition, names }: OwnCard, language: Language): string {
  const spoken = [language, ...LANGUAGES].map((one) => names[one]).find((name) => name !== undefined);
  return spoken ?? title(definition.id);
}

/** By id, what these cards are called in a language. */
export const ownNamesIn = (cards: readonly OwnCard[], language: Language): Record<CardId, string> =>
  Object.fromEntries(cards.map((card) => [card.definition.id, ownCardName(card, language)]));
