// Who can be played against without a server: fetched where none answers.

import { characters } from '@tenfold/bots';
import type { ListedBot } from '../api.ts';

/** The weakest first. */
export const charactersHere: readonly ListedBot[] = characters.map(({ id, name, strength }) => ({
  id,
  name,
  strength,
}));
