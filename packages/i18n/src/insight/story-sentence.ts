// How a game was won and where it turned, in the reader's language.

import type { LastPurchase, TurningPoint, Winning } from '@tenfold/insight';
import { eventSentence } from '../sentences/event.ts';
import { personAt } from '../sentences/people.ts';
import type { Reader, Sentences } from '../sentences/sentences.ts';
import type { InsightWords } from './insight-words.ts';

type Words = Pick<InsightWords, 'story'>;

/** How the lead came about, as a sentence. */
export function winningSentence({ story: say }: Words, winning: Winning, reader: Reader): string {
  const winner = personAt(winning.seat, reader);
  switch (winning.how) {
    case 'at-last':
      return say.atLast(winner, winning.behind);
    case 'overtook':
      return say.overtook(winner, winning.turn);
    case 'always-ahead':
      return say.neverBehind(winner);
  }
}

/** What the last turn brought, as the log says it. */
export const purchaseSentence = (
  sentences: Sentences,
  { seat, cards }: LastPurchase,
  reader: Reader,
): string =>
  `${eventSentence(sentences, { type: 'buy', player: seat, because: null, depth: 0, cards, count: cards.length }, reader)}.`;

/** One line: which turn, what came to whom, what that meant. */
export function turningSentence(
  { story: say }: Words,
  sentences: Sentences,
  { own, gained, why, leader, seat }: TurningPoint,
  reader: Reader,
): string {
  const what: string[] = [];
  if (gained !== null) {
    const { cards } = gained;
    const event = {
      type: 'gain',
      player: gained.seat,
      because: null,
      depth: 0,
      cards,
      count: cards.length,
    } as const;
    what.push(eventSentence(sentences, event, reader));
  }
  if (why === 'took-lead') what.push(say.takesLead(personAt(seat, reader)));
  else if (why === 'first-province') what.push(say.firstProvince);
  else if (leader !== null) what.push(say.leads(personAt(leader.seat, reader), leader.by));
  return say.inTurn(own, what);
}
