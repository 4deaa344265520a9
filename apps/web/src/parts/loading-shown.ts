// Whether anything on the page is still being fetched: whatever waits shows a `Loading`, which counts itself here.

import { tick } from 'svelte';

let shown = 0;
const waiting = new Set<() => void>();

/** To be called when a `Loading` appears; gives what is to be called when it goes. */
export function countLoading(): () => void {
  shown += 1;
  return () => {
    shown -= 1;
    void tellIfNone();
  };
}

/** Resolves as soon as nothing is being fetched any more. What takes the place of one `Loading` may bring the next. */
export function nothingLoads(): Promise<void> {
  return new Promise((resolve) => {
    waiting.add(resolve);
    void tellIfNone();
  });
}

async function tellIfNone(): Promise<void> {
  await tick();
  if (shown > 0) return;
  for (const resolve of waiting) resolve();
  waiting.clear();
}
