// Makes the cards of a game ready: tables by card number, and each text as a list of steps.

import { RuleError } from '../errors.ts';
import type { CardDefinition, CardId, Step } from '../vocabulary/definition.ts';
import { stepsOf } from '../vocabulary/steps.ts';
import type { CardSet, CompiledStep, Compiler } from './card-set.ts';
import { effects } from './effects/index.ts';
import { BY_FORMULA, matches } from './filters.ts';
import { MOST_CARDS } from './options.ts';
import { plainTextOf } from './plain-texts.ts';
import { isPlainTreasure, plainCoinsOf } from './plain-treasures.ts';
import { reactionWindow } from './reactions.ts';
import { coinsOf } from './table.ts';
import { turnSteps } from './turn.ts';

const NO_LIST = -1;
/** A card without a text can be played by the text of another: it lies in play and does nothing. */
const NO_TEXT: readonly Step[] = [];
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
    throw new RuleError('repeated-card', `two cards are called "${twice}"; give one of them another id`, [], {
      because: 'two-of-a-name',
      card: twice,
    });
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
            [],
            { because: 'speaks-of-unknown', card: ids[thisCard]!, other: id },
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

  const says = (word: Step['do']) =>
    definitions.map((card) => stepsOf(card).some((step) => step.do === word));

  const treasureBit = treasureBits(definitions);
  const plainCoins = definitions.map(plainCoinsOf);

  return {
    definitions,
    ids,
    numbers,
    coins: definitions.map((card) => card.cost.coins),
    potions: definitions.map((card) => card.cost.potions),
    isAction: has('Action'),
    isTreasure: has('Treasure'),
    treasureBit,
    coinTreasures: plainCoins.reduce(
      (bits, coins, card) => (coins < 0 ? bits : bits | treasureBit[card]!),
      0,
    ),
    isAttack: has('Attack'),
    isReaction: definitions.map((card) => card.onAttack !== undefined),
    isVictory: has('Victory'),
    isGuest: ids.map((id) => guests.has(id)),
    stays: says('stayInPlay'),
    usesMarket: says('revealMarket'),
    points: definitions.map(({ worth = 0 }) => (typeof worth === 'number' ? worth : BY_FORMULA)),
    isPlainTreasure: definitions.map(isPlainTreasure),
    plainCoins,
    plainText: definitions.map(plainTextOf),
    play: definitions.map((card, number) => textOf(card.play ?? NO_TEXT, number)),
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
