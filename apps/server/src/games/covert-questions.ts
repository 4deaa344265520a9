// Questions whose options follow from cards that the others may not see. Who is asked is plain to all; whether there
// is anything to choose is not, and must not show by how soon the answer comes.

import type { Decision, Option } from '@tenfold/rules';

/** The same for all hands that the others may imagine: it follows from the question, not from its options. */
export function isCovert({ card, from, verb }: Decision): boolean {
  // A purchase that a text allows offers Treasures of the hand besides.
  if (card !== null && verb === 'buy') return from.play === 'hand';
  return from[verb] === 'hand';
}

/** The only possible answer to such a question; null where there is a choice, or everybody sees that there is none. */
export function forcedAnswer(asked: Decision): Option | null {
  const [only, ...others] = asked.options;
  return only !== undefined && others.length === 0 && isCovert(asked) ? only : null;
}
