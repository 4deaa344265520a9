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

/** What was said, and who is not told of it: those who have blocked who said it. */
export interface Remark {
  readonly said: Said;
  readonly unheardBy: ReadonlySet<Id>;
}

export const isToldTo = ({ unheardBy }: Remark, person: Id | null): boolean =>
  person === null || !unheardBy.has(person);

interface SpeakingPerson extends SpokenPhrase {
  readonly seat: number;
  readonly person: Id;
  readonly unheardBy: ReadonlySet<Id>;
}

const NOBODY: ReadonlySet<Id> = new Set();

export class Conversation {
  #remarks: readonly Remark[] = [];

  /** The latest that this person is told, the oldest first. */
  saidTo(person: Id | null): readonly Said[] {
    return this.#remarks.flatMap((remark) => (isToldTo(remark, person) ? [remark.said] : []));
  }

  /** Throws a Refusal if it cannot be said in this game. */
  byPerson(match: Match, { seat, person, unheardBy, ...phrase }: SpeakingPerson, at: number): Remark {
    refuseUnsayable(match, phrase);
    return this.#add(match, { seat, person, ...phrase }, at, unheardBy);
  }

  byBot(match: Match, remark: BotRemark, at: number): Remark {
    return this.#add(match, { ...remark, person: null }, at, NOBODY);
  }

  /** Said to those who follow the game by way of another node. */
  heard(remark: Remark): void {
    this.#remarks = [...this.#remarks, remark].slice(-LIMITS.said);
  }

  #add(match: Match, spoken: Spoken, at: number, unheardBy: ReadonlySet<Id>): Remark {
    const { seat, person, phrase, card } = spoken;
    const { timeline } = match;
    const after = timeline.toldAfter(timeline.choices.length);
    const said = { seat, person, phrase, ...(card === undefined ? {} : { card }), at, after };
    const remark = { said, unheardBy };
    this.heard(remark);
    return remark;
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
