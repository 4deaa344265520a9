// The rulebook's order: chapters, their sections, and which rulings stand in each. What they say is in `languages/`.

import type { CardId } from '@tenfold/rules';
import { BOXES, allCards, fold, setOfCard } from '@tenfold/rules';
import type { Ruling } from '../rulings.ts';
import { MISPRINTS } from './conflict-topics.ts';

/** Chapters that are told in sentences. A section has the rulings of its topics, or those that it names. */
const TOLD = [
  { id: 'goal', sections: [{ id: 'winning', topics: ['Objective'] }] },
  {
    id: 'cards',
    sections: [
      { id: 'parts', topics: ['Card layout', 'Example card: Pawn'] },
      { id: 'box', topics: ['Components'] },
    ],
  },
  {
    id: 'set-up',
    sections: [
      { id: 'deck', topics: ['Set-up: starting deck', 'Set-up: starting hand'] },
      {
        id: 'supply',
        topics: [
          'Set-up: supply',
          'Set-up: treasures',
          'Set-up: victory cards',
          'Set-up: curses',
          'Set-up: kingdom piles',
          'Set-up: Trash',
        ],
      },
      { id: 'first-player', topics: ['Starting player'] },
    ],
  },
  {
    id: 'turn',
    sections: [
      { id: 'phases', topics: ['Turn structure'] },
      { id: 'shuffling', topics: ['Shuffling'] },
      { id: 'in-short', topics: ['General'] },
    ],
  },
  { id: 'action-phase', sections: [{ id: 'playing', topics: ['Action phase'] }] },
  {
    id: 'buy-phase',
    sections: [
      { id: 'buying', topics: ['Buy phase'] },
      { id: 'sums', topics: ['Buy phase: example'] },
    ],
  },
  { id: 'clean-up', sections: [{ id: 'clearing', topics: ['Clean-up phase'] }] },
  {
    id: 'terms',
    sections: [
      { id: 'plus-actions', topics: ['+X Action'] },
      { id: 'plus-cards', topics: ['+X Card'] },
      { id: 'plus-coins', topics: ['+X coins'] },
      { id: 'plus-buys', topics: ['+1 Buy'] },
      { id: 'discard', topics: ['Discard'] },
      { id: 'trash', topics: ['Trash'] },
      { id: 'gain', topics: ['Gain'] },
      { id: 'reveal', topics: ['Reveal'] },
      { id: 'set-aside', topics: ['Set aside'] },
      { id: 'pass', topics: ['Pass'] },
    ],
  },
  {
    id: 'attacks',
    sections: [
      { id: 'order', topics: ['Order of multi-player effects'] },
      { id: 'reactions', topics: ['Reactions'] },
    ],
  },
  {
    id: 'choices',
    sections: [
      { id: 'choosing', topics: ['Choose one'] },
      { id: 'two-types', topics: ['Cards with two types', 'Cards with two types: example'] },
    ],
  },
  {
    id: 'potion',
    sections: [
      { id: 'pile', topics: ['Setup', 'Potion pile'] },
      { id: 'paying', topics: ['Buying with Potions'] },
      { id: 'treasures-first', topics: ['Treasure timing'] },
      { id: 'in-play', topics: ['In play'] },
      { id: 'discard-order', topics: ['Discard order'] },
    ],
  },
  {
    id: 'costs',
    sections: [
      { id: 'shelves', topics: ['Costs with Potion'] },
      {
        id: 'up-to',
        rulings: [
          'ALC-COST-02',
          'ALC-COST-03',
          'ALC-COST-04',
          'ALC-COST-06',
          'ALC-COST-07',
          'ALC-COST-08',
          'ALC-COST-09',
          'ALC-COST-10',
          'ALC-COST-21',
          'ALC-COST-22',
          'ALC-COST-23',
        ],
      },
      {
        id: 'comparing',
        rulings: ['ALC-COST-13', 'ALC-COST-14', 'ALC-COST-15', 'ALC-COST-17', 'ALC-COST-19', 'ALC-COST-20'],
      },
      { id: 'numbers', rulings: ['ALC-COST-16', 'ALC-COST-11', 'ALC-COST-12', 'ALC-COST-25'] },
    ],
  },
  {
    id: 'possession',
    sections: [
      { id: 'whose-turn', topics: ['Possession'] },
      { id: 'seeing', rulings: possession('05 06 07 08') },
      { id: 'gaining', rulings: possession('10 11 12 24 41 43 45') },
      { id: 'trashing', rulings: possession('13 14 15 16 17 18 19 20 42 44') },
      { id: 'attacking', rulings: possession('21 22') },
      { id: 'more-turns', rulings: possession('25 26 27 28 29 30 31 32 33 34 35 36 37 39 40') },
    ],
  },
  {
    id: 'five-and-six',
    sections: [
      { id: 'two-tables', topics: ['More than 4 players'] },
      { id: 'one-table', topics: ['5-6 players'] },
    ],
  },
  { id: 'looking', sections: [{ id: 'looking', topics: ['Looking and counting'] }] },
  {
    id: 'end',
    sections: [
      { id: 'over', topics: ['End of the game'] },
      { id: 'score', topics: ['Scoring'] },
      { id: 'tie', topics: ['Tie'] },
    ],
  },
  { id: 'kingdom', sections: [{ id: 'choosing', topics: ['Choosing the kingdom'] }] },
  {
    id: 'examples',
    sections: [
      { id: 'courtyard', topics: ['Example turn'] },
      { id: 'possession', topics: ['Example turn (Tracy and Tyler)'] },
    ],
  },
  {
    id: 'together',
    sections: [
      { id: 'meetings', topics: ['Interactions'] },
      { id: 'misprints', topics: [MISPRINTS] },
    ],
  },
] as const;

function possession(numbers: string): string[] {
  return numbers.split(' ').map((number) => `ALC-POSSESSION-${number}`);
}

type Told = (typeof TOLD)[number];
/** A chapter that is told in sentences. */
export type ToldChapterId = Told['id'];
/** A section of such a chapter. */
export type ToldSectionId<Id extends ToldChapterId> = Extract<Told, { id: Id }>['sections'][number]['id'];

/** A chapter of cards: one section for each card of the box. */
export type CardChapterId = (typeof BOXES)[number];
/** A chapter of the rulebook. */
export type ChapterId = ToldChapterId | CardChapterId;

/** A part of a chapter, and the rulings that stand there. */
export interface BookSection {
  /** In a chapter of cards the id of the card. */
  readonly id: string;
  readonly topics?: readonly string[];
  readonly rulings?: readonly string[];
}

/** A chapter and its sections, in the order of the book. */
export interface BookChapter {
  readonly id: ChapterId;
  readonly sections: readonly BookSection[];
}

/** Possession has a chapter of its own. */
const TOLD_ELSEWHERE: readonly CardId[] = ['possession'];

const cardChapters: readonly BookChapter[] = BOXES.map((box) => ({
  id: box,
  sections: allCards
    .filter(({ id }) => setOfCard(id) === box && !TOLD_ELSEWHERE.includes(id))
    .map(({ id }) => ({ id, topics: [id] })),
}));

/** The book from its first chapter to its last. */
export const CHAPTERS: readonly BookChapter[] = TOLD.flatMap((chapter) =>
  chapter.id === 'together' ? [...cardChapters, chapter] : [chapter],
);

/** Whether the chapter goes through the cards of a box. */
export const isCardChapter = (id: ChapterId): id is CardChapterId => BOXES.some((box) => box === id);

/** Whether a word of an address names a chapter. */
export const isChapter = (word: string): word is ChapterId => CHAPTERS.some(({ id }) => id === word);

/** Where in the book something stands. */
export interface BookPlace {
  readonly chapter: ChapterId;
  readonly section: string;
}

const byRuling = new Map<string, BookPlace>();
const byTopic = new Map<string, BookPlace>();
for (const { id: chapter, sections } of CHAPTERS) {
  for (const { id: section, topics = [], rulings = [] } of sections) {
    for (const topic of topics) byTopic.set(topic, { chapter, section });
    for (const ruling of rulings) byRuling.set(ruling, { chapter, section });
  }
}

/** Topics by another name. */
const ALSO: Readonly<Record<string, string>> = {
  // Guests have no chapter: what was settled about them concerns how they meet the cards of the boxes.
  ...Object.fromEntries(
    ['Ambassador', 'Black Market', 'Native Village', 'Outpost'].map((card) => [card, 'Interactions']),
  ),
  'Example turn with Potions': 'Example turn (Tracy and Tyler)',
  'More than 6 players': 'More than 4 players',
  'Reactions of several players': 'Reactions',
};

/** Where a ruling stands: by its id, by its topic, or under the card that its topic names ("Bridge: example"). */
export function placeOf({ id, topic }: Pick<Ruling, 'id' | 'topic'>): BookPlace {
  const [card = ''] = topic.split(':');
  const place = byRuling.get(id) ?? byTopic.get(ALSO[topic] ?? topic) ?? byTopic.get(fold(card));
  if (place === undefined) {
    throw new Error(`${id} has no place in the book: give its topic "${topic}" to a section in chapters.ts`);
  }
  return place;
}

/** The rulings of a section, in their own order. */
export const rulingsIn = <Some extends Pick<Ruling, 'id' | 'topic'>>(
  { chapter, section }: BookPlace,
  rulings: readonly Some[],
): Some[] =>
  rulings.filter((ruling) => {
    const place = placeOf(ruling);
    return place.chapter === chapter && place.section === section;
  });
