// The same games through the engine's public verbs, and random play.

import type { Game, Option } from '@tenfold/rules';
import { allCards, apply, cardNumber, decision, findOption, newGame, scoreOf, setOfCard, standardCards } from '@tenfold/rules';
import type { Tally } from './reference-loop.ts';
import { count, newTally } from './reference-loop.ts';

const KINGDOM = ['cellar', 'market', 'militia', 'mine', 'moat', 'remodel', 'smithy', 'village', 'woodcutter', 'workshop'];

/** The options that Big Money wants, best first, as the engine numbers them. */
function wishes(): readonly Option[] {
  const game = newGame({ players: ['Ann', 'Bob'], kingdom: KINGDOM, seed: 'wishes' });
  const asked = decision(game)!;
  const buyCopper = findOption(game, asked, 'buy copper') - cardNumber(standardCards, 'copper')!;
  const buy = (card: string) => buyCopper + cardNumber(standardCards, card)!;
  return [findOption(game, asked, 'play treasures'), buy('province'), buy('gold'), buy('silver')];
}

/** Province at 8, Gold at 6, Silver at 3, nothing else. */
export function playBigMoney(games: number, seed: string): Tally {
  const wanted = wishes();
  const tally = newTally();
  for (let i = 0; i < games; i++) {
    const game = newGame({ players: ['Ann', 'Bob'], kingdom: KINGDOM, seed: `${seed}-${i}`, start: 0 });
    for (let asked = decision(game); asked !== undefined; asked = decision(game)) {
      apply(game, bestOf(asked.options, wanted));
    }
    const scores = [scoreOf(game, standardCards, 0), scoreOf(game, standardCards, 1)] as const;
    count(tally, [scores[0].points, scores[1].points], [scores[0].turns, scores[1].turns]);
  }
  return tally;
}

function bestOf(options: readonly Option[], wanted: readonly Option[]): Option {
  for (let i = 0; i < wanted.length; i++) if (options.includes(wanted[i]!)) return wanted[i]!;
  // The last option ends the phase or the turn.
  return options[options.length - 1]!;
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

export function randomGame(dice: Dice, pool: Pool, seed: string): Game {
  const cards = allCards
    .filter((card) => (pool === 'all' ? setOfCard(card.id) !== 'basic' : setOfCard(card.id) === 'base'))
    .map((card) => card.id);
  const kingdom: string[] = [];
  while (kingdom.length < 10) kingdom.push(...cards.splice(dice.below(cards.length), 1));
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
