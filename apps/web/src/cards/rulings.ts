// What has been settled about a card. The rulings come as files of their own when a card's page is opened: the English ones,
// which say what each is about, and what they say in the reader's language.

import type { CardId } from '@tenfold/rules';
import { fold } from '@tenfold/rules';
import type { Language } from '../words/index.ts';
import { cardIds } from './facts.ts';

export interface Ruling {
  readonly id: string;
  /** In English: "Moat", "Bridge: example", "Interactions". */
  readonly topic: string;
  readonly statement: string;
}

type Statements = Readonly<Record<string, string>>;

const translations: Readonly<Record<Language, () => Promise<{ default: Statements }>>> = {
  en: async () => ({ default: {} }),
  hu: async () => import('../../../../rulings/translations/hu.json'),
  pl: async () => import('../../../../rulings/translations/pl.json'),
  de: async () => import('../../../../rulings/translations/de.json'),
};

export async function loadRulings(card: CardId, language: Language): Promise<readonly Ruling[]> {
  const [{ default: rulings }, { default: translated }] = await Promise.all([
    import('../../../../rulings/rulings.json'),
    translations[language](),
  ]);
  return rulingsOf(card, rulings).map((ruling) => ({
    ...ruling,
    statement: translated[ruling.id] ?? ruling.statement,
  }));
}

/** Topics about several cards: what they say of a card is said by its name. Other topics are of the game as a whole. */
const OF_SEVERAL: readonly string[] = ['Interactions', 'Costs with Potion', 'Cards with two types'];

/** Those about the card itself, then those on how it meets other cards. */
export function rulingsOf(card: CardId, rulings: readonly Ruling[]): Ruling[] {
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
  `\\b(?:${cardIds
    .map((id) => id.split('-').map(capital).join(' ').replace('Philosophers', "Philosopher['’]s"))
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
