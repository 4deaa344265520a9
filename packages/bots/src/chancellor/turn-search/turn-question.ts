// What is to be answered, and what is needed to try it out.

import type { Decision, Game, Lens, Option, RandomState } from '@tenfold/rules';
import type { BotMaker } from '../../bot.ts';
import type { Strategy } from '../../strategy/types.ts';

export interface TurnQuestion {
  readonly lens: Lens;
  readonly asked: Decision;
  /** What would be done without a search. */
  readonly usual: Option;
  /** The strategy by which the outcome is judged. */
  readonly strategy: Strategy;
  /** How each seat is imagined to play, in an imagined game. */
  readonly makersIn: (game: Game, world: number) => readonly BotMaker[];
  /** So many imagined games where unknown cards may come up. */
  readonly worlds: number;
  readonly random: RandomState;
}
