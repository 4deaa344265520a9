// A question as it goes over the wire.

import type { Prompt } from '@tenfold/protocol';
import { optionParts } from '@tenfold/rules';
import type { Match } from './match.ts';
import type { OpenQuestion } from './questions.ts';

/** What is asked of the person in this seat; a bot's questions are nobody else's. */
export function promptsFor(match: Match, seat: number): readonly Prompt[] {
  if (match.seating.personAt(seat) === null) return [];
  return match.questions(seat).map((question) => promptOf(match, question));
}

function promptOf(match: Match, question: OpenQuestion): Prompt {
  const { decision, number } = question;
  return {
    number,
    player: decision.player,
    about: decision.about,
    verb: decision.verb,
    card: decision.card,
    from: decision.from,
    least: decision.least,
    most: decision.most,
    picked: decision.picked,
    filter: decision.filter,
    limit: decision.limit,
    acting: decision.acting,
    options: decision.options.map((option) => optionParts(match.game, option)),
    ...(match.isByServer(question) ? { byServer: true as const } : {}),
  };
}
