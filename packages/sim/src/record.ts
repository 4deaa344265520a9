// The record of one game of a plan, with the strategies' names.

import type { BotMaker } from '@tenfold/bots';
import type { RecordedChoice } from '@tenfold/rules';
import { recordChoice, writeRecord } from '@tenfold/rules';
import { playGame, setupOf } from './game.ts';
import type { SettledPlan } from './plan.ts';
import { seatingOf } from './seating.ts';

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
