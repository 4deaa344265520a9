// What the command line plays of the same plan in a second, once its threads are warm.

import { parseStrategy } from '@tenfold/bots';
import { simulate } from '@tenfold/sim';
import type { Study } from '../../src/lab/study.ts';

const WARM_MS = 1000;
const MEASURED_MS = 1000;

export async function playedInASecond(
  { texts, kingdom, games, seed }: Study,
  threads: number,
): Promise<number> {
  const strategies = texts.map((text) => {
    const { strategy } = parseStrategy(text);
    if (strategy === undefined) throw new Error('the text of the bench cannot be read');
    return strategy;
  });
  const enough = new AbortController();
  let begun: number | null = null;
  let first: { readonly time: number; readonly played: number } | null = null;
  let rate = 0;
  await simulate(
    { strategies, kingdom, games, seed, mirror: true, detail: true },
    {
      threads,
      signal: enough.signal,
      onProgress({ played }) {
        const time = performance.now();
        begun ??= time;
        if (time - begun < WARM_MS) return;
        first ??= { time, played };
        if (time - first.time < MEASURED_MS || rate > 0) return;
        rate = (1000 * (played - first.played)) / (time - first.time);
        enough.abort();
      },
    },
  );
  return Math.round(rate);
}
