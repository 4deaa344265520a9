// Which sounds belong to what happened.

import type { GameEvent } from '@tenfold/rules';
import { hasType } from '@tenfold/insight';

export const SOUNDS = [
  'card',
  'draw',
  'coin',
  'shuffle',
  'gain',
  'trash',
  'attack',
  'turn',
  'win',
  'over',
] as const;
export type Sound = (typeof SOUNDS)[number];

/** More at once would be noise. */
const MOST = 4;

/** A sound for each kind of thing, in the order in which they happened. */
export function cuesOf(events: readonly GameEvent[], you: number | null): Sound[] {
  const found: Sound[] = [];
  for (const event of events) {
    const sound = cueOf(event, you);
    if (sound !== null && !found.includes(sound)) found.push(sound);
  }
  if (found.length <= MOST) return found;
  // The end of a game must be heard, whatever came before it.
  const isEnd = (sound: Sound): boolean => sound === 'win' || sound === 'over';
  const end = found.filter(isEnd);
  return [...found.filter((sound) => !isEnd(sound)).slice(0, MOST - end.length), ...end];
}

function cueOf(
  { type, player, cards = [], because, winners = [] }: GameEvent,
  you: number | null,
): Sound | null {
  switch (type) {
    case 'play':
      if (player !== you && cards.some((card) => hasType(card, 'Attack'))) return 'attack';
      return cards.length > 0 && cards.every((card) => hasType(card, 'Treasure')) ? 'coin' : 'card';
    case 'draw':
      return player === you ? 'draw' : null;
    case 'shuffle':
      return 'shuffle';
    case 'gain':
      return 'gain';
    case 'trash':
      return 'trash';
    // At the end of a turn everything is discarded; that is no event of its own to anybody.
    case 'discard':
      return because === null ? null : 'card';
    case 'topdeck':
    case 'pass':
    case 'react':
    case 'reveal':
    case 'set-aside':
      return 'card';
    case 'over':
      return you !== null && winners.includes(you) ? 'win' : 'over';
    default:
      return null;
  }
}
