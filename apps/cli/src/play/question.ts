// A decision put to somebody, with its options taken apart, so that neither a menu nor a bot needs the game to read them.

import type { Decision, Game, Option, OptionParts } from '@tenfold/rules';
import { optionParts } from '@tenfold/rules';

export interface OfferedOption extends OptionParts {
  readonly option: Option;
}

export interface OfferedQuestion {
  readonly decision: Decision;
  readonly choices: readonly OfferedOption[];
}

/** What a seat is asked: a possessor can be asked for himself and for the possessed player at once. */
export const questionsFor = (game: Game, seat: number): readonly OfferedQuestion[] =>
  game.asks
    .filter((asked) => asked.seat === seat)
    .map((asked) => ({
      decision: asked,
      choices: asked.options.map((option) => ({ option, ...optionParts(game, option) })),
    }));

/** What a seat is asked first, or for this player. */
export const questionFor = (game: Game, seat: number, player?: number): OfferedQuestion | undefined =>
  questionsFor(game, seat).find(({ decision }) => player === undefined || decision.player === player);

/** "Nothing", "no more", the end of a phase or of the turn: what takes no card and no mode, but for the Treasures. */
export const isStop = ({ verb, card, mode }: OptionParts): boolean =>
  card === null && mode === null && verb !== 'play-treasures';

/** Whether an answer to the one may be followed by an answer to the other, typed in one line. */
export const continues = (first: OfferedQuestion, next: OfferedQuestion): boolean =>
  first.decision.verb === next.decision.verb &&
  first.decision.card === next.decision.card &&
  first.decision.player === next.decision.player;
