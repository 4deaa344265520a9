// Which cards somebody is looking for: by box, type, cost, by name in any language and printing, and by words of their texts.

import type { CardId, CardSetName, CardType } from '@tenfold/rules';
import { SETS, TYPES, normalise, setOfCard, umlautsSpelledOut } from '@tenfold/rules';
import { baseCost, cardIds, typesOf } from './facts.ts';

export interface Wanted {
  readonly set: CardSetName | null;
  readonly type: CardType | null;
  /** A number of coins, or any cost with a Potion in it. */
  readonly cost: number | 'potion' | null;
  /** Of its name a part, of its text words or how they begin. */
  readonly name: string;
}

/** The costs that there are, in coins alone. */
export const COSTS: readonly number[] = [
  ...new Set(cardIds.filter((card) => baseCost(card).potions === 0).map((card) => baseCost(card).coins)),
].toSorted((a, b) => a - b);

export function findCards(
  wanted: Wanted,
  namesOf: (card: CardId) => readonly string[],
  textOf: (card: CardId) => string,
): CardId[] {
  const name = normalise(wanted.name);
  const typed = wordsOf(wanted.name);
  return cardIds.filter(
    (card) =>
      (wanted.set === null || setOfCard(card) === wanted.set) &&
      (wanted.type === null || typesOf(card).includes(wanted.type)) &&
      (wanted.cost === null || isCost(card, wanted.cost)) &&
      (name === '' || namesOf(card).some((known) => isSpelled(known, name)) || isSaid(textOf(card), typed)),
  );
}

/** Shorter ones begin too many others. */
const SHORTEST_WORD = 3;

const wordsOf = (text: string): string[] =>
  text
    .split(/[^\p{L}\p{N}]+/u)
    .map(normalise)
    .filter((word) => word !== '');

function isSaid(text: string, typed: readonly string[]): boolean {
  if (!typed.some((word) => word.length >= SHORTEST_WORD)) return false;
  const said = wordsOf(text);
  return typed.every((word) => said.some((one) => one.startsWith(word)));
}

function isCost(card: CardId, cost: number | 'potion'): boolean {
  const { coins, potions } = baseCost(card);
  return cost === 'potion' ? potions > 0 : potions === 0 && coins === cost;
}

const isSpelled = (known: string, typed: string): boolean =>
  normalise(known).includes(typed) || normalise(umlautsSpelledOut(known)).includes(typed);

/** As it stands in the address, so that a list can be sent to somebody; what is not understood is not asked for. */
export function readWanted(query: URLSearchParams): Wanted {
  const cost = query.get('cost');
  return {
    set: SETS.find((set) => set === query.get('set')) ?? null,
    type: TYPES.find((type) => type === query.get('type')) ?? null,
    cost: cost === 'potion' ? cost : (COSTS.find((coins) => String(coins) === cost) ?? null),
    name: query.get('name') ?? '',
  };
}

export function writeWanted({ set, type, cost, name }: Wanted): string {
  const query = new URLSearchParams();
  if (set !== null) query.set('set', set);
  if (type !== null) query.set('type', type);
  if (cost !== null) query.set('cost', String(cost));
  if (name !== '') query.set('name', name);
  return query.toString();
}
