// Which of the rulings are about a card. The rulings themselves are data, and come from whoever has them.

import type { CardId } from '@tenfold/rules';
import { allCards, fold, setOfCard } from '@tenfold/rules';

/** What has been settled: an entry of the rulebooks' rulings, of which this is what readers are shown. */
export interface Ruling {
  readonly id: string;
  /** In English: "Moat", "Bridge: example", "Interactions". */
  readonly topic: string;
  readonly statement: string;
}

/** Topics of the game as a whole, in which cards are merely counted or listed. */
const COUNTED =
  /^(?:Objective|Components|Card layout|Set-up|Setup|Choosing the kingdom|5-6 players|General|Scoring|\+|Buy phase)/;

/** Those about the card itself, then those that say of others how they meet it. */
export function rulingsOf<Some extends Ruling>(card: CardId, rulings: readonly Some[]): Some[] {
  const about = rulings.filter((ruling) => cardsOf(ruling).includes(card));
  const isOwn = ({ topic }: Some): boolean => topicsIn(topic).has(card);
  return [...about.filter(isOwn), ...about.filter((ruling) => !isOwn(ruling))];
}

/** The cards that a ruling is about, first the one it belongs to; told by the English text, in whatever language it is shown. */
export function cardsOf({ topic, statement }: Ruling): CardId[] {
  const own = topicsIn(topic);
  const met = COUNTED.test(topic) ? new Set<CardId>() : mentions(statement);
  const isMet = (id: CardId): boolean =>
    met.has(id) && !own.has(id) && (setOfCard(id) !== 'basic' || MEETINGS.includes(topic));
  return [...CARD_IDS.filter((id) => own.has(id)), ...CARD_IDS.filter(isMet)];
}

const CARD_IDS: readonly CardId[] = allCards.map(({ id }) => id);

/** Basic cards are in every example: they have the rulings of their own topics, and those on how cards meet. */
const MEETINGS: readonly string[] = ['Interactions', 'Costs with Potion', 'Cards with two types'];

/** "Bridge: example" is about Bridge, "Potion pile" about Potion. */
const topicsIn = (topic: string): ReadonlySet<string> =>
  new Set(topic.split(':').map((part) => fold(part.replace(/ pile$/, ''))));

/**
 * Longer names first, and those of other sets too: neither a Mining Village nor a Native Village is a Village. Only with a capital: a
 * mine is no Mine.
 */
const named = new RegExp(
  `\\b(?:${[
    ...allCards.map(({ id }) =>
      id.split('-').map(capital).join(' ').replace('Philosophers', "Philosopher['’]s"),
    ),
    'Native Village',
    'Black Market',
  ]
    .toSorted((a, b) => b.length - a.length)
    .join('|')})(?=s?\\b)`,
  'g',
);

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Whatever is said of a possessed turn is said of Possession. */
function mentions(statement: string): ReadonlySet<CardId> {
  const cards = [...statement.matchAll(named)].map(([name]) => fold(name));
  return new Set(/\bpossess(?:ed|or)\b/i.test(statement) ? [...cards, 'possession'] : cards);
}
