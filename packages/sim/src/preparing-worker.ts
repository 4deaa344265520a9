// A thread in which a character prepares. Started by preparing.ts.

import { parentPort, workerData } from 'node:worker_threads';
import type { Found, Preparation } from '@tenfold/bots';
import { Lens, newGame } from '@tenfold/rules';
import { characterFrom } from './bots.ts';
import type { PreparingReport, PreparingTask } from './messages.ts';
import { studySetup } from './study-table.ts';

/** Smaller steps are not worth a message, unless something better was found. */
const STEP = 0.01;

const { id, table, seconds, characters } = workerData as PreparingTask;
const { preparation } = await characterFrom(characters, id);
const say = (report: PreparingReport): void => parentPort?.postMessage(report);
say({ type: 'begun' });
say({ type: 'done', found: preparation === undefined ? null : study(preparation) });

function study(how: Preparation): Found | null {
  const started = performance.now();
  const spent = (): number => Math.min(1, (performance.now() - started) / (1000 * seconds));
  let best: Found | null = null;
  let told = 0;
  for (const found of how.prepare(new Lens(newGame(studySetup(table)), 0), spent)) {
    const isAnother = found.strategy !== best?.strategy;
    best = found;
    const share = spent();
    if (share >= 1) break;
    if (!isAnother && share < told + STEP) continue;
    told = share;
    say({ type: 'found', found, share });
  }
  return best;
}
