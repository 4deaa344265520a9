// The cards that a game is played with, made ready: tables by card number, and each text as a list of steps.

import type { CardDefinition, CardId, Filter, Step } from '../vocabulary/definition.ts';
import { effects } from './effects/index.ts';
import { RuleError } from './errors.ts';
import { BY_FORMULA, matches } from './filters.ts';
import { MOST_CARDS } from './options.ts';
import type { Decision, Frame } from './state.ts';
import { isPlainTreasure, plainCoinsOf } from './plain-treasures.ts';
import type { Table } from './table.ts';
import { coinsOf } from './table.ts';
import { reactionWindow } from './reactions.ts';
import { turnSteps } from './turn.ts';

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
  readonly isAttack: readonly boolean[];
  readonly isReaction: readonly boolean[];
  readonly isVictory: readonly boolean[];
  /** Cards of sets that are off unless chosen. */
  readonly isGuest: readonly boolean[];
  /** Points of each card at the end, or BY_FORMULA. */
  readonly points: readonly number[];
  /** Treasures whose order cannot matter. */
  readonly isPlainTreasure: readonly boolean[];
  /** Coins of such a Treasure, if it makes nothing else; -1 for every other card. */
  readonly plainCoins: readonly number[];
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

const NO_LIST = -1;
/** One bit each in a whole number. */
const MOST_TREASURES = 30;

export function makeCardSet(definitions: readonly CardDefinition[], guests: ReadonlySet<CardId>): CardSet {
  if (definitions.length > MOST_CARDS) {
    throw new RuleError('too-many-cards', `a card set holds at most ${MOST_CARDS} different cards`);
  }
  const ids = definitions.map((card) => card.id);
  const numbers = new Map(ids.map((id, index) => [id, index]));
  if (numbers.size !== ids.length) {
    const twice = ids.find((id, index) => ids.indexOf(id) !== index)!;
    throw new RuleError('repeated-card', `two cards are called "${twice}"; give one of them another id`);
  }
  const lists: CompiledStep[][] = [];
  const instantLists: boolean[] = [];

  const addList = (steps: readonly CompiledStep[]): number => {
    // All of one shape, for the engine's main loop reads them millions of times a second.
    lists.push(steps.map(({ instant, run, answer }) => ({ instant, run, answer })));
    instantLists.push(steps.every((step) => step.instant));
    return lists.length - 1;
  };

  const compilerFor = (thisCard: number): Compiler => {
    const compiler: Compiler = {
      thisCard,
      number(id) {
        const number = numbers.get(id);
        if (number === undefined) {
          throw new RuleError(
            'unknown-card',
            `"${ids[thisCard]!}" speaks of "${id}", which is no card of this set`,
          );
        }
        return number;
      },
      list: (steps) => addList(steps.map((step) => compileStep(step, compiler))),
      isInstant: (list) => instantLists[list]!,
      test(filter) {
        const { costsAtLeast } = filter;
        const fits = definitions.map((card, number) => matches(card, number, filter, thisCard));
        if (costsAtLeast === undefined) return (_table, card) => fits[card]!;
        return (table, card) => fits[card]! && coinsOf(table, card) >= costsAtLeast;
      },
    };
    return compiler;
  };

  const textOf = (steps: readonly Step[] | undefined, card: number): number =>
    steps === undefined ? NO_LIST : compilerFor(card).list(steps);
  const has = (type: string) => definitions.map((card) => card.types.some((own) => own === type));

  return {
    definitions,
    ids,
    numbers,
    coins: definitions.map((card) => card.cost.coins),
    potions: definitions.map((card) => card.cost.potions),
    isAction: has('Action'),
    isTreasure: has('Treasure'),
    treasureBit: treasureBits(definitions),
    isAttack: has('Attack'),
    isReaction: definitions.map((card) => card.onAttack !== undefined),
    isVictory: has('Victory'),
    isGuest: ids.map((id) => guests.has(id)),
    points: definitions.map(({ worth = 0 }) => (typeof worth === 'number' ? worth : BY_FORMULA)),
    isPlainTreasure: definitions.map(isPlainTreasure),
    plainCoins: definitions.map(plainCoinsOf),
    play: definitions.map((card, number) => textOf(card.play, number)),
    onAttack: definitions.map((card, number) => textOf(card.onAttack, number)),
    onlyShields: definitions.map((card) => card.onAttack?.every((step) => step.do === 'unaffected') ?? false),
    onDiscardFromPlay: definitions.map((card, number) => textOf(card.onDiscardFromPlay?.steps, number)),
    discardCondition: definitions.map((card, number) =>
      card.onDiscardFromPlay ? compilerFor(number).test(card.onDiscardFromPlay.while) : undefined,
    ),
    turn: addList(turnSteps),
    react: addList([reactionWindow]),
    lists,
    instantLists,
    province: ids.indexOf('province'),
    copper: ids.indexOf('copper'),
    estate: ids.indexOf('estate'),
  };
}

function compileStep<K extends Step['do']>(step: Extract<Step, { do: K }>, compiler: Compiler): CompiledStep {
  const effect = effects[step.do as K] as
    | ((step: Extract<Step, { do: K }>, compiler: Compiler) => CompiledStep)
    | undefined;
  if (effect === undefined) throw new RuleError('unknown-step', `no card text can say "${step.do}"`);
  return effect(step, compiler);
}

function treasureBits(definitions: readonly CardDefinition[]): number[] {
  const treasures = definitions.filter((card) => card.types.includes('Treasure'));
  if (treasures.length > MOST_TREASURES) {
    throw new RuleError('too-many-cards', `a card set holds at most ${MOST_TREASURES} different Treasures`);
  }
  return definitions.map((card) => (treasures.includes(card) ? 1 << treasures.indexOf(card) : 0));
}
