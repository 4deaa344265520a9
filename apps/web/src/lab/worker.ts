// Plays the games that the lab hands out, with the engine that the terminal has.

import { strategist } from '@tenfold/bots';
import type { GameRange, RangeRunner } from '@tenfold/sim/core';
import { GameError, rangeRunner } from '@tenfold/sim/core';
import type { LabOrder, LabReport } from './worker-messages.ts';

const runners = new Map<number, RangeRunner>();

const tell = (report: LabReport): void => postMessage(report);

addEventListener('message', ({ data }: MessageEvent<LabOrder>) => {
  if (data.type === 'plan') runners.set(data.run, rangeRunner(data.plan, strategist));
  else if (data.type === 'forget') runners.delete(data.run);
  else play(data.run, data.range);
});
tell({ type: 'ready' });

function play(run: number, range: GameRange): void {
  const runner = runners.get(run);
  if (runner === undefined) return;
  const started = performance.now();
  try {
    const tally = runner.play(range);
    tell({ type: 'played', run, tally, seconds: (performance.now() - started) / 1000 });
  } catch (error) {
    if (!(error instanceof GameError)) throw error;
    tell({ type: 'broken', run, game: error.game });
  }
}
