// The kingdom of the rulebook's first game, for tests that need any ten cards.

import { kingdoms } from '../src/index.ts';

export const FIRST_GAME = kingdoms.find(({ id }) => id === 'first-game')?.cards ?? [];
