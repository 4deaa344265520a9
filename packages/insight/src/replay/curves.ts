// How a game went, in numbers: the points of each player, and the money in his cards, round by round.

import type { CardDefinition, CardSet, Game } from '@tenfold/rules';
import { HAND_SIZE, cardSetOf, ownedCards, pointsOf } from '@tenfold/rules';

/** What the curves show after so many rounds. Round 0 is the start. */
export interface RoundSample {
  readonly moment: number;
  /** By seat. */
  readonly points: readonly number[];
  /** By seat: what all Treasures that one owns make together. */
  readonly money: readonly number[];
}

/** What can be followed through a game. */
export const CURVES = ['points', 'money'] as const;
/** What one of the curves shows. */
export type Curve = (typeof CURVES)[number];

export function sampleOf(game: Game, moment: number): RoundSample {
  const set = cardSetOf(game);
  return {
    moment,
    points: game.seats.map((_seat, player) => pointsOf(game, set, player)),
    money: game.seats.map((_seat, player) => moneyOf(ownedCards(game, set, player), set)),
  };
}

/** One line for each seat; as many values as there are rounds, and one for the start. */
export function curvesOf(samples: readonly RoundSample[], curve: Curve): readonly (readonly number[])[] {
  const [first] = samples;
  return (first?.[curve] ?? []).map((_value, seat) => samples.map((sample) => sample[curve][seat] ?? 0));
}

function moneyOf(owned: readonly number[], set: CardSet): number {
  const all = owned.reduce((sum, count) => sum + count, 0);
  return owned.reduce((sum, count, card) => {
    const definition = set.definitions[card];
    return count === 0 || definition === undefined ? sum : sum + count * coinsOf(definition, all);
  }, 0);
}

/** Where a text counts deck and discard pile, they are taken to hold all cards but a hand. */
function coinsOf({ types, play = [] }: CardDefinition, all: number): number {
  if (!types.includes('Treasure')) return 0;
  return play.reduce((sum, step) => {
    if (step.do !== 'plusCoins') return sum;
    if (typeof step.n === 'number') return sum + step.n;
    if (!('everyInDeckAndDiscard' in step.n)) return sum;
    return sum + Math.floor(Math.max(0, all - HAND_SIZE) / step.n.everyInDeckAndDiscard);
  }, 0);
}
