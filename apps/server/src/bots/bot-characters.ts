// Whom one can seat.

import type { Character } from '@tenfold/bots';
import { characters } from '@tenfold/bots';

/** The weakest first. */
export const botCharacters: readonly Pick<Character, 'id' | 'name' | 'strength'>[] = characters.map(
  ({ id, name, strength }) => ({ id, name, strength }),
);

/** The characters that a module exports; those of the bots' package for null. */
export async function charactersFrom(module: string | null): Promise<readonly Character[]> {
  if (module === null) return characters;
  const own = (await import(module)) as { readonly characters: readonly Character[] };
  return own.characters;
}
