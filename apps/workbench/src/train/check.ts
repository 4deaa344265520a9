// How strong the averaged network is by itself, without any look-ahead: on kingdoms that it never saw, against Big Money
// Ultimate and against what a short search finds there.

import type { BotMaker } from '@tenfold/bots';
import { bigMoneyUltimate, seatBots, strategist } from '@tenfold/bots';
import { searchKingdom } from '@tenfold/bots/training';
import type { ValueNetwork } from '@tenfold/bots/value';
import { valuePlayer } from '@tenfold/bots/value';
import type { CardId } from '@tenfold/rules';
import { cardSetOf, newGame, playOut, victoryShare, winnersOf } from '@tenfold/rules';

const SEARCH_GAMES = 15_000;

/** Shares of the victories in percent. */
export interface Checked {
  readonly kingdom: readonly CardId[];
  readonly money: number;
  readonly found: number;
}

export function* check(network: ValueNetwork, many: number, games: number): Generator<Checked> {
  for (let number = 0; number < many; number++) {
    const { kingdom, best } = searchKingdom('check', number, SEARCH_GAMES);
    const player = valuePlayer(network);
    yield {
      kingdom,
      money: shareOf(kingdom, games, player, strategist(bigMoneyUltimate(2))),
      found: shareOf(kingdom, games, player, strategist(best)),
    };
  }
}

/** The mean, and how far it may be off by the chance which kingdoms were met. */
export function meanOf(shares: readonly number[]): string {
  const many = shares.length;
  const mean = shares.reduce((sum, share) => sum + share, 0) / many;
  const squares = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0);
  return `${mean.toFixed(1)} ± ${Math.sqrt(squares / Math.max(1, many - 1) / many).toFixed(1)}`;
}

function shareOf(kingdom: readonly CardId[], games: number, player: BotMaker, other: BotMaker): number {
  let won = 0;
  for (let number = 0; number < games; number++) {
    const seat = number % 2;
    const game = newGame({
      players: ['A', 'B'],
      kingdom,
      seed: `check ${number >> 1}`,
      generator: 'fast',
      start: 0,
    });
    playOut(game, seatBots(game, seat === 0 ? [player, other] : [other, player]));
    won += victoryShare(winnersOf(game, cardSetOf(game)), seat);
  }
  return (100 * won) / games;
}
