// One game of a plan.

import type { BotMaker } from '@tenfold/bots';
import type { Decision, Game, Listener, Option, Setup } from '@tenfold/rules';
import { Lens, apply, decision, newGame } from '@tenfold/rules';
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
  const lenses = game.seats.map((_, seat) => new Lens(game, seat));
  const bots = seatingOf(number, makers.length).map((strategy, seat) => makers[strategy]!(lenses[seat]!));
  for (let asked = decision(game); asked !== undefined; asked = decision(game)) {
    const { seat, options } = asked;
    // Where there is one option there is nothing to think about.
    const option = options.length === 1 ? options[0]! : bots[seat]!.choose(lenses[seat]!, asked);
    apply(game, option, seat, watcher?.before(asked, option) ?? null);
    watcher?.after();
  }
  return game;
}

/** Names by seat, the same in every game: the rules are quickest with set-ups that differ in their seed alone. */
const SEATS = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'];

export function setupOf({ board, seed, strategies, mirror }: SettledPlan, number: number): Setup {
  const count = strategies.length;
  return setupFor(board, SEATS.slice(0, count), seedOf(seed, number, count, mirror));
}
