// A thread in which a character prepares. Started by preparing.ts.

import { parentPort, workerData } from 'node:worker_threads';
import type { Preparation, PreparedStrategy } from '@tenfold/bots';
import { runPreparation, timeSpent } from '@tenfold/bots';
import { Lens, newGame } from '@tenfold/rules';
import { characterFrom } from './load-bots.ts';
import type { PreparationReport, PreparationTask } from './worker-messages.ts';
import { preparationSetup } from './preparation-table.ts';

const { id, table, seconds, games, characters } = workerData as PreparationTask;
const { preparation } = await characterFrom(characters, id);
const say = (report: PreparationReport): void => parentPort?.postMessage(report);
say({ type: 'begun' });
say({ type: 'done', found: preparation === undefined ? null : run(preparation) });

function run(how: Preparation): PreparedStrategy | null {
  const tell = (found: PreparedStrategy, share: number): void => say({ type: 'found', found, share });
  return runPreparation(how, new Lens(newGame(preparationSetup(table)), 0), {
    spent: games === undefined ? timeSpent(seconds, () => performance.now()) : gamesSpent(games),
    onFound: tell,
    onStep: tell,
  });
}

/** So much of that many games is used up; `played` is told by whoever searches. */
function gamesSpent(most: number): (played?: number) => number {
  let spent = 0;
  return (played = 0) => {
    spent = Math.max(spent, Math.min(1, played / most));
    return spent;
  };
}
