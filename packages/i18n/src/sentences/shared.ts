// What the languages share: counting equal cards, telling kinds of amounts apart.

import type { CardId, Zone } from '@tenfold/rules';
import type { Amount, Ask, Person } from './sentences.ts';

/** Each different card with how often it is there, in the order in which each comes first. */
export function counted(cards: readonly CardId[]): [card: CardId, count: number][] {
  const found = new Map<CardId, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found];
}

/** More than this is "any number". */
const MANY = 1000;

export function kindOfAmount({ least, most }: Amount): 'exactly' | 'any' | 'up to' | 'between' {
  if (most >= MANY) return 'any';
  if (least === most) return 'exactly';
  return least === 0 ? 'up to' : 'between';
}

/** One card or none. */
export const isOptional = ({ least, most }: Amount): boolean => least === 0 && most === 1;

/** What a language says of where the cards of a question lie; nothing where that is plain. */
export const whereOf =
  (words: Readonly<Partial<Record<Zone, string>>>) =>
  ({ from }: Ask): string =>
    (from === undefined ? undefined : words[from]) ?? '';

/** All cards that lie open before a text go back on the deck, in an order of the player's choice. */
export const goBack = ({ from, least, most }: Ask): boolean => from === 'open' && least === most;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The form for the reader, or the one for others behind the name. */
export const does =
  (you: string, others: string) =>
  (who: Person): string =>
    who.you ? you : `${who.name} ${others}`;
