// Where there are fewer cores than threads with something to do, choices go first: a thread that reads long lists, thinks for bots or
// paints gives way to the one that answers people.

import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';

/** A third of the time of another thread that wants the same core; whatever it needs where nobody does. */
const LESS = 5;

/** To be called in that thread. Linux alone has priorities of threads; elsewhere all are alike. */
export function giveWay(): void {
  if (process.platform !== 'linux') return;
  try {
    const thread = Number(/\d+$/.exec(readlinkSync('/proc/thread-self'))?.[0]);
    setPriority(thread, LESS);
  } catch {
    // Not everywhere may a process do so, nor has it everywhere a way to know its threads.
  }
}
