// How a game came out, in a few words.

import type { Words } from '../words/index.ts';
import type { Result } from './result.ts';
import { winnersOf } from './standings.ts';

/** `you` is the reader's seat. */
export function verdictOf({ ranked, ending }: Result, you: number | null, { after }: Words): string {
  if (ending?.why === 'agreed' || ending?.why === 'broken-off') return after.brokenOff;
  if (ending?.why === 'open') return after.stopsEarly;
  return after.winners(winnersOf(ranked).map(({ seat, name }) => ({ you: seat === you, name })));
}
