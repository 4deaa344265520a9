// How long a machine waits before it answers for a person: as long as people take for a small decision. The pause of a
// question follows from the seed of its game, which nobody knows before the end, and from nothing that anybody holds. So
// it is the same whatever the answer is, on every server that plays the game, and after a restart.

import { createHmac } from 'node:crypto';

/** Half of the answers take longer than this. */
const USUAL_MS = 1500;
/** By the logarithm: two thirds take between 0.64 and 1.57 times as long. */
const SPREAD = 0.45;
const LEAST_MS = 600;
/** Nobody waits longer for a machine. */
export const LONGEST_PAUSE_MS = 5000;

/** While somebody wishes to take back a choice, machines wait so long for the answer, and then play on. */
export const UNDO_PATIENCE_MS = 20_000;

/** For the question of this number that is put to a seat. */
export function pauseMs(seed: string, number: number, seat: number): number {
  const drawn = createHmac('sha256', seed).update(`pause ${number} ${seat}`).digest();
  // Box and Muller: two even numbers make one of the bell curve.
  const [even, other] = [drawn.readUInt32BE(0), drawn.readUInt32BE(4)].map((bits) => (bits + 0.5) / 2 ** 32);
  const bell = Math.sqrt(-2 * Math.log(even ?? 0.5)) * Math.cos(2 * Math.PI * (other ?? 0.5));
  const pause = Math.round(USUAL_MS * Math.exp(SPREAD * bell));
  return Math.min(LONGEST_PAUSE_MS, Math.max(LEAST_MS, pause));
}
