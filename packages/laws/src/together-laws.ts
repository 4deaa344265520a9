// Where several are asked at once, the order of their answers is nothing.

import type { Game, Option } from '@tenfold/rules';
import { apply, clone } from '@tenfold/rules';
import type { Dice } from './dice.ts';
import { at } from './dice.ts';
import { Broken } from './law-error.ts';

export function checkAnyOrder(game: Game, dice: Dice): void {
  if (game.asks.length < 2) return;
  const answers = game.asks.map((asked) => ({ seat: asked.seat, option: dice.pick(asked.options) }));
  const inTurn = JSON.stringify(afterwards(game, answers));
  for (let i = 0; i < 3; i++) {
    const other = JSON.stringify(afterwards(game, mixed(answers, dice)));
    if (other !== inTurn) throw new Broken('answers come in any order', 'another order gives another game');
  }
}

interface Answer {
  readonly seat: number;
  readonly option: Option;
}

/** In another order of seats; what one seat answers twice stays in its order. */
function mixed(answers: readonly Answer[], dice: Dice): Answer[] {
  const order = dice.shuffled(answers.map((answer) => answer.seat));
  const left = [...answers];
  return order.map((seat) => {
    const index = left.findIndex((answer) => answer.seat === seat);
    const answer = at(left, index);
    left.splice(index, 1);
    return answer;
  });
}

function afterwards(game: Game, answers: readonly Answer[]): Game {
  const copy = clone(game);
  for (const { seat, option } of answers) apply(copy, option, seat);
  return copy;
}
