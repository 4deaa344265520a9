// The same games through the engine's public verbs, and random play.

import type { Chooser, Game, Option } from '@tenfold/rules';
import {
  BOXES,
  END_TURN,
  allCards,
  anotherGame,
  cardNumber,
  decision,
  findOption,
  kingdoms,
  newGame,
  playOut,
  pointsOf,
  setOfCard,
  standardCards,
} from '@tenfold/rules';
import type { ScoreTally } from './reference-loop.ts';
import { count, newTally } from './reference-loop.ts';

export const KINGDOM = kingdoms.find((kingdom) => kingdom.id === 'first-game')!.cards;

/** All Treasures, then Province at 8, Gold at 6, Silver at 3, nothing else: by the coins, as the loop does it. */
function bigMoney(): Chooser {
  const game = newGame({ players: ['Ann', 'Bob'], kingdom: KINGDOM, seed: 'options' });
  const asked = decision(game)!;
  const playTreasures = findOption(game, asked, 'play treasures');
  const firstBuy = findOption(game, asked, 'buy copper') - cardNumber(standardCards, 'copper')!;
  const [silver, gold, province] = ['silver', 'gold', 'province'].map(
    (card) => firstBuy + cardNumber(standardCards, card)!,
  ) as [Option, Option, Option];
  return ({ turn: { coins } }, { options }) => {
    // Options to play come first.
    if (options[0]! <= playTreasures) return playTreasures;
    return coins >= 8 ? province : coins >= 6 ? gold : coins >= 3 ? silver : END_TURN;
  };
}

export function playBigMoney(games: number, seed: string): ScoreTally {
  const choose = bigMoney();
  const tally = newTally();
  let game = newGame({ players: ['Ann', 'Bob'], kingdom: KINGDOM, seed, start: 0 });
  for (let i = 0; i < games; i++) {
    game = anotherGame(game, `${seed}-${i}`);
    playOut(game, choose, { playsTreasures: true });
    const points = [pointsOf(game, standardCards, 0), pointsOf(game, standardCards, 1)] as const;
    count(tally, points, [game.seats[0]!.turns, game.seats[1]!.turns]);
  }
  return tally;
}

/** A small generator of the bench's own, so that choosing costs next to nothing. */
export class QuickDice {
  private state: number;

  constructor(seed: number) {
    this.state = seed | 0;
  }

  below(n: number): number {
    this.state = (Math.imul(this.state, 1664525) + 1013904223) | 0;
    return ((this.state >>> 8) * n) >>> 24;
  }
}

export const byDice =
  (dice: QuickDice): Chooser =>
  (_game, { options }) =>
    options[dice.below(options.length)]!;

const NAMES = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Finn'];

export type CardPool = 'base' | 'all';

const POOLS: Readonly<Record<CardPool, readonly string[]>> = {
  base: allCards.filter((card) => setOfCard(card.id) === 'base').map((card) => card.id),
  all: allCards.filter((card) => BOXES.some((box) => box === setOfCard(card.id))).map((card) => card.id),
};

export function randomKingdomFrom(dice: QuickDice, pool: CardPool): string[] {
  const cards = [...POOLS[pool]];
  const kingdom: string[] = [];
  while (kingdom.length < 10) kingdom.push(...cards.splice(dice.below(cards.length), 1));
  return kingdom;
}

export function randomGame(dice: QuickDice, pool: CardPool, seed: string): Game {
  const kingdom = randomKingdomFrom(dice, pool);
  return newGame({ players: NAMES.slice(0, 2 + dice.below(5)), kingdom, seed });
}

/** Random games to the end; gives the number of decisions. */
export function playRandom(games: number, pool: CardPool, seed: number): number {
  const dice = new QuickDice(seed);
  let decisions = 0;
  for (let i = 0; i < games; i++) {
    const game = randomGame(dice, pool, `${seed}-${i}`);
    decisions += playOut(game, byDice(dice));
  }
  return decisions;
}

/** A game of four that has come to its so many hundredth decision. */
export function middleOfAGame(): Game {
  const dice = new QuickDice(4);
  const game = newGame({ players: NAMES.slice(0, 4), kingdom: KINGDOM, seed: 'middle' });
  playOut(game, byDice(dice), { until: (_game, made) => made === 300 });
  return game;
}
