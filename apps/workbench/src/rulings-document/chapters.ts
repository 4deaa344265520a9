// Which topic stands in which chapter, and under which topic a conflict or a question is found.

import type { CardSetName } from '@tenfold/rules';
import { fold, setOfCard, standardCards } from '@tenfold/rules';
import { MISPRINTS as WORDS_AND_MISPRINTS, issueOf, readable } from '@tenfold/i18n/rulebook';
import type { Conflict, RulingEntry } from './sources.ts';

export interface Chapter {
  readonly title: string;
  readonly topics: readonly string[];
}

export { WORDS_AND_MISPRINTS };

const GENERAL: readonly Chapter[] = [
  {
    title: 'Before the game',
    topics: [
      'Objective',
      'Components',
      'Card layout',
      'Choosing the kingdom',
      'Set-up',
      'Set-up with Alchemy',
      'Potion pile',
      'Starting player',
      'More than 4 players',
      '5-6 players',
    ],
  },
  {
    title: 'The turn',
    topics: [
      'Turn structure',
      'Action phase',
      'Buy phase',
      'Treasure timing',
      'Buying with Potions',
      'Costs with Potion',
      'In play',
      'Clean-up phase',
      'Discard order',
      'Example turn',
      'Example turn with Potions',
    ],
  },
  {
    title: 'The words on the cards',
    topics: [
      '+X Action',
      '+X Card',
      '+X coins',
      '+1 Buy',
      'Discard',
      'Trash',
      'Gain',
      'Reveal',
      'Set aside',
      'Pass',
      'Choose one',
      'Cards with two types',
      'The Base rulebook in short',
    ],
  },
  {
    title: 'Around the table',
    topics: ['Shuffling', 'Looking and counting', 'Order of multi-player effects', 'Reactions'],
  },
  { title: 'The end', topics: ['End of the game', 'Scoring', 'Tie'] },
];

const SETS: readonly { readonly title: string; readonly set: CardSetName }[] = [
  { title: 'Base', set: 'base' },
  { title: 'Intrigue', set: 'intrigue' },
  { title: 'Alchemy', set: 'alchemy' },
];

/** Cards of other sets that the rulebooks speak of: what is settled for them is a rule of the house. */
const GUESTS: readonly string[] = ['Ambassador', 'Black Market', 'Native Village', 'Outpost'];

export const TOGETHER = 'Cards together';

/** Topics of the data that another heading serves better. */
const HEADINGS: Readonly<Record<string, string>> = {
  'Example card: Pawn': 'Pawn: annotated card',
  'Example turn (Tracy and Tyler)': 'Example turn with Potions',
  General: 'The Base rulebook in short',
  Interactions: TOGETHER,
  'More than 6 players': 'More than 4 players',
  'Reactions of several players': 'Reactions',
  Setup: 'Set-up with Alchemy',
};

/** "Bridge: example" stands under Bridge, as an example. */
export function headingOf(topic: string): { readonly heading: string; readonly part: string | undefined } {
  const [heading, part] = (HEADINGS[topic] ?? topic).split(': ');
  return { heading: heading!, part };
}

/** "Wishing Well / Scout / Swindler" concerns all three. */
export const headingsOf = (topic: string): string[] =>
  topic.split(' / ').map((one) => headingOf(one).heading);

export function chaptersOf(rulings: readonly RulingEntry[]): Chapter[] {
  const headings = new Set(rulings.map(({ topic }) => headingOf(topic).heading));
  const cards = (set: CardSetName) =>
    [...headings].filter((heading) => isCard(heading) && setOfCard(fold(heading)) === set).toSorted();
  return [
    ...GENERAL,
    ...SETS.map(({ title, set }) => ({ title: `${title} cards`, topics: cards(set) })),
    { title: 'Guests', topics: GUESTS },
    { title: 'Beyond single cards', topics: [TOGETHER, WORDS_AND_MISPRINTS] },
  ];
}

export const isCard = (heading: string): boolean => standardCards.numbers.has(fold(heading));

export const titleOfConflict = (conflict: Conflict): string =>
  'issue' in conflict ? issueOf(conflict.id).title : readable(conflict.topic);

/** Where a conflict stands: first its home, then the headings that refer to it. */
export function headingsOfConflict(
  conflict: Conflict,
  headingOfRuling: ReadonlyMap<string, string>,
): string[] {
  if ('issue' in conflict) return [...issueOf(conflict.id).headings];
  const related = new Set(conflict.related.map((id) => headingOfRuling.get(id)!));
  const named = [...new Set(headingOfRuling.values())]
    .filter((heading) => conflict.topic.startsWith(heading))
    .toSorted((a, b) => b.length - a.length)[0];
  const home = named ?? homeAmong([...related], conflict.kind);
  return [home, ...[...related].filter((heading) => heading !== home)];
}

/** What concerns several cards belongs to the one general topic among them, if there is one. */
function homeAmong(related: readonly string[], kind: string): string {
  const general = related.filter((heading) => !isCard(heading));
  const fitting = related.length === 1 ? related : general;
  return fitting.length === 1 && kind !== 'omission' ? fitting[0]! : WORDS_AND_MISPRINTS;
}
