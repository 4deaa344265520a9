// The ten cards of a kingdom, one line for each.

import type { CardId, CardSetName } from '@tenfold/rules';
import { SETS, allCards, setOfCard } from '@tenfold/rules';
import { costInWords, nameFor, typesInWords } from '../card-words.ts';
import { padEnd, padStart, widthOf } from '../layout.ts';
import type { Look } from '../look.ts';
import { faint, inCardColours } from '../look.ts';
import type { TerminalWords } from '../words/index.ts';

export function kingdomTable(kingdom: readonly CardId[], look: Look): string[] {
  const cards = byCost(kingdom);
  const widest = Math.max(...cards.map((card) => widthOf(nameFor(card, look))));
  return cards.map((card) => cardRow(card, widest, look));
}

function cardRow(id: CardId, widest: number, look: Look): string {
  const card = allCards.find((one) => one.id === id);
  if (card === undefined) return id;
  const name = padEnd(inCardColours(look, id, nameFor(id, look)), widest);
  return `${padStart(costInWords(card.cost), 5)}  ${name}  ${faint(look, typesInWords(card.types, look.language))}`;
}

/** As the piles are laid out. */
export function byCost(cards: readonly CardId[]): CardId[] {
  const cost = (id: CardId): number => {
    const { coins, potions } = allCards.find((card) => card.id === id)?.cost ?? { coins: 0, potions: 0 };
    return coins + potions / 2;
  };
  return cards.toSorted((a, b) => cost(a) - cost(b) || a.localeCompare(b));
}

export const setsOf = (cards: readonly CardId[]): CardSetName[] =>
  SETS.filter((set) => cards.some((card) => setOfCard(card) === set));

export const setsInWords = (cards: readonly CardId[], { sets }: TerminalWords): string =>
  setsOf(cards)
    .map((set) => sets[set])
    .join(', ');
