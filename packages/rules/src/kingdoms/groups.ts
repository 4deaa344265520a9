// The cards that a kingdom is drawn from, put together where no wish tells them apart.

import type { CardDefinition, CardId } from '../vocabulary/definition.ts';
import type { WishTally } from './tallies.ts';

interface Alike {
  readonly cards: CardId[];
  /** What each tally makes of these cards. */
  readonly marks: readonly number[];
  readonly isMust: boolean;
}

/** Cards that are alike to every wish, and what is left from this group on. */
export interface Group extends Alike {
  /** For each tally, how many cards of each mark. */
  readonly rest: readonly (readonly number[])[];
  readonly mustsLeft: number;
  readonly othersLeft: number;
}

/** All groups, and an empty one after the last. */
export function groupsOf(
  cards: readonly CardDefinition[],
  musts: ReadonlySet<CardId>,
  tallies: readonly WishTally[],
): Group[] {
  const nothing = { cards: [], marks: [], isMust: false };
  const groups: Group[] = [{ ...nothing, rest: tallies.map(() => []), mustsLeft: 0, othersLeft: 0 }];
  for (const alike of inQuickOrder(putTogether(cards, musts, tallies), tallies).reverse()) {
    const next = groups[0]!;
    const count = alike.cards.length;
    groups.unshift({
      ...alike,
      rest: next.rest.map((counts, i) => withMore(counts, alike.marks[i]!, count)),
      mustsLeft: next.mustsLeft + (alike.isMust ? count : 0),
      othersLeft: next.othersLeft + (alike.isMust ? 0 : count),
    });
  }
  return groups;
}

function putTogether(
  cards: readonly CardDefinition[],
  musts: ReadonlySet<CardId>,
  tallies: readonly WishTally[],
): Alike[] {
  const byMarks = new Map<string, Alike>();
  for (const card of cards) {
    const marks = tallies.map((tally) => tally.mark(card));
    const isMust = musts.has(card.id);
    const key = `${isMust},${marks.join()}`;
    const alike = byMarks.get(key);
    if (alike === undefined) byMarks.set(key, { cards: [card.id], marks, isMust });
    else alike.cards.push(card.id);
  }
  return [...byMarks.values()];
}

/**
 * Musts first; then whatever matters to the wish that the fewest groups still matter to, and so on. So each tally
 * is settled, and forgotten, as early as can be: in hard cases that is hundreds of times less to count.
 */
function inQuickOrder(groups: readonly Alike[], tallies: readonly WishTally[]): Alike[] {
  const ordered = groups.filter((group) => group.isMust);
  let left = groups.filter((group) => !group.isMust);
  let open = tallies.map((_, index) => index);
  while (open.length > 0) {
    const weight = (index: number): number => left.filter((group) => group.marks[index]! > 0).length;
    const lightest = open.reduce((best, index) => (weight(index) < weight(best) ? index : best));
    ordered.push(...left.filter((group) => group.marks[lightest]! > 0));
    left = left.filter((group) => group.marks[lightest] === 0);
    open = open.filter((index) => index !== lightest);
  }
  return [...ordered, ...left];
}

function withMore(counts: readonly number[], mark: number, more: number): number[] {
  const after = [...counts];
  while (after.length <= mark) after.push(0);
  after[mark]! += more;
  return after;
}
