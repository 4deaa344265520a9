// The whole text of a card, as it is printed: what its definition says by itself, and what its text says besides.

import type { CardDefinition, Step } from '@tenfold/rules';
import type { Bonus, CardText, Line, Sign } from './text.ts';
import { coin, nothingMore, plus, shield } from './text.ts';

/** The text of a card as it is printed on it, in the reader's words. */
export interface PrintedText {
  /** At the head of the text, each a bold line of its own. */
  readonly bonuses: readonly Extract<Sign, { sign: 'plus' }>[];
  /** What a pile of the Supply says below the bonuses. */
  readonly short: Line;
  /** Whether what is said in short belongs below the dividing line. */
  readonly shortIsLater: boolean;
  /** What happens when it is played. */
  readonly now: readonly Line[];
  /** What stands below the dividing line; what happens at another time, and what it is worth. */
  readonly later: readonly Line[];
}

const BONUSES: Readonly<Partial<Record<Step['do'], Bonus>>> = {
  plusCards: 'cards',
  plusActions: 'actions',
  plusBuys: 'buys',
  plusCoins: 'coins',
  plusPotions: 'potions',
};

/** Without a text, what the definition says by itself: all that is known of a home-made card until its text is written. */
export function printedText(definition: CardDefinition, text: CardText = nothingMore): PrintedText {
  const head = headOf(definition);
  const isTreasure = definition.types.includes('Treasure');
  const now = [...(isTreasure ? head.map(worthOfTreasure) : []), ...text.now];
  const bonuses = isTreasure ? [] : head;
  return {
    bonuses,
    short: text.short,
    shortIsLater: bonuses.length > 0 && text.now.length === 0 && text.when !== undefined,
    now,
    later: [
      ...(text.when === undefined ? [] : [text.when]),
      ...(typeof definition.worth === 'number' ? [[shield(definition.worth)]] : []),
    ],
  };
}

/** The bonuses with which the text begins. */
export function headOf({ play = [] }: CardDefinition): Extract<Sign, { sign: 'plus' }>[] {
  const head: Extract<Sign, { sign: 'plus' }>[] = [];
  for (const step of play) {
    const what = BONUSES[step.do];
    if (what === undefined || !('n' in step) || typeof step.n !== 'number') break;
    head.push({ sign: 'plus', what, n: step.n });
  }
  return head;
}

/** What a Treasure makes is its worth: a coin with a number, a Potion. */
function worthOfTreasure({ what, n }: Extract<Sign, { sign: 'plus' }>): Line {
  if (what === 'coins') return [coin(n)];
  return what === 'potions' ? [{ sign: 'potion', n }] : [plus(n, what)];
}
