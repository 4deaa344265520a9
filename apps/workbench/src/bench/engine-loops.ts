// The same games through the engine's public verbs, and random play.

import type { Game, Option } from '@tenfold/rules';
import {
  BOXES,
  allCards,
  apply,
  cardNumber,
  decision,
  findOption,
  kingdoms,
  newGame,
  pointsOf,
  setOfCard,
  standardCards,
} from '@tenfold/rules';
import type { Tally } from './reference-loop.ts';
import { count, newTally } from './reference-loop.ts';

export const KINGDOM = kingdoms.find((kingdom) => kingdom.id === 'first-game')!.cards;

/** How much Big Money wants each option, by the engine's number for it; 0 for what it never takes. */
function bigMoneyWishes(): Int8Array {
  const game = newGame({ players: ['Ann', 'Bob'], kingdom: KINGDOM, seed: 'wishes' });
  const asked = decision(game)!;
  const firstBuy = findOption(game, asked, 'buy copper') - cardNumber(standardCards, 'copper')!;
  const wishes = new Int8Array(32768);
  wishes[findOption(game, asked, 'play treasures')] = 5;
  wishes[firstBuy + cardNumber(standardCards, 'province')!] = 4;
  wishes[firstBuy + cardNumber(standardCards, 'gold')!] = 3;
  wishes[firstBuy + cardNumber(standardCards, 'silver')!] = 2;
  wishes[findOption(game, asked, 'end turn')] = 1;
  return wishes;
}

/** Province at 8, Gold at 6, Silver at 3, nothing else. */
export function playBigMoney(games: number, seed: string): Tally {
  const wishes = bigMoneyWishes();
  const tally = newTally();
  for (let i = 0; i < games; i++) {
    const game = newGame({ players: ['Ann', 'Bob'], kingdom: KINGDOM, seed: `${seed}-${i}`, start: 0 });
    for (let asked = decision(game); asked !== undefined; asked = decision(game)) {
      apply(game, bestOf(asked.options, wishes));
    }
    const points = [pointsOf(game, standardCards, 0), pointsOf(game, standardCards, 1)] as const;
    count(tally, points, [game.seats[0]!.turns, game.seats[1]!.turns]);
  }
  return tally;
}

function bestOf(options: readonly Option[], wishes: Int8Array): Option {
  let best = options[0]!;
  for (let i = 1; i < options.length; i++) if (wishes[options[i]!]! > wishes[best]!) best = options[i]!;
  return best;
}

/** A small generator of the bench's own, so that choosing costs next to nothing. */
export class Dice {
  private state: number;

  constructor(seed: number) {
    this.state = seed | 0;
  }

  below(n: number): number {
    this.state = (Math.imul(this.state, 1664525) + 1013904223) | 0;
    return ((this.state >>> 8) * n) >>> 24;
  }
}

const NAMES = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Finn'];

export type Pool = 'base' | 'all';

const POOLS: Readonly<Record<Pool, readonly string[]>> = {
  base: allCards.filter((card) => setOfCard(card.id) === 'base').map((card) => card.id),
  all: allCards.filter((card) => BOXES.some((box) => box === setOfCard(card.id))).map((card) => card.id),
};

export function randomKingdomFrom(dice: Dice, pool: Pool): string[] {
  const cards = [...POOLS[pool]];
  const kingdom: string[] = [];
  while (kingdom.length < 10) kingdom.push(...cards.splice(dice.below(cards.length), 1));
  return kingdom;
}

export function randomGame(dice: Dice, pool: Pool, seed: string): Game {
  const kingdom = randomKingdomFrom(dice, pool);
  return newGame({ players: NAMES.slice(0, 2 + dice.below(5)), kingdom, seed });
}

/** Random games to the end; gives the number of decisions. */
export function playRandom(games: number, pool: Pool, seed: number): number {
  const dice = new Dice(seed);
  let decisions = 0;
  for (let i = 0; i < games; i++) {
    const game = randomGame(dice, pool, `${seed}-${i}`);
    for (let asked = decision(game); asked !== undefined; asked = decision(game)) {
      apply(game, asked.options[dice.below(asked.options.length)]!, asked.seat);
      decisions++;
    }
  }
  return decisions;
}

/** A game of four that has come to its so many hundredth decision. */
export function middleOfAGame(): Game {
  const dice = new Dice(4);
  const game = newGame({ players: NAMES.slice(0, 4), kingdom: KINGDOM, seed: 'middle' });
  for (let i = 0; i < 300; i++) {
    const asked = decision(game);
    if (asked === undefined) break;
    apply(game, asked.options[dice.below(asked.options.length)]!, asked.seat);
  }
  return game;
}
