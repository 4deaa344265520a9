// Where the rulebooks disagree about something that no ruling names: under which of the rulings' topics it stands.

/** The topic of slips of a translation or of a printer, and of what concerns several cards at once. */
export const MISPRINTS = 'Words and misprints';

/** A disagreement by its title, and the topics it is about. */
export interface Issue {
  readonly title: string;
  /** The first is where it stands; the others refer to it. */
  readonly headings: readonly string[];
}

/** Conflicts that do not name their topic. */
const ISSUES: Readonly<Record<string, Issue>> = {
  'ALC-CONFLICT-01': { title: 'Missing icons', headings: [MISPRINTS] },
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
  'ALC-CONFLICT-11': { title: 'A card from another set', headings: [MISPRINTS] },
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
  'ALC-CONFLICT-22': { title: 'Hungarian and French examples', headings: [MISPRINTS] },
  'ALC-CONFLICT-23': { title: 'Misprints in the Alchemy text', headings: [MISPRINTS] },
  'ALC-CONFLICT-24': { title: 'Page borders in the Alchemy text', headings: [MISPRINTS] },
  'ALC-CONFLICT-25': { title: 'Names of cards', headings: [MISPRINTS] },
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

/** What a disagreement without a topic of its own is about. */
export function issueOf(id: string): Issue {
  const issue = ISSUES[id];
  if (issue === undefined) throw new Error(`${id} has no topic; say in conflict-topics.ts where it stands`);
  return issue;
}
