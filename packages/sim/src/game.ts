// One game of a plan.

import type { BotMaker } from '@tenfold/bots';
import { seatBots } from '@tenfold/bots';
import type { Chooser, Decision, Game, Listener, Option, Setup } from '@tenfold/rules';
import { apply, decision, newGame, playOut } from '@tenfold/rules';
import { setupFor } from './board.ts';
import type { SettledPlan } from './plan.ts';
import { seatingOf, seedOf } from './seating.ts';

/** Looks on while a game is played. */
export interface Watcher {
  /** Called before a choice is carried out. Gives a listener to what it does, or null. */
  before(asked: Decision, option: Option): Listener | null;
  after(): void;
}

/** Plays a game to its end. `makers` has a bot maker for each strategy of the plan. */
export function playGame(
  plan: SettledPlan,
  makers: readonly BotMaker[],
  number: number,
  watch?: (game: Game) => Watcher,
): Game {
  const game = newGame(setupOf(plan, number));
  const watcher = watch?.(game);
  const choose = seatBots(
    game,
    seatingOf(number, makers.length).map((strategy) => makers[strategy]!),
  );
  if (watcher === undefined) playOut(game, choose);
  else playWatched(game, choose, watcher);
  return game;
}

/** As `playOut` does, but with a listener only to those choices that the watcher must hear of: telling all takes long. */
function playWatched(game: Game, choose: Chooser, watcher: Watcher): void {
  for (let asked = decision(game); asked !== undefined; asked = decision(game)) {
    const option = choose(game, asked);
    apply(game, option, asked.seat, watcher.before(asked, option));
    watcher.after();
  }
}

/** Names by seat, the same in every game: the rules are quickest with set-ups that differ in their seed alone. */
const SEATS = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'];

export function setupOf({ board, seed, strategies, mirror }: SettledPlan, number: number): Setup {
  const count = strategies.length;
  return setupFor(board, SEATS.slice(0, count), seedOf(seed, number, count, mirror));
}
