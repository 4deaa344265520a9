// One game of a plan: played, or written down as a record with the strategies' names.

import type { BotMaker } from '@tenfold/bots';
import { playBots, seatBots } from '@tenfold/bots';
import type { Chooser, Decision, Game, Listener, Option, Setup, RecordedChoice } from '@tenfold/rules';
import { anotherGame, apply, decision, newGame, recordChoice, writeRecord } from '@tenfold/rules';
import { setupFor } from './kingdom-board.ts';
import type { SettledPlan } from './simulation-plan.ts';
import { seatingOf, seedOf } from './seating.ts';

/** Looks on while a game is played. */
export interface Watcher {
  /** Called before a choice is carried out. Gives a listener to what it does, or null. */
  before(asked: Decision, option: Option): Listener | null;
  after(): void;
}

/**
 * Plays a game to its end. `makers` has a bot maker for each strategy of the plan; `before` is another game of it that is no
 * longer wanted, if there is one.
 */
export function playGame(
  plan: SettledPlan,
  makers: readonly BotMaker[],
  number: number,
  { before, watch }: { before?: Game | undefined; watch?: (game: Game) => Watcher } = {},
): Game {
  const game =
    before === undefined ? newGame(setupOf(plan, number)) : anotherGame(before, seedIn(plan, number));
  const watcher = watch?.(game);
  const seated = seatingOf(number, makers.length).map((strategy) => makers[strategy]!);
  if (watcher === undefined) playBots(game, seated);
  else playWatched(game, seatBots(game, seated), watcher);
  return game;
}

/** As `playBots` does, but with a listener only to those choices that the watcher must hear of: telling all takes long. */
function playWatched(game: Game, choose: Chooser, watcher: Watcher): void {
  for (let asked = decision(game); asked !== undefined; asked = decision(game)) {
    const option = choose(game, asked);
    apply(game, option, asked.seat, watcher.before(asked, option));
    watcher.after();
  }
}

/** Names by seat, the same in every game: the rules are quickest with set-ups that differ in their seed alone. */
const SEATS = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'];

function setupOf(plan: SettledPlan, number: number): Setup {
  return setupFor(plan.board, SEATS.slice(0, plan.strategies.length), seedIn(plan, number));
}

const seedIn = ({ seed, strategies, mirror }: SettledPlan, number: number): string =>
  seedOf(seed, number, strategies.length, mirror);

/** The record of the whole game; of a game that breaks, as far as it comes. */
export function recordOf(plan: SettledPlan, makers: readonly BotMaker[], number: number): string {
  const choices: RecordedChoice[] = [];
  const players = seatingOf(number, makers.length).map((strategy) => plan.names[strategy]!);
  try {
    const watch = (game: Game): Watcher => ({
      before({ seat, options }, option) {
        if (options.includes(option)) {
          choices.push({ ...recordChoice(game, option, seat), player: players[seat]! });
        }
        return null;
      },
      after: () => undefined,
    });
    playGame(plan, makers, number, { watch });
  } catch {
    // Whoever wants to know why it breaks has had the error; this is the way there.
  }
  return writeRecord({ setup: { ...setupOf(plan, number), players }, choices });
}
