// Home-made cards in files, as people hand them on.

import { readFileSync } from 'node:fs';
import { OwnCards, readOwnCard } from '@tenfold/protocol';
import type { CardDefinition } from '@tenfold/rules';
import { UsageError } from '../usage-error.ts';
import type { TerminalWords } from '../words/index.ts';

export function ownCardsIn(files: readonly string[], words: TerminalWords): readonly CardDefinition[] {
  const cards = files.map((file) => ownCardIn(file, words));
  const { success, error } = OwnCards.safeParse(cards);
  if (!success) throw new UsageError(`--card: ${error.issues[0]?.message ?? ''}`);
  return cards.map(({ definition }) => definition);
}

function ownCardIn(file: string, words: TerminalWords) {
  const { card, troubles } = readOwnCard(dataIn(file, words));
  if (card !== null) return card;
  throw new UsageError(words.draft.noOwnCard(file, troubles.map(({ what }) => what).join('; ')));
}

function dataIn(file: string, words: TerminalWords): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as unknown;
  } catch (error) {
    throw new UsageError(words.draft.noOwnCard(file, error instanceof Error ? error.message : String(error)));
  }
}
