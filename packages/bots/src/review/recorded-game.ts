// A record as a review reads it: where each turn began, and every purchase with the position that it was made in. A moment is
// the number of choices made before it, as in a replay.

import type { Decision, Game, GameRecord, Option } from '@tenfold/rules';
import {
  END_TURN,
  NOBODY,
  PLAY_TREASURES,
  answerIn,
  apply,
  beginRecord,
  clone,
  followSeed,
} from '@tenfold/rules';
import { BUY } from '../play/options.ts';

/** A turn of a recorded game: where it began, whose it was, and the position then. */
export interface RecordedTurn {
  readonly moment: number;
  readonly player: number;
  /** Of this player's turns, from 1. */
  readonly own: number;
  readonly position: Game;
}

/** A purchase, or the choice to buy nothing more. */
export interface RecordedPurchase {
  readonly moment: number;
  readonly seat: number;
  /** In which of this player's turns, from 1. */
  readonly own: number;
  readonly asked: Decision;
  readonly option: Option;
  /** Before the choice. */
  readonly position: Game;
}

/** Turns, purchases, and how it ended. */
export interface ReviewedGame {
  readonly turns: readonly RecordedTurn[];
  readonly purchases: readonly RecordedPurchase[];
  readonly end: Game;
}

/** Plays a record. A choice that is not offered fails with its line. */
export function recordedGame(record: GameRecord): ReviewedGame {
  const turns: RecordedTurn[] = [];
  const purchases: RecordedPurchase[] = [];
  const game = beginRecord(record);
  followSeed(game, record, 0);
  let turn = 0;
  for (const [moment, choice] of record.choices.entries()) {
    const { player } = game.turn;
    const own = game.seats[player]!.turns;
    if (game.turn.number !== turn && game.turn.possessor === NOBODY) {
      turns.push({ moment, player, own, position: clone(game) });
    }
    turn = game.turn.number;
    const { asked, option, seat, player: forWhom } = answerIn(game, choice);
    if (isPurchase(game, asked, option)) {
      purchases.push({ moment, seat, own, asked, option, position: clone(game) });
    }
    apply(game, option, seat, null, forWhom);
    followSeed(game, record, moment + 1);
  }
  return { turns, purchases, end: game };
}

/** In one's own Buy phase: a card, or nothing more although there is something to be had. */
export const isPurchase = (
  { turn }: Game,
  { card, verb, seat, player, options }: Decision,
  option: Option,
): boolean =>
  card === null &&
  verb === 'buy' &&
  seat === player &&
  turn.possessor === NOBODY &&
  options.length > 1 &&
  ((option >= BUY && option < END_TURN) || (option === END_TURN && options[0]! > PLAY_TREASURES));
