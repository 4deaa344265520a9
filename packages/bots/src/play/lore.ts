// What a player knows of the cards of a set before the game begins, by card number. Made once for each set.

import type { CardDefinition, CardSet } from '@tenfold/rules';
import { ACTION_ORDER } from './action-order.ts';
import type { Reading } from './reading.ts';
import { read } from './reading.ts';

/** A card that is worth a point for every so many cards that count. */
export interface Formula {
  readonly card: number;
  readonly every: number;
  /** 1 or 0 by card. */
  readonly counts: readonly number[];
}

export interface Lore {
  readonly set: CardSet;
  readonly readings: readonly Reading[];
  /** Actions after which nothing more can be played unless another card helps. */
  readonly isTerminal: readonly boolean[];
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

const known = new WeakMap<CardSet, Lore>();

export function loreOf(set: CardSet): Lore {
  let lore = known.get(set);
  if (lore === undefined) {
    lore = makeLore(set);
    known.set(set, lore);
  }
  return lore;
}

function makeLore(set: CardSet): Lore {
  const { definitions } = set;
  const readings = definitions.map(read);
  const treasureCoins = readings.map((reading, n) => (set.isTreasure[n] === true ? reading.coins : 0));
  const makesPotions = definitions.map(
    (card) => card.types.includes('Treasure') && (card.play ?? []).some((step) => step.do === 'plusPotions'),
  );
  return {
    set,
    readings,
    isTerminal: definitions.map((card, n) => card.types.includes('Action') && isTerminal(readings[n])),
    isDead: definitions.map((card) => card.play === undefined),
    isCurse: definitions.map((card) => card.types.includes('Curse')),
    points: definitions.map(({ worth = 0 }) => (typeof worth === 'number' ? worth : 0)),
    formulas: definitions.flatMap((card, n) => formulasOf(card, n, definitions)),
    treasureCoins,
    makesPotions,
    money: readings.map((reading) => reading.coins),
    playOrder: definitions.map((card, n) => ACTION_ORDER.get(card.id) ?? likelyOrder(readings[n])),
    drawWorth: definitions.map((card, n) => {
      const cost = card.cost.coins + card.cost.potions;
      if (card.types.includes('Action')) return (isTerminal(readings[n]) ? 6 : 12) + 6 * cost;
      return makesPotions[n] === true ? 20 : 10 * (treasureCoins[n] ?? 0);
    }),
    usersOf: definitions.map((card) =>
      readings.flatMap((reading, user) => (usesUp(reading, card.id) ? [user] : [])),
    ),
    everyCard: definitions.map(() => 1),
    province: set.province,
  };
}

const usesUp = ({ enriches, discard }: Reading, id: string): boolean =>
  enriches === id || (discard?.named?.includes(id) ?? false);

const isTerminal = (reading: Reading | undefined): boolean => reading === undefined || reading.actions < 1;

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

/** For a card that nobody has ranked: villages, then what costs no Action, then terminals that draw, then the others. */
function likelyOrder(reading: Reading | undefined): number {
  if (reading === undefined) return 30;
  if (reading.actions >= 2) return 5;
  if (reading.actions === 1) return reading.cards > 0 ? 8 : 16;
  if (reading.trash !== null) return 30;
  return reading.cards > 0 ? 25 : 28;
}
