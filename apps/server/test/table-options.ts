// What is played at the tables of tests, unless a test says otherwise.

import type { TableOptions } from '@tenfold/protocol';
import { GAME_AMONG_FRIENDS } from '@tenfold/protocol';

export const PLAIN_OPTIONS: TableOptions = {
  ...GAME_AMONG_FRIENDS,
  kingdom: { kind: 'recommended', id: 'first-game' },
  seats: 2,
};
