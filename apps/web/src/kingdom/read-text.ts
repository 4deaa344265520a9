// A kingdom from what people paste: a link to one, its name, or ten cards, as the reader's language or English calls them.

import { kingdomInLink } from '@tenfold/protocol';
import type { CardId, Trouble } from '@tenfold/rules';
import { fold, kingdoms, nearestNames, normalise, oneTrouble, tryKingdom } from '@tenfold/rules';
import { KINDS } from './kinds.ts';

/** What the reader calls cards and kingdoms. */
export interface KnownSpellings {
  readonly cardSpellings: (card: CardId) => readonly string[];
  readonly kingdomSpellings: (id: string) => readonly string[];
}

/** Ten cards; or all that is wrong, and the cards that could be read all the same. */
export type ReadText =
  | { readonly cards: readonly CardId[] }
  | { readonly trouble: Trouble; readonly readable: readonly CardId[] };

const SEPARATORS = /[.,;|\n]/;

export function readText(pasted: string, names: KnownSpellings): ReadText {
  const known = spellings(names);
  const text = kingdomInLink(pasted);
  const whole = known.get(normalise(text));
  const told =
    whole ??
    text
      .split(SEPARATORS)
      .map((piece) => known.get(normalise(piece)) ?? piece)
      .join('.');
  const { cards, troubles } = tryKingdom(told);
  if (troubles.length === 0) return { cards };
  return { trouble: oneTrouble(troubles.map((trouble) => nearby(trouble, known))), readable: cards };
}

function spellings({ cardSpellings, kingdomSpellings }: KnownSpellings): ReadonlyMap<string, string> {
  const pairs = [
    ...kingdoms.flatMap(({ id }) =>
      kingdomSpellings(id).map((name): [string, string] => [normalise(name), id]),
    ),
    ...KINDS.flatMap((card) => cardSpellings(card).map((name): [string, string] => [normalise(name), card])),
  ];
  return new Map(pairs.filter(([name]) => name !== ''));
}

/** The rules know English names; what comes nearest among the reader's own comes first. */
function nearby(trouble: Trouble, known: ReadonlyMap<string, string>): Trouble {
  if (trouble.code !== 'unknown-card' && trouble.code !== 'unknown-kingdom') return trouble;
  const written = trouble.code === 'unknown-card' ? trouble.card : trouble.text;
  const isFitting = (id: string): boolean => trouble.code === 'unknown-kingdom' || KINDS.includes(id);
  const own = nearestNames(written, known.keys())
    .map((name) => known.get(name) ?? '')
    .filter((id) => isFitting(id));
  return { ...trouble, nearest: [...new Set([...own, ...trouble.nearest])].slice(0, 3) };
}

/** Whether a text names a recommended kingdom, in whatever spelling. */
export const recommendedIn = (text: string): string | undefined =>
  kingdoms.find(({ id }) => id === fold(text))?.id;

export interface Correction {
  /** The card or kingdom that may have been meant. */
  readonly id: string;
  /** What was written, with that in place of what could not be read. */
  readonly address: string;
}

export function corrections(trouble: Trouble, written: string): Correction[] {
  switch (trouble.code) {
    case 'unknown-kingdom':
      return trouble.nearest.filter((id) => !KINDS.includes(id)).map((id) => ({ id, address: id }));
    case 'unknown-card':
      return trouble.nearest.map((id) => ({
        id,
        address: encodeURIComponent(written.replace(trouble.card, id)),
      }));
    case 'several-troubles':
      return trouble.troubles.flatMap((one) => corrections(one, written));
    default:
      return [];
  }
}
