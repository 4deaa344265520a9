// What a card says, as structure: lines of words with signs among them. What a definition says by itself (bonuses at the
// head of the text, the worth of a Treasure, fixed victory points) is not written again; `printed-text.ts` adds it.

import type { StandardCardId } from '@tenfold/rules';

/** What "+2" can be of. */
export type Bonus = 'cards' | 'actions' | 'buys' | 'coins' | 'potions';

/** Stands in a text as a picture, and is read aloud as words. */
export type Sign =
  | {
      readonly sign: 'coin' | 'potion' | 'shield';
      readonly n: number;
      /** What is read aloud, where it is not the usual form of the number with its noun: "2 coins". */
      readonly spoken?: string;
      /** Letters that follow the picture, where a language ties an ending to it; part of `spoken` already. */
      readonly ending?: string;
    }
  | { readonly sign: 'plus'; readonly what: Bonus; readonly n: number };

/** Words and signs in the order of reading. */
export type Line = readonly (string | Sign)[];

export interface CardText {
  /** What a pile of the Supply says below the bonuses, in some fifty letters; empty where bonuses and worth say all. */
  readonly short: Line;
  /** What happens when it is played, after the bonuses. */
  readonly now: readonly Line[];
  /** What stands below the dividing line: what happens at another time than when it is played. */
  readonly when?: Line;
}

/** Neither a card too few nor one too many. */
export type CardTexts = Readonly<Record<StandardCardId, CardText>>;

/** A line: say`Gain a card costing up to ${coin(5)}.` */
export function say(words: TemplateStringsArray, ...signs: readonly Sign[]): Line {
  return words.flatMap((text, at) => [text, ...signs.slice(at, at + 1)]).filter((piece) => piece !== '');
}

export const coin = (n: number, spoken?: string): Sign =>
  spoken === undefined ? { sign: 'coin', n } : { sign: 'coin', n, spoken };
export const shield = (n: number): Sign => ({ sign: 'shield', n });
/** A Potion in a cost; its words are declined and have their article where they stand. */
export const potion = (spoken: string): Sign => ({ sign: 'potion', n: 1, spoken });
export const plus = (n: number, what: Bonus): Sign => ({ sign: 'plus', what, n });

/** For cards that say nothing beyond their bonuses, worth and points. */
export const nothingMore: CardText = { short: [], now: [] };

/** Basic cards of which this holds. */
export const plainBasicCards = {
  copper: nothingMore,
  curse: nothingMore,
  duchy: nothingMore,
  estate: nothingMore,
  gold: nothingMore,
  province: nothingMore,
  silver: nothingMore,
} satisfies Partial<CardTexts>;
