// The cards of a game made ready, and the game at work, as types. They need each other, so they stand together: the cards
// made ready hold steps, a step works on a table, a table has its cards.

import type { CardDefinition, CardId, Filter, Step } from '../vocabulary/definition.ts';
import type { Listener } from './events.ts';
import type { Option } from './options.ts';
import type { PlainText } from './plain-texts.ts';
import type { Decision, Frame, Game } from './state.ts';

/** The game at work: the position, the cards it is played with, and who listens. Lives only during one call. */
export interface Table extends Haste {
  readonly game: Game;
  readonly set: CardSet;
  readonly listener: Listener | null;
  /** The card whose text is being followed, or EMPTY. */
  card: number;
  /** How deep inside other cards' texts it is. */
  depth: number;
  /** How many choices were told without a question. */
  unasked: number;
}

/** What choosers who are programs need not be asked. The game is the same; people would learn something from it. */
export interface Haste {
  /** Treasures that make coins and nothing else are played unasked, where the hand holds no other. */
  readonly playsTreasures: boolean;
  /** Who holds no Action is not asked for one. */
  readonly skipsForced: boolean;
  /** Who says, for all players, what a turn is used for, without a question made of it; null where all is asked. */
  readonly taker: TurnTaker | null;
}

/** Says what a turn is used for. It must know by itself what there is to choose: `decision` is not there to tell it. */
export interface TurnTaker {
  /** The place in the player's hand of the Action that is played next; EMPTY to play no more. */
  act(player: number): number;
  /** The option to buy a card, or to end the turn. The player holds no Treasure that could still be played. */
  buy(player: number): Option;
}

export interface CompiledStep {
  /** Never asks and never starts another text: may be carried out without a frame on the stack. */
  readonly instant: boolean;
  readonly run: (table: Table, frame: Frame) => void;
  /** For steps that ask: what an option does. */
  readonly answer?: ((table: Table, frame: Frame, option: number, asked: Decision) => void) | undefined;
}

/** The cards of a game made ready. Cards are numbers in it; `ids` says which. */
export interface CardSet {
  readonly definitions: readonly CardDefinition[];
  readonly ids: readonly CardId[];
  readonly numbers: ReadonlyMap<CardId, number>;
  readonly coins: readonly number[];
  readonly potions: readonly number[];
  readonly isAction: readonly boolean[];
  readonly isTreasure: readonly boolean[];
  /** A bit of its own for each Treasure, 0 for every other card. */
  readonly treasureBit: readonly number[];
  /** The bits of those that make coins and nothing else. */
  readonly coinTreasures: number;
  readonly isAttack: readonly boolean[];
  readonly isReaction: readonly boolean[];
  readonly isVictory: readonly boolean[];
  /** Cards of sets that are off unless chosen. */
  readonly isGuest: readonly boolean[];
  /** Cards whose text can keep them in play after their turn. */
  readonly stays: readonly boolean[];
  /** Cards whose text needs the deck beside the Supply. */
  readonly usesMarket: readonly boolean[];
  /** Points of each card at the end, or BY_FORMULA. */
  readonly points: readonly number[];
  /** Treasures whose order cannot matter. */
  readonly isPlainTreasure: readonly boolean[];
  /** Coins of such a Treasure, if it makes nothing else; -1 for every other card. */
  readonly plainCoins: readonly number[];
  /** What the text of a card comes to that only gives Cards, Actions and the like in fixed numbers. */
  readonly plainText: readonly (PlainText | undefined)[];
  readonly lists: readonly (readonly CompiledStep[])[];
  readonly instantLists: readonly boolean[];
  /** List numbers by card. */
  readonly play: readonly number[];
  readonly onAttack: readonly number[];
  /** A Reaction that only shields is not offered again to a player already shielded. */
  readonly onlyShields: readonly boolean[];
  readonly onDiscardFromPlay: readonly number[];
  readonly discardCondition: readonly (CardTest | undefined)[];
  readonly turn: number;
  readonly react: number;
  readonly province: number;
  readonly copper: number;
  readonly estate: number;
}

export type CardTest = (table: Table, card: number) => boolean;

/** What an effect needs to know of the set while it is being made. */
export interface Compiler {
  readonly thisCard: number;
  number(id: CardId): number;
  list(steps: readonly Step[]): number;
  isInstant(list: number): boolean;
  test(filter: Filter): CardTest;
}
