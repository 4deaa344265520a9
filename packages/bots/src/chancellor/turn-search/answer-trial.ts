// What to answer in another's turn, as to an Attack: each option is played on to the end of one's own next turn.

import type { Decision, Game, Lens, Option } from '@tenfold/rules';
import { NOBODY, apply, playOut } from '@tenfold/rules';
import { seatBots } from '../../bot.ts';
import { bestByTrial } from '../trial.ts';
import type { TurnQuestion } from './turn-question.ts';
import type { TurnWorth } from './turn-worth.ts';

const MOST_DECISIONS = 6000;
const MARGIN = 5;
const SURE = 2;

/** Whether somebody else's turn asks something of this seat. */
export const isInAnothersTurn = (lens: Lens, { options, player, seat }: Decision): boolean =>
  options.length > 1 && player === seat && lens.turnPlayer !== seat;

export function bestAnswer(question: TurnQuestion, worth: TurnWorth): Option {
  const { lens, asked, usual, worlds, random, makersIn } = question;
  return bestByTrial({
    lens,
    usual,
    others: asked.options.filter((option) => option !== usual),
    random,
    worlds,
    mostDecisions: MOST_DECISIONS,
    margin: MARGIN,
    sure: SURE,
    outcome: (option, game, world, meter) => {
      apply(game, option, lens.seat, null, asked.player);
      meter.decisions += playOut(game, seatBots(game, makersIn(game, world)), {
        listener: worth.listenTo(game),
        until: afterOwnTurn(lens.seat),
      });
      return worth.of(game);
    },
  });
}

/** True once the seat has had a turn of its own. */
function afterOwnTurn(seat: number): (game: Game) => boolean {
  let own = 0;
  return ({ turn: { number, player, possessor } }) => {
    if (player === seat && possessor === NOBODY) own ||= number;
    return own > 0 && number > own;
  };
}
