// Which of the rulings are about a card. The rulings themselves are data, and come from whoever has them.

import type { CardId } from '@tenfold/rules';
import { allCards, fold } from '@tenfold/rules';

/** What has been settled: an entry of the rulebooks' rulings, of which this is what readers are shown. */
export interface Ruling {
  readonly id: string;
  /** In English: "Moat", "Bridge: example", "Interactions". */
  readonly topic: string;
  readonly statement: string;
}

/** Topics about several cards: what they say of a card is said by its name. Other topics are of the game as a whole. */
const OF_SEVERAL: readonly string[] = ['Interactions', 'Costs with Potion', 'Cards with two types'];

/** Those about the card itself, then those on how it meets other cards. */
export function rulingsOf<Some extends Ruling>(card: CardId, rulings: readonly Some[]): Some[] {
  return [
    ...rulings.filter(({ topic }) => isAbout(topic, card)),
    ...rulings.filter(({ topic, statement }) => OF_SEVERAL.includes(topic) && mentions(statement).has(card)),
  ];
}

function isAbout(topic: string, card: CardId): boolean {
  return topic.split(':').some((part) => fold(part.replace(/ pile$/, '')) === card);
}

/** Longer names first: a Mining Village is no Village. Only with a capital: a mine is no Mine. */
const named = new RegExp(
  `\\b(?:${allCards
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
