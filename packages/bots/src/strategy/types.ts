/** What a strategy is: the shape shared by the text form, the JSON form and the players that follow it. */

/**
 * Every quantity that a condition can ask about.
 *
 * - with a card: `ownedCount`, `supplyCount`, `handCount`, `cost`;
 * - with a type: `ownedTypeCount`, `handTypeCount`;
 * - with either, or with neither for all cards there: `inPlayCount` and all that stand below `players` and end in `Count`;
 *   `handCount` without a card counts the hand;
 * - all others stand alone. `inActionPhase` and `wentFirst` are 1 or 0.
 */
export const FUNCTIONS = [
  'ownedCount',
  'ownedTypeCount',
  'supplyCount',
  'totalDeckMoney',
  'gainsToEndGame',
  'coinsAvailable',
  'deckSize',
  'inActionPhase',
  'ownVP',
  'bestOpponentVP',
  'handCount',
  'handCoins',
  'handTypeCount',
  'actionsLeft',
  'buysLeft',
  'potionsAvailable',
  'emptyPiles',
  'turn',
  'inPlayCount',
  'players',
  'opponentOwnedCount',
  'opponentsOwnedCount',
  'unseenCount',
  'discardTopCount',
  'revealedCount',
  'ownRevealedCount',
  'opponentRevealedCount',
  'gainedCount',
  'cost',
  'drawPileSize',
  'discardPileSize',
  'pilesLeft',
  'pilesToEnd',
  'wentFirst',
  'seatOrder',
] as const;

/** The name of a quantity that a condition can ask for. */
export type FunctionName = (typeof FUNCTIONS)[number];

/** A quantity of the game. `arg`: a card id, or a type (Action, Treasure, Victory, Curse, Attack, Reaction, Terminal). */
export interface Call {
  readonly fn: FunctionName;
  readonly arg?: string;
}

/** `of` (expr) `by`: `{ expr: '/', of: a, by: b }` is a / b. */
export interface Expression {
  readonly expr: '+' | '-' | '*' | '/';
  readonly of: Operand;
  readonly by: Operand;
}

/** One side of a comparison: a number, a quantity of the game, or a calculation with such. */
export type Operand = number | Call | Expression;

/** How two quantities can be compared. */
export const COMPARISONS = ['<', '<=', '==', '!=', '>=', '>'] as const;

/** A condition that compares two quantities. */
export interface Comparison {
  readonly l: Operand;
  readonly op: (typeof COMPARISONS)[number];
  readonly r: Operand;
}

/** Holds when one of them does. */
export interface AnyOf {
  readonly any: readonly StrategyCondition[];
}

/** Holds when all of them do. */
export interface AllOf {
  readonly all: readonly StrategyCondition[];
}

/** Holds when the other does not. */
export interface Not {
  readonly not: StrategyCondition;
}

/** Holds when the condition does to which the strategy gives this name. */
export interface NamedCondition {
  readonly named: string;
}

/** When a rule applies. */
export type StrategyCondition = Comparison | AnyOf | AllOf | Not | NamedCondition;

/**
 * A name for conditions. A `phase` holds only when none above it does, and one without conditions holds when no other
 * phase does.
 */
export interface Definition {
  readonly name: string;
  readonly if?: readonly StrategyCondition[];
  readonly phase?: true;
}

/** Buy `card` (a card id) when all conditions hold; the first rule that can be followed is. */
export interface BuyRule {
  readonly card: string;
  readonly if?: readonly StrategyCondition[];
  readonly playStyle?: string;
}

/** What a card may ask for, in the words of the record. */
export const ANSWERS = [
  'discard',
  'trash',
  'topdeck',
  'gain',
  'pass',
  'play',
  'reveal',
  'set-aside',
  'name',
  'return',
] as const;

/** One of the questions that a rule can answer in place of good sense. */
export type Answer = (typeof ANSWERS)[number];

/** Stands among the answers of a rule (`what`) for taking no card, choosing no mode, or stopping. */
export const NOTHING_MORE = 'nothing';

/**
 * How to play and answer a card (a card id). Of several rules for the same thing the first whose conditions hold counts.
 *
 * - `play`: play it before all cards not named, rules in order;
 * - `before`: do not play the cards in `what` (ids) while this one can be played and is worth it;
 * - `last`: play it when no other Action is left that is worth playing;
 * - `never`: do not play it;
 * - `choose`: modes of the card in order of preference (`what`: mode names as the record writes them, or `nothing`);
 * - `prefer`: cards (ids, or `nothing`) to discard, trash, topdeck, pass, name or gain first when this card asks, most
 *   wanted first. `answer` says which of its questions is meant (Remodel asks for two); without it, all of them.
 */
export interface PlayRule {
  readonly card: string;
  readonly how: 'play' | 'before' | 'last' | 'never' | 'choose' | 'prefer';
  readonly answer?: Answer;
  readonly what?: readonly string[];
  readonly if?: readonly StrategyCondition[];
}

/** A strategy as plain data: what to buy, what to play and how to answer, the most important rule first. */
export interface Strategy {
  readonly name: string;
  readonly buy: readonly BuyRule[];
  readonly play?: readonly PlayRule[];
  /** Names for conditions. */
  readonly define?: readonly Definition[];
  /** `false`: take also a card that ends the game and loses it. */
  readonly guard?: false;
  readonly players?: readonly number[];
  readonly kingdomCards?: readonly string[];
  readonly source?: StrategySource;
  readonly notes?: string;
}

/** Where a strategy comes from, so that its author is named. */
export interface StrategySource {
  readonly project: string;
  readonly file?: string;
  readonly author?: string;
  readonly url?: string;
  readonly licence?: string;
  readonly commit?: string;
}
