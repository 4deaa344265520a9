// Whom one can seat.

import type { Character } from '@tenfold/bots';
import { characters } from '@tenfold/bots';

/** The weakest first. */
export const botCharacters: readonly Pick<Character, 'id' | 'name' | 'strength'>[] = characters.map(
  ({ id, name, strength }) => ({ id, name, strength }),
);

/** The characters that a module exports, ready to play; those of the bots' package for null. */
export async function charactersFrom(module: string | null): Promise<readonly Character[]> {
  const found = module === null ? characters : await charactersIn(module);
  await Promise.all(found.map(async ({ preparation }) => preparation?.load?.()));
  return found;
}

async function charactersIn(module: string): Promise<readonly Character[]> {
  const own = (await import(module)) as { readonly characters: readonly Character[] };
  return own.characters;
}
