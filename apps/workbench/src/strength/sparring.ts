// Strategies that the characters never see before they meet them: rushes, Attack chains, small decks, engines. Each has a
// kingdom in which it is legal; what it does not need comes by chance, and always the same.

import { readFileSync, readdirSync } from 'node:fs';
import { parseStrategy } from '@tenfold/bots';
import { randomKingdom } from '@tenfold/rules';
import type { CardId } from '@tenfold/rules';
import type { MetStrategy } from './task.ts';

const FOLDER = new URL('sparring/', import.meta.url);
const ENDING = '.strategy';
const PILES = 10;

export interface SparringPartner extends MetStrategy {
  readonly kingdom: readonly CardId[];
}

export const sparringPartners = (folder = FOLDER): SparringPartner[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(ENDING))
    .toSorted()
    .map((file) => {
      const { strategy, errors } = parseStrategy(readFileSync(new URL(file, folder), 'utf8'));
      if (strategy === undefined)
        throw new Error(`${file}: ${errors.map(({ message }) => message).join('; ')}`);
      const id = file.slice(0, -ENDING.length);
      return { id, strategy, kingdom: kingdomWith(id, strategy.kingdomCards ?? []) };
    });

const kingdomWith = (id: string, needed: readonly CardId[]): CardId[] =>
  [...new Set([...needed, ...randomKingdom({}, `spar ${id}`)])].slice(0, PILES);
