// Which topic stands in which chapter, and under which topic a conflict or a question is found.

import type { CardSetName } from '@tenfold/rules';
import { fold, setOfCard, standardCards } from '@tenfold/rules';
import { readable } from './readable.ts';
import type { Conflict, RulingEntry } from './sources.ts';

export interface Chapter {
  readonly title: string;
  readonly topics: readonly string[];
}

export const WORDS_AND_MISPRINTS = 'Words and misprints';

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
    { title: 'Beyond single cards', topics: [TOGETHER, WORDS_AND_MISPRINTS] },
  ];
}

export const isCard = (heading: string): boolean => standardCards.numbers.has(fold(heading));

interface Issue {
  readonly title: string;
  /** The first is where it stands; the others refer to it. */
  readonly headings: readonly string[];
}

/** Conflicts that do not name their topic. */
const ISSUES: Readonly<Record<string, Issue>> = {
  'ALC-CONFLICT-01': { title: 'Missing icons', headings: [WORDS_AND_MISPRINTS] },
  'ALC-CONFLICT-02': { title: 'Do extra turns count in a tie?', headings: ['Possession', 'Tie'] },
  'ALC-CONFLICT-03': { title: 'Who takes the two extra turns?', headings: ['Possession'] },
  'ALC-CONFLICT-04': { title: 'When is the new hand drawn?', headings: ['Possession'] },
  'ALC-CONFLICT-05': { title: 'Whom does a possessed Attack hit?', headings: ['Possession'] },
  'ALC-CONFLICT-06': { title: 'Must all Treasures be played?', headings: ['Treasure timing', 'Buy phase'] },
  'ALC-CONFLICT-07': { title: 'Leaving out the Potion', headings: ['Costs with Potion'] },
  'ALC-CONFLICT-08': { title: 'What Golem looks for', headings: ['Golem'] },
  'ALC-CONFLICT-09': { title: 'Is the draw optional?', headings: ['Apprentice'] },
  'ALC-CONFLICT-10': {
    title: 'Cards that cost only a Potion',
    headings: ['Costs with Potion', 'Transmute', 'Vineyard'],
  },
  'ALC-CONFLICT-11': { title: 'A card from another set', headings: [WORDS_AND_MISPRINTS] },
  'ALC-CONFLICT-12': { title: 'Where the three coins come from', headings: ['Example turn with Potions'] },
  'ALC-CONFLICT-13': {
    title: 'Whose deck the Copper goes to',
    headings: ['Example turn with Potions', 'Herbalist'],
  },
  'ALC-CONFLICT-14': {
    title: 'When Alchemist and Herbalist return cards',
    headings: ['Discard order', 'Alchemist', 'Herbalist'],
  },
  'ALC-CONFLICT-15': { title: 'Outpost and turns in a row', headings: ['Possession'] },
  'ALC-CONFLICT-16': { title: 'Several extra turns at once', headings: ['Possession'] },
  'ALC-CONFLICT-17': { title: 'Which revealed cards go to the hand', headings: ['Scrying Pool'] },
  'ALC-CONFLICT-18': { title: 'When to shuffle', headings: ['Scrying Pool'] },
  'ALC-CONFLICT-19': { title: 'Several copies', headings: ["Philosopher's Stone"] },
  'ALC-CONFLICT-20': { title: 'Tokens', headings: ['Possession'] },
  'ALC-CONFLICT-21': { title: 'Lost letters', headings: ['Possession'] },
  'ALC-CONFLICT-22': { title: 'Hungarian and French examples', headings: [WORDS_AND_MISPRINTS] },
  'ALC-CONFLICT-23': { title: 'Misprints in the Alchemy text', headings: [WORDS_AND_MISPRINTS] },
  'ALC-CONFLICT-24': { title: 'Page borders in the Alchemy text', headings: [WORDS_AND_MISPRINTS] },
  'ALC-CONFLICT-25': { title: 'Names of cards', headings: [WORDS_AND_MISPRINTS] },
  'ALC-CONFLICT-26': { title: 'Set-aside cards when the game ends', headings: ['Possession', 'Scoring'] },
  'BASE-CONFLICT-01': { title: 'First and second edition', headings: ['Throne Room', 'Mine', 'Moneylender'] },
  'BASE-CONFLICT-02': {
    title: 'Who comes first',
    headings: ['Order of multi-player effects', 'Spy', 'Scrying Pool'],
  },
  'BASE-CONFLICT-03': {
    title: 'Looking through the discard pile',
    headings: ["Philosopher's Stone", 'Looking and counting'],
  },
  'BASE-CONFLICT-04': {
    title: 'Bureaucrat without Silver, and Moat shown again',
    headings: ['Bureaucrat', 'Moat'],
  },
  'BASE-CONFLICT-05': {
    title: 'Swindler and Secret Chamber',
    headings: ['Swindler', 'Moat', 'Secret Chamber'],
  },
  'BASE-CONFLICT-06': {
    title: 'How many Actions a doubled card is',
    headings: ['Throne Room', 'Conspirator'],
  },
};

function issueOf(id: string): Issue {
  const issue = ISSUES[id];
  if (issue === undefined) throw new Error(`${id} has no topic; say in chapters.ts where it stands`);
  return issue;
}

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
