// Why a game is over, in the reader's language.

import type { GameEnding } from '@tenfold/insight';
import { personAt } from '../sentences/people.ts';
import type { MentionedPerson, Reader } from '../sentences/sentences.ts';
import type { CardName, InsightWords } from './insight-words.ts';

/** Why a game is over, as a sentence. */
export function endingSentence(
  { ending: say }: Pick<InsightWords, 'ending'>,
  ending: GameEnding,
  cardName: CardName,
  reader: Reader,
): string {
  const who = (seat: number | null | undefined): MentionedPerson | null =>
    seat === null || seat === undefined ? null : personAt(seat, reader);
  switch (ending.why) {
    case 'provinces':
      return say.provinces(cardName('province'));
    case 'piles':
      return say.piles(ending.cards.map(cardName));
    case 'idle':
      return say.idle;
    case 'resigned':
    case 'time':
    case 'left':
      return say[ending.why](who(ending.by));
    case 'broken-off':
      return ending.by === null ? say.brokenOff : say.by(who(ending.by));
    case 'agreed': {
      // Whoever has only bots about him asks nobody.
      const [first, ...others] = ending.by ?? [];
      return others.length > 0 ? say.agreed : say.by(who(first));
    }
    case 'open':
      return say.open;
  }
}
