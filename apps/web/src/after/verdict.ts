// How a game came out, in a few words.

import type { Words } from '../words/index.ts';
import { isBrokenOff, winnersOf } from '@tenfold/insight';
import type { FinalResult } from '@tenfold/insight';

/** `you` is the reader's seat. */
export function verdictOf(
  { ranked, ending, unplayed }: FinalResult,
  you: number | null,
  { after }: Words,
): string {
  if (isBrokenOff(ending)) return after.brokenOff;
  if (ending?.why === 'open') return after.stopsEarly;
  if (unplayed.length > 0) return after.nobodyWon;
  return after.winners(winnersOf(ranked).map(({ seat, name }) => ({ you: seat === you, name })));
}
