// Bridge against Big Money Ultimate, with a mistake put in: what Bridge takes off costs lasts through the opponent's
// next turn.

import type { BotMaker } from '@tenfold/bots';
import { seatBots, strategist } from '@tenfold/bots';
import type { Game } from '@tenfold/rules';
import { playOut, standardCards, winnersOf } from '@tenfold/rules';
import { opponents, readStrategy } from './strategies.ts';
import type { TrialRange } from './study-game.ts';
import { studyGame } from './study-game.ts';

/** Games; wins from the first and from the second seat; ties; rounds. */
export function countLingeringBridge({ from, to }: TrialRange): number[] {
  const bridge = strategist(readStrategy('gero-bridge'));
  const opponent = strategist(opponents['big-money-ultimate']);
  const sums = [0, 0, 0, 0, 0];
  for (let number = from; number <= to; number++) {
    const seat = number % 2;
    const game = studyGame(`lingering/${number}`, ['bridge']);
    play(game, seat, seat === 0 ? [bridge, opponent] : [opponent, bridge]);
    const winners = winnersOf(game, standardCards);
    sums[0]!++;
    if (winners.length > 1) sums[3]!++;
    else if (winners[0] === seat) sums[1 + seat]!++;
    sums[4]! += game.seats[0]!.turns;
  }
  return sums;
}

function play(game: Game, seat: number, makers: readonly BotMaker[]): void {
  const choose = seatBots(game, makers);
  let turn = game.turn.number;
  let discount = 0;
  playOut(game, (_game, asked) => {
    if (game.turn.number !== turn) {
      turn = game.turn.number;
      if (game.turn.player !== seat) game.turn.discount = discount;
      discount = 0;
    }
    const option = choose(game, asked);
    if (game.turn.player === seat) ({ discount } = game.turn);
    return option;
  });
}
