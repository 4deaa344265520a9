// What a process and those it has started have used of the processors: PostgreSQL has one for each connection.

import { readFileSync, readdirSync } from 'node:fs';

/** Of Linux, on every machine that Node runs on. */
const TICKS_PER_SECOND = 100;
const MICROS_PER_TICK = 1e6 / TICKS_PER_SECOND;

interface ProcessTimes {
  readonly parent: number;
  readonly own: number;
  /** Of children that have ended. */
  readonly ended: number;
}

/** Microseconds so far; null where the system does not tell. */
export function treeMicros(root: number): number | null {
  const main = timesOf(root);
  if (main === null) return null;
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => timesOf(Number(name)))
    .filter((times) => times?.parent === root);
  const ticks = children.reduce((sum, times) => sum + (times?.own ?? 0), main.own + main.ended);
  return ticks * MICROS_PER_TICK;
}

function timesOf(pid: number): ProcessTimes | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name stands in brackets and may have anything in it, brackets too.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [, parent = 0] = fields;
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15);
    return { parent, own: user + system, ended: endedUser + endedSystem };
  } catch {
    // It has ended meanwhile, or this is another system.
    return null;
  }
}
