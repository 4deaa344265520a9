// Plays a record without keeping the page from answering.

import type { Replay } from '@tenfold/insight';
import { playRecord } from '@tenfold/insight';

/** How long the page may be kept from answering while a record is played. */
const SLICE_MS = 12;

const nextTask = async (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** What cannot be played fails with a `RecordError`, which has the line. */
export async function openReplay(text: string, pause: () => Promise<void> = nextTask): Promise<Replay> {
  const playing = playRecord(text);
  let since = performance.now();
  for (;;) {
    const { done, value } = playing.next();
    if (done === true) return value;
    if (performance.now() - since < SLICE_MS) continue;
    await pause();
    since = performance.now();
  }
}
