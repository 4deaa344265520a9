// What has been settled about a card. The rulings come as a file of their own when a card's page is opened.

import type { CardId } from '@tenfold/rules';
import { fold } from '@tenfold/rules';
import { cardIds } from './facts.ts';

export interface Ruling {
  readonly id: string;
  /** In English: "Moat", "Bridge: example", "Interactions". */
  readonly topic: string;
  readonly statement: string;
}

export async function loadRulings(card: CardId): Promise<readonly Ruling[]> {
  const { default: rulings } = await import('../../../../rulings/rulings.json');
  return rulingsOf(card, rulings);
}

/** Those about the card itself, then those on how it meets other cards. */
export function rulingsOf(card: CardId, rulings: readonly Ruling[]): Ruling[] {
  return [
    ...rulings.filter(({ topic }) => isAbout(topic, card)),
    ...rulings.filter(({ topic, statement }) => topic === 'Interactions' && mentions(statement).has(card)),
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

function mentions(statement: string): Set<CardId> {
  return new Set([...statement.matchAll(named)].map(([name]) => fold(name)));
}
