// Plays the games that the lab hands out, with the engine that the terminal has.

import { strategist } from '@tenfold/bots';
import type { RangeRunner } from '@tenfold/sim/core';
import { GameError, rangeRunner } from '@tenfold/sim/core';
import type { LabOrder, LabReport } from './worker-messages.ts';

let runner: RangeRunner | undefined;
let current = 0;

const tell = (report: LabReport): void => postMessage(report);

addEventListener('message', ({ data }: MessageEvent<LabOrder>) => {
  if (data.type === 'plan') {
    current = data.generation;
    runner = rangeRunner(data.plan, strategist);
    return;
  }
  if (runner === undefined || data.generation !== current) return;
  const started = performance.now();
  try {
    const tally = runner.play(data.range);
    tell({ type: 'played', generation: current, tally, seconds: (performance.now() - started) / 1000 });
  } catch (error) {
    if (!(error instanceof GameError)) throw error;
    tell({ type: 'broken', generation: current, game: error.game });
  }
});
tell({ type: 'ready' });
