// Games for measuring: each shuffle once from every seat.

import type { BotMaker } from '@tenfold/bots';
import { playBots } from '@tenfold/bots';
import type { CardId, Game } from '@tenfold/rules';
import { cardSetOf, newGame, victoryShare, winnersOf } from '@tenfold/rules';

/** Where games are played. */
export interface GameTable {
  readonly kingdom: readonly CardId[];
  readonly players: number;
  readonly seed: string;
}

const NAMES = ['A', 'B', 'C', 'D', 'E', 'F'];

/** The game of a shuffle before its first choice. */
export const deal = ({ players, kingdom, seed }: GameTable, shuffle: number): Game =>
  newGame({ players: NAMES.slice(0, players), kingdom, seed: `${seed} ${shuffle}`, start: 0 });

/** What `maker` wins of the game of this number: 1, a share, or 0. */
export function wonIn(table: GameTable, number: number, maker: BotMaker, others: BotMaker): number {
  const seat = number % table.players;
  const game = deal(table, Math.floor(number / table.players));
  const makers = game.seats.map((_seat, player) => (player === seat ? maker : others));
  playBots(game, makers);
  return victoryShare(winnersOf(game, cardSetOf(game)), seat);
}

/** Of the victories, in percent; a shared one counts for its share. */
export function shareOf(table: GameTable, games: number, maker: BotMaker, others: BotMaker): number {
  let won = 0;
  for (let number = 0; number < games; number++) won += wonIn(table, number, maker, others);
  return (100 * won) / games;
}
