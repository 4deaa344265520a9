// Positions from whole games of random play, at all table sizes, possessed turns included.

import type { Decision, Game } from '@tenfold/rules';
import { apply, newGame } from '@tenfold/rules';
import type { ChooserName } from '@tenfold/laws';
import { Dice, chooserOf, kingdomCards } from '@tenfold/laws';

export const NAMES = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Finn'] as const;
export const TABLES = [2, 3, 4, 5, 6] as const;

/** Cards that hold others in their texts, ask several at once, or let one decide for another. */
const TRICKY = ['possession', 'golem', 'masquerade', 'secret-chamber', 'spy', 'library', 'scout', 'steward'];

/** What must be there. */
export function at<T>(items: ArrayLike<T>, index: number): T {
  const item = items[index];
  if (item === undefined) throw new Error(`there is no item ${index} among ${items.length}`);
  return item;
}

export function kingdomOf(dice: Dice, wanted: readonly string[]): string[] {
  const others = kingdomCards('boxes').filter((id) => !wanted.includes(id));
  return [...wanted, ...dice.draw(others, 10 - wanted.length)];
}

/** Plays a game and shows every position in which somebody is asked, and at last the one in which it is over. */
export function eachPosition(
  players: number,
  chooser: ChooserName,
  seed: string,
  look: (game: Game, asked: Decision | undefined, dice: Dice) => void,
): void {
  const dice = new Dice(seed);
  const favourites = chooser === 'possessor' ? TRICKY : [];
  const game = newGame({
    players: NAMES.slice(0, players),
    kingdom: kingdomOf(dice, favourites),
    seed,
  });
  const choose = chooserOf(chooser, dice, favourites);
  for (let [asked] = game.asks; asked !== undefined; [asked] = game.asks) {
    look(game, asked, dice);
    apply(game, choose(game, asked), asked.seat, null, asked.player);
  }
  look(game, undefined, dice);
}
