// What a player knows of the cards of a set before the game begins, by card number. Made once for each set.

import type { CardDefinition, CardSet } from '@tenfold/rules';
import { modeNames, stepsOf } from '@tenfold/rules';
import { ACTION_ORDER } from './action-order.ts';
import type { CardEffects } from './card-effects.ts';
import { effectsOf } from './card-effects.ts';
import type { Choice, ChooseStep, ModeFacts } from './modes.ts';
import { isAboutTheTop, modesOf } from './modes.ts';

/** A card that is worth a point for every so many cards that count. */
export interface Formula {
  readonly card: number;
  readonly every: number;
  /** 1 or 0 by card. */
  readonly counts: readonly number[];
}

export interface CardFacts {
  readonly set: CardSet;
  readonly effects: readonly CardEffects[];
  /** By card: the choices of its texts. */
  readonly choices: readonly (readonly Choice[])[];
  /** Actions after which nothing more can be played unless another card helps. */
  readonly isTerminal: readonly boolean[];
  /** Actions that are always worth playing, and whose place among others depends on nothing else. */
  readonly isSimple: readonly boolean[];
  /** Cards that trash any others of the hand, and make nothing of them. */
  readonly trashesJunk: readonly boolean[];
  /** Victory cards and Curses that do nothing in hand. */
  readonly isDead: readonly boolean[];
  readonly isCurse: readonly boolean[];
  /** Points that do not depend on other cards. */
  readonly points: readonly number[];
  readonly formulas: readonly Formula[];
  /** Coins that a Treasure makes. */
  readonly treasureCoins: readonly number[];
  readonly makesPotions: readonly boolean[];
  /** Coins printed on a card, Treasure or Action. */
  readonly money: readonly number[];
  readonly playOrder: readonly number[];
  /** How good it is, about, to find the card in hand: ten for each coin. */
  readonly drawWorth: readonly number[];
  /** By card: the cards that live on it, as Baron on Estates. */
  readonly usersOf: readonly (readonly number[])[];
  /** 1 for every card. */
  readonly everyCard: readonly number[];
  readonly province: number;
}

const known = new WeakMap<CardSet, CardFacts>();

export function factsOf(set: CardSet): CardFacts {
  let facts = known.get(set);
  if (facts === undefined) {
    facts = makeLore(set);
    known.set(set, facts);
  }
  return facts;
}

function makeLore(set: CardSet): CardFacts {
  const { definitions } = set;
  const effects = definitions.map(effectsOf);
  const treasureCoins = effects.map(({ coins }, n) => (set.isTreasure[n] === true ? coins : 0));
  const makesPotions = definitions.map(
    (card) => card.types.includes('Treasure') && (card.play ?? []).some((step) => step.do === 'plusPotions'),
  );
  return {
    set,
    effects,
    choices: definitions.map((card) =>
      stepsOf(card).flatMap((step) => (step.do === 'choose' ? [choiceOf(step)] : [])),
    ),
    isTerminal: definitions.map((card, n) => card.types.includes('Action') && isTerminal(effects[n])),
    isSimple: effects.map(isSimple),
    trashesJunk: effects.map(({ trash, remake }) => trash?.named === null && remake === null),
    isDead: definitions.map((card) => card.play === undefined),
    isCurse: definitions.map((card) => card.types.includes('Curse')),
    points: definitions.map(({ worth = 0 }) => (typeof worth === 'number' ? worth : 0)),
    formulas: definitions.flatMap((card, n) => formulasOf(card, n, definitions)),
    treasureCoins,
    makesPotions,
    money: effects.map(({ coins }) => coins),
    playOrder: definitions.map((card, n) => ACTION_ORDER.get(card.id) ?? likelyOrder(card, effects[n])),
    drawWorth: definitions.map((card, n) => {
      const cost = card.cost.coins + card.cost.potions;
      if (card.types.includes('Action')) return (isTerminal(effects[n]) ? 6 : 12) + 6 * cost;
      return makesPotions[n] === true ? 20 : 10 * (treasureCoins[n] ?? 0);
    }),
    usersOf: definitions.map((card) => effects.flatMap((one, user) => (usesUp(one, card.id) ? [user] : []))),
    everyCard: definitions.map(() => 1),
    province: set.province,
  };
}

function choiceOf(step: ChooseStep): Choice {
  const names = modeNames(step);
  const modes = modesOf(step);
  const picked = (name: string): readonly ModeFacts[] =>
    name.split('+').flatMap((one) => modes.filter((_mode, n) => step.modes[n]!.name === one));
  return {
    step,
    names,
    picks: names.map(picked),
    newHand: step.n === 1 ? modes.findIndex((mode) => mode.discardsHand) : -1,
    givesActions: modes.some(({ actions }) => actions > 0),
    isAboutTheTop: isAboutTheTop(step),
  };
}

const usesUp = ({ enriches, discard }: CardEffects, id: string): boolean =>
  enriches === id || (discard?.named?.includes(id) ?? false);

const isTerminal = (effects: CardEffects | undefined): boolean =>
  effects === undefined || effects.actions < 1;

/** What `playable.ts` and `acting.ts` ask of a card: nothing of it holds for this one. */
const isSimple = (effects: CardEffects): boolean =>
  effects.actionAfter === 0 &&
  effects.actionForGain === null &&
  effects.discard === null &&
  effects.discardPays !== 'coin' &&
  effects.drawsUpTo === 0 &&
  effects.drawsWithout === null &&
  effects.enriches === null &&
  effects.extraTurns === 0 &&
  effects.gainUpTo === null &&
  !effects.playsFromHand &&
  effects.returns === 0 &&
  effects.trash === null;

function formulasOf(card: CardDefinition, number: number, all: readonly CardDefinition[]): Formula[] {
  const { worth } = card;
  if (worth === undefined || typeof worth === 'number') return [];
  const { type, notType, cards, costsAtLeast, otherThanThis } = worth.of;
  const fits = (other: CardDefinition): boolean =>
    (type === undefined || other.types.includes(type)) &&
    (notType === undefined || !other.types.includes(notType)) &&
    (cards === undefined || cards.includes(other.id)) &&
    (costsAtLeast === undefined || other.cost.coins >= costsAtLeast) &&
    (otherThanThis !== true || other !== card);
  return [{ card: number, every: worth.every, counts: all.map((other) => (fits(other) ? 1 : 0)) }];
}

/**
 * For a card that nobody has ranked: villages and what plays others twice, then what costs no Action, then terminals. Of
 * those the dearer one is most often the better.
 */
function likelyOrder({ cost }: CardDefinition, effects: CardEffects | undefined): number {
  if (effects === undefined) return 30;
  if (effects.actions >= 2) return 5;
  if (effects.playsFromHand) return 7;
  if (effects.actions === 1) return effects.cards > 0 && effects.trash === null ? 8 : 16;
  return 36 - 3 * Math.min(6, cost.coins + cost.potions);
}
