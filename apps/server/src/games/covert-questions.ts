// Questions whose options follow from cards that the others may not see. Who is asked is plain to all; whether there
// is anything to choose is not, and must not show by how soon the answer comes.

import type { Decision, Game, Option, Verb } from '@tenfold/rules';

/** What is picked out of a hand. The others (gain, name, choose, buy) offer what lies open. */
const FROM_HAND: ReadonlySet<Verb> = new Set([
  'play',
  'reveal',
  'discard',
  'trash',
  'topdeck',
  'pass',
  'set-aside',
]);

/** The same for all hands that the others may imagine: it follows from the question, not from its options. */
export function isCovert({ stack }: Game, { verb }: Decision): boolean {
  if (!FROM_HAND.has(verb)) return false;
  // Out of cards that lie open everybody knows what can be picked. What a Library sets aside lies open, but what it asks
  // about is in the hand.
  const open = stack.at(-1)?.rest.length ?? 0;
  return open === 0 || verb === 'set-aside';
}

/** The only possible answer to such a question; null where there is a choice, or everybody sees that there is none. */
export function forcedAnswer(game: Game, asked: Decision): Option | null {
  const [only, ...others] = asked.options;
  return only !== undefined && others.length === 0 && isCovert(game, asked) ? only : null;
}
