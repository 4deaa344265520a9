// Which cards a ruling speaks of, by their names.

import { standardCards, title } from '@tenfold/rules';

/** Longer names first, and other sets' too: Mining Village and Native Village are no Village. */
const NAMES = [
  ...standardCards.ids.map((id) => (id === 'philosophers-stone' ? "Philosopher's Stone" : title(id))),
  'Black Market',
  'Native Village',
].toSorted((a, b) => b.length - a.length);
const ANY_NAME = new RegExp(String.raw`\b(?:${NAMES.join('|')})\b`, 'g');

/** Whatever is said of a possessed turn is said of Possession. */
export const cardsNamed = (text: string): ReadonlySet<string> =>
  new Set([...(text.match(ANY_NAME) ?? []), ...(/possessed|possessor/i.test(text) ? ['Possession'] : [])]);
