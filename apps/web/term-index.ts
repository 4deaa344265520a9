// The words of the game that a learner can meet, and the cards on which each is met. Worked out from the cards' own texts while
// the page is built, and put into it as data: see scenario-files.ts.

import { loadGlossary } from '@tenfold/i18n/glossary';
import type { BookPlace } from '@tenfold/i18n/rulebook';
import type { CardDefinition } from '@tenfold/rules';
import { allCards } from '@tenfold/rules';

/** A word, by where the book explains it, and the cards that say it or are it. */
export interface ListedTerm extends BookPlace {
  /** The whole chapter is about it. */
  readonly isChapter: boolean;
  readonly cards: readonly string[];
}

const glossary = await loadGlossary('en');

const says =
  (words: RegExp) =>
  (card: CardDefinition): boolean =>
    words.test(glossary.cardText(card));

interface Term extends BookPlace {
  readonly isChapter?: true;
  readonly isOn: (card: CardDefinition) => boolean;
}

const TERMS: readonly Term[] = [
  { chapter: 'terms', section: 'plus-cards', isOn: says(/\+\d+ Card/) },
  { chapter: 'terms', section: 'plus-actions', isOn: says(/\+\d+ Action/) },
  { chapter: 'terms', section: 'plus-buys', isOn: says(/\+\d+ Buy/) },
  { chapter: 'terms', section: 'plus-coins', isOn: says(/\+\d+ coin/) },
  { chapter: 'terms', section: 'discard', isOn: says(/\bdiscard/i) },
  { chapter: 'terms', section: 'trash', isOn: says(/\btrash/i) },
  { chapter: 'terms', section: 'gain', isOn: says(/\bgain/i) },
  { chapter: 'terms', section: 'reveal', isOn: says(/\breveal/i) },
  { chapter: 'terms', section: 'set-aside', isOn: says(/\bset aside\b/i) },
  { chapter: 'terms', section: 'pass', isOn: says(/\bpass/i) },
  {
    chapter: 'attacks',
    section: 'order',
    isChapter: true,
    isOn: ({ types }) => types.includes('Attack'),
  },
  { chapter: 'attacks', section: 'reactions', isOn: ({ types }) => types.includes('Reaction') },
  { chapter: 'choices', section: 'choosing', isOn: says(/\bchoose\b/i) },
  {
    chapter: 'choices',
    section: 'two-types',
    isOn: ({ types }) => types.length > 1 && types.includes('Victory'),
  },
  { chapter: 'potion', section: 'paying', isChapter: true, isOn: ({ cost }) => cost.potions > 0 },
];

/** In the order in which the book explains them. */
export const termIndex: readonly ListedTerm[] = TERMS.map(({ chapter, section, isChapter, isOn }) => ({
  chapter,
  section,
  isChapter: isChapter ?? false,
  cards: allCards.filter(isOn).map(({ id }) => id),
}));
