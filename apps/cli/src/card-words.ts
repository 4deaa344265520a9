// Cards in words: names, numbers of them, costs, types.

import type { Language, OwnNames } from '@tenfold/i18n';
import { cardCount, cardName, isCardId, typeName } from '@tenfold/i18n';
import type { CardId, CardSet, CardType, Cost } from '@tenfold/rules';
import { title } from '@tenfold/rules';
import type { Look } from './look.ts';
import { definitionIn, inCardColours, typesOf } from './look.ts';

/** Home-made cards are called as their makers say, else by their ids. */
export const nameOf = (id: CardId, language: Language, own: OwnNames = {}): string =>
  isCardId(id) ? cardName(id, language) : (own[id] ?? title(id));

export const nameFor = (id: CardId, { language, ownNames }: Look): string => nameOf(id, language, ownNames);

/** "a Silver", "2 Silvers"; other languages than English have no article here. */
export function countedName(id: CardId, count: number, { language, ownNames }: Look): string {
  const name = nameOf(id, language, ownNames);
  if (count !== 1) return isCardId(id) ? cardCount(id, count, language) : `${count} ${name}`;
  return language === 'en' ? `${article(name)} ${name}` : name;
}

const article = (name: string): string => (/^(?:[aeio]|u(?!ni))/i.test(name) ? 'an' : 'a');

function counts(cards: readonly CardId[]): Map<CardId, number> {
  const found = new Map<CardId, number>();
  for (const id of cards) found.set(id, (found.get(id) ?? 0) + 1);
  return found;
}

/** "2× Copper", "Estate": equal cards as one stack. */
export const stacked = (cards: readonly CardId[], look: Look): string[] =>
  [...counts(cards)].map(([id, count]) => {
    const name = inCardColours(look, id, nameFor(id, look));
    return count === 1 ? name : `${count}× ${name}`;
  });

/** "$4", "$3P", "P". */
export const costInWords = ({ coins, potions }: Cost): string =>
  coins === 0 && potions > 0 ? 'P'.repeat(potions) : `$${coins}${'P'.repeat(potions)}`;

export const typesInWords = (types: readonly CardType[], language: Language): string =>
  types.map((type) => typeName(type, language)).join('–');

const SHORT = 3;

/** "Act", "Att", "Rea", "Act+Vic": Attack and Reaction say that the card is an Action. */
export function shortTypes(types: readonly CardType[], language: Language): string {
  const special = types.filter((type) => type === 'Attack' || type === 'Reaction');
  const told = special.length > 0 ? special : types;
  return told.map((type) => typeName(type, language).slice(0, SHORT)).join('+');
}

/** How a hand is sorted. Which kind a card of two types belongs to, its first type says. */
export const HAND_GROUPS = ['Action', 'Treasure', 'Curse', 'Victory'] as const;
export type HandGroup = (typeof HAND_GROUPS)[number];

export const handGroupOf = (set: CardSet, id: CardId): HandGroup =>
  HAND_GROUPS.find((kind) => typesOf(set, id)[0] === kind) ?? 'Action';

/** By kind; then the dearest first; then by name. */
export function sortedHand(cards: readonly CardId[], look: Look): CardId[] {
  const cost = (id: CardId): number => {
    const { coins, potions } = definitionIn(look.set, id)?.cost ?? { coins: 0, potions: 0 };
    return coins + potions / 2;
  };
  const kind = (id: CardId): number => HAND_GROUPS.indexOf(handGroupOf(look.set, id));
  return cards.toSorted((a, b) => kind(a) - kind(b) || cost(b) - cost(a) || a.localeCompare(b));
}
