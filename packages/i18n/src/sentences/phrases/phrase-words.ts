// The shape of what is said at a table. A language that lacks a phrase does not compile.

import type { CardId } from '@tenfold/rules';
import type { BotPhrase, Phrase, Reaction } from '../../phrases.ts';

type AboutCard = (card: CardId) => string;

/** What people and bots can say in one language. */
export interface PhraseWords {
  readonly phrases: Readonly<Record<Phrase, string>>;
  readonly reactions: Readonly<Record<Reaction, AboutCard>>;
  /** Greetings and goodbyes are about no card. */
  readonly voices: Readonly<Record<BotPhrase, string | AboutCard>>;
}
