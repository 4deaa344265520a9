// How a game came out, in a few words.

import type { Words } from '../words/index.ts';
import { isBrokenOff } from './ending.ts';
import type { Result } from './result.ts';
import { winnersOf } from './standings.ts';

/** `you` is the reader's seat. */
export function verdictOf(
  { ranked, ending, unplayed }: Result,
  you: number | null,
  { after }: Words,
): string {
  if (isBrokenOff(ending)) return after.brokenOff;
  if (ending?.why === 'open') return after.stopsEarly;
  if (unplayed.length > 0) return after.nobodyWon;
  return after.winners(winnersOf(ranked).map(({ seat, name }) => ({ you: seat === you, name })));
}
