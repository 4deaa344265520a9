// One game of a plan: played, or written down as a record with the strategies' names.

import type { BotMaker } from '@tenfold/bots';
import { playBots, seatBots } from '@tenfold/bots';
import type { Chooser, Decision, Game, Listener, Option, Setup, RecordedChoice } from '@tenfold/rules';
import { apply, decision, newGame, recordChoice, writeRecord } from '@tenfold/rules';
import { setupFor } from './kingdom-board.ts';
import type { SettledPlan } from './simulation-plan.ts';
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

function setupOf({ board, seed, strategies, mirror }: SettledPlan, number: number): Setup {
  const count = strategies.length;
  return setupFor(board, SEATS.slice(0, count), seedOf(seed, number, count, mirror));
}

/** The record of the whole game; of a game that breaks, as far as it comes. */
export function recordOf(plan: SettledPlan, makers: readonly BotMaker[], number: number): string {
  const choices: RecordedChoice[] = [];
  const players = seatingOf(number, makers.length).map((strategy) => plan.names[strategy]!);
  try {
    playGame(plan, makers, number, (game) => ({
      before({ seat, options }, option) {
        if (options.includes(option)) {
          choices.push({ ...recordChoice(game, option, seat), player: players[seat]! });
        }
        return null;
      },
      after: () => undefined,
    }));
  } catch {
    // Whoever wants to know why it breaks has had the error; this is the way there.
  }
  return writeRecord({ setup: { ...setupOf(plan, number), players }, choices });
}
