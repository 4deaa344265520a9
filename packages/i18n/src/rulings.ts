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

/**
 * Those about the card itself, then those that say of others how they meet it. Topics are told by the English text, in
 * whatever language the rulings are then shown.
 */
export function rulingsOf<Some extends Ruling>(card: CardId, rulings: readonly Some[]): Some[] {
  const own = rulings.filter(({ topic }) => isAbout(topic, card));
  const others = rulings.filter((ruling) => !isAbout(ruling.topic, card) && meets(ruling, card));
  return [...own, ...others];
}

/** The cards that a ruling is about, first the one it belongs to. */
export function cardsOf(ruling: Ruling): CardId[] {
  const ids = allCards.map(({ id }) => id);
  return [
    ...ids.filter((id) => isAbout(ruling.topic, id)),
    ...ids.filter((id) => !isAbout(ruling.topic, id) && meets(ruling, id)),
  ];
}

/** Basic cards are in every example: they have the rulings of their own topics, and those on how cards meet. */
const MEETINGS: readonly string[] = ['Interactions', 'Costs with Potion', 'Cards with two types'];

function meets({ topic, statement }: Ruling, card: CardId): boolean {
  if (COUNTED.test(topic) || (setOfCard(card) === 'basic' && !MEETINGS.includes(topic))) return false;
  return mentions(statement).has(card);
}

function isAbout(topic: string, card: CardId): boolean {
  return topic.split(':').some((part) => fold(part.replace(/ pile$/, '')) === card);
}

/** Longer names first: a Mining Village is no Village, nor is one of another set. Only with a capital: a mine is no Mine. */
const named = new RegExp(
  `(?<!Native |Black )\\b(?:${allCards
    .map(({ id }) => id.split('-').map(capital).join(' ').replace('Philosophers', "Philosopher['’]s"))
    .toSorted((a, b) => b.length - a.length)
    .join('|')})(?=s?\\b)`,
  'g',
);

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Whatever is said of a possessed turn is said of Possession. */
function mentions(statement: string): Set<CardId> {
  const cards = [...statement.matchAll(named)].map(([name]) => fold(name));
  return new Set(/\bpossess(?:ed|or)\b/i.test(statement) ? [...cards, 'possession'] : cards);
}
