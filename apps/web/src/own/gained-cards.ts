// Which Kingdom cards somebody took in a game, from its record.

import type { CardId } from '@tenfold/rules';
import { setOfCard } from '@tenfold/rules';
import { openReplay } from '../after/open-replay.ts';
import { api } from '../api.ts';

/** A game whose record is not to be had, or cannot be played any more, tells nothing. */
export async function gainedCards(game: string, seat: number): Promise<readonly CardId[]> {
  try {
    const replay = await openReplay(await api.record(game));
    return replay
      .eventsFor('all')
      .flatMap(({ type, player, cards = [] }) => (type === 'gain' && player === seat ? cards : []))
      .filter((card) => setOfCard(card) !== 'basic');
  } catch {
    return [];
  }
}
