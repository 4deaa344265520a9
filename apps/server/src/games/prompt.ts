// A question as it goes over the wire.

import type { Prompt, WireOption } from '@tenfold/protocol';
import type { CardSet, Decision, Option } from '@tenfold/rules';
import { NOTHING, argumentOf, cardSetOf, verbOf } from '@tenfold/rules';
import type { Match } from './match.ts';

/** What is asked of the person in this seat; a bot's questions are nobody else's. */
export function promptFor(match: Match, seat: number): Prompt | null {
  const question = match.question(seat);
  if (question === null || match.seating.personAt(seat) === null) return null;
  const { decision, number } = question;
  const set = cardSetOf(match.game);
  return {
    number,
    player: decision.player,
    about: decision.about,
    verb: decision.verb,
    card: decision.card,
    least: decision.least,
    most: decision.most,
    options: decision.options.map((option) => wireOption(set, decision, option)),
  };
}

function wireOption(set: CardSet, decision: Decision, option: Option): WireOption {
  const verb = verbOf(option);
  const argument = argumentOf(option);
  if (argument === NOTHING) return { verb, card: null, mode: null };
  if (verb === 'choose') return { verb, card: null, mode: decision.modes?.[argument] ?? null };
  return { verb, card: set.ids[argument] ?? null, mode: null };
}
