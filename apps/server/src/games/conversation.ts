// What is said at the table while a game is played. Kept in memory alone: it is no part of the game, and after a restart
// nobody is told of it again.

import type { CardId } from '@tenfold/rules';
import { view } from '@tenfold/rules';
import type { Id, Said, ToServer } from '@tenfold/protocol';
import { LIMITS, REACTIONS } from '@tenfold/protocol';
import { Refusal } from '../refusal.ts';
import type { BotRemark } from './bot-voices.ts';
import type { Match } from './match.ts';

type Say = Extract<ToServer, { type: 'say' }>;
export type SpokenPhrase = Pick<Say, 'phrase' | 'card'>;

export class Conversation {
  #said: readonly Said[] = [];

  /** The latest, the oldest first. */
  get said(): readonly Said[] {
    return this.#said;
  }

  /** Throws a Refusal if it cannot be said in this game. */
  byPerson(match: Match, seat: number, person: Id, remark: SpokenPhrase, at: number): Said {
    refuseUnsayable(match, remark);
    return this.#add(match, { seat, person, ...remark }, at);
  }

  byBot(match: Match, remark: BotRemark, at: number): Said {
    return this.#add(match, { ...remark, person: null }, at);
  }

  /** Said to those who follow the game by way of another node. */
  heard(said: Said): void {
    this.#said = [...this.#said, said].slice(-LIMITS.said);
  }

  #add(match: Match, remark: Spoken, at: number): Said {
    const { seat, person, phrase, card } = remark;
    const { timeline } = match;
    const after = timeline.toldAfter(timeline.choices.length);
    const said = { seat, person, phrase, ...(card === undefined ? {} : { card }), at, after };
    this.heard(said);
    return said;
  }
}

interface Spoken extends Pick<Said, 'seat' | 'person' | 'phrase'> {
  readonly card?: CardId | undefined;
}

/** Any card of the Supply can be spoken of, whoever holds it: whether it may be said tells nothing. */
function refuseUnsayable({ game }: Match, { phrase, card }: SpokenPhrase): void {
  const isReaction = REACTIONS.some((reaction) => reaction === phrase);
  if (card === undefined) {
    if (!isReaction) return;
    throw new Refusal('malformed', `message "say": "${phrase}" is about a card; name it in "card"`);
  }
  if (!isReaction) {
    throw new Refusal('malformed', `message "say": "${phrase}" is about no card; leave "card" out`);
  }
  if (!view(game, null).supply.some((pile) => pile.card === card)) {
    throw new Refusal('not-found', 'message "say": "card" is no card of this game; name one of its Supply');
  }
}
