// Plays the games that show what a card is worth, with the engine that the terminal has.

import type { WorthRunner } from '@tenfold/sim/core';
import { weighingRunner } from '@tenfold/sim/core';
import type { WorthOrder, WorthReport } from './worker-messages.ts';

let runner: WorthRunner | undefined;
let current = 0;

const tell = (report: WorthReport): void => postMessage(report);

addEventListener('message', ({ data }: MessageEvent<WorthOrder>) => {
  try {
    if (data.type === 'card') {
      current = data.generation;
      runner = undefined;
      runner = weighingRunner(data.card, data.seed);
      return;
    }
    if (runner === undefined || data.generation !== current) return;
    const started = performance.now();
    const tally = runner.play(data.from, data.to);
    tell({ type: 'played', generation: current, tally, seconds: (performance.now() - started) / 1000 });
  } catch {
    // Whatever goes wrong in a game with a card that somebody makes: there is nothing to say of it.
    tell({ type: 'broken', generation: current });
  }
});
tell({ type: 'ready' });
