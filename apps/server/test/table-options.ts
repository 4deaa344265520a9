// What is played at the tables of tests, unless a test says otherwise.

import type { TableOptions } from '@tenfold/protocol';

export const PLAIN_OPTIONS: TableOptions = {
  kingdom: { kind: 'recommended', id: 'first-game' },
  seats: 2,
  clock: 'none',
  undo: 'free',
  spectators: 'public',
  information: 'counts',
  noPossession: false,
  rated: false,
};
