// Home-made cards in files, as people hand them on.

import { readFileSync } from 'node:fs';
import type { Language } from '@tenfold/i18n';
import { findCard } from '@tenfold/i18n';
import { cardTrouble } from '@tenfold/i18n/card-troubles';
import type { OwnCard } from '@tenfold/protocol';
import { OwnCards, readOwnCard } from '@tenfold/protocol';
import type { CardId } from '@tenfold/rules';
import { normalise, title } from '@tenfold/rules';
import { UsageError } from './usage-error.ts';
import type { TerminalWords } from './words/index.ts';

/** An option that may be given several times. */
export const repeated = (file: string, before: readonly string[] = []): readonly string[] => [
  ...before,
  file,
];

export function ownCardsIn(files: readonly string[], words: TerminalWords): readonly OwnCard[] {
  const cards = files.map((file) => ownCardIn(file, words));
  const { success, error } = OwnCards.safeParse(cards);
  if (!success) throw new UsageError(`--card: ${error.issues[0]?.message ?? ''}`);
  return cards;
}

/** A card by any of its names: a home-made one, or one that there is. */
export function findCardAmong(
  own: readonly OwnCard[],
  language: Language,
): (name: string) => { readonly id: CardId } | { readonly nearest: readonly string[] } {
  return (name) => {
    const wanted = normalise(name);
    const made = own.find(({ definition: { id }, names }) =>
      [id, title(id), ...Object.values(names)].some((one) => one !== undefined && normalise(one) === wanted),
    );
    return made === undefined ? findCard(name, language) : { id: made.definition.id };
  };
}

export function ownCardIn(file: string, words: TerminalWords): OwnCard {
  const { card, troubles } = readOwnCard(dataIn(file, words));
  if (card !== null) return card;
  const told = troubles.map((one) => `${one.where}: ${cardTrouble(one, words.language)}`);
  throw new UsageError(words.draft.noOwnCard(file, told.join('; ')));
}

function dataIn(file: string, words: TerminalWords): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as unknown;
  } catch (error) {
    throw new UsageError(words.draft.noOwnCard(file, error instanceof Error ? error.message : String(error)));
  }
}
