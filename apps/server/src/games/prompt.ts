// A question as it goes over the wire.

import type { Prompt, WireOption } from '@tenfold/protocol';
import type { CardSet, Decision, Game, Option, Verb } from '@tenfold/rules';
import { NOTHING, argumentOf, cardSetOf, verbOf } from '@tenfold/rules';
import type { Match } from './match.ts';

/** Verbs by which cards are picked one at a time, and held until the last is picked. */
const PICKING: ReadonlySet<Verb> = new Set(['discard', 'trash', 'topdeck']);

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
    picked: pickedBefore(match.game, decision),
    options: decision.options.map((option) => wireOption(set, decision, option)),
    ...(match.isByServer(seat) ? { byServer: true as const } : {}),
  };
}

/** Nobody else is told, for the others do not know how many of a hidden hand are picked so far. */
function pickedBefore(game: Game, { card, verb, least, most }: Decision): number {
  const asking = game.stack.at(-1);
  if (asking === undefined || card === null || !PICKING.has(verb)) return 0;
  if (asking.them.length > 0) return asking.them.length;
  // Cards that go back in an order of one's choice lie open until all of them are named.
  return verb === 'topdeck' && least === most ? Math.max(0, asking.rest.length - most) : 0;
}

function wireOption(set: CardSet, decision: Decision, option: Option): WireOption {
  const verb = verbOf(option);
  const argument = argumentOf(option);
  if (argument === NOTHING) return { verb, card: null, mode: null };
  if (verb === 'play-treasures') return { verb, card: null, mode: null };
  if (verb === 'choose') return { verb, card: null, mode: decision.modes?.[argument] ?? null };
  return { verb, card: set.ids[argument] ?? null, mode: null };
}
