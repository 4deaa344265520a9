// Several nodes, and everything that can happen to them and to their database. `TENFOLD_CLUSTER=full npm run server:hard --
// cluster` is the same with 3 nodes, 300 games, 30 kills, 20 stalls, 20 cuts, 3 crashes of PostgreSQL and 6 restarts.

import { startPostgres } from '@tenfold/prerequisites/temporary-postgres';
import { expect, it, onTestFinished } from 'vitest';
import { seeded } from '../seeded.ts';
import { surviveTogether } from './ordeal.ts';

const FULL = { nodes: 3, games: 300, kills: 30, stalls: 20, cuts: 20, crashes: 3, restarts: 6 };
const SMALL = { nodes: 2, games: 8, kills: 2, stalls: 1, cuts: 2, crashes: 1, restarts: 1 };

/** Many times what it takes; every wait inside ends by itself before that, and says what for. */
const HANGING_MS = 3_600_000;

it(
  'nodes that die, stall and lose their database lose no choice, make none twice, and leave no game standing',
  {
    timeout: HANGING_MS,
  },
  async () => {
    const ordeal = process.env['TENFOLD_CLUSTER'] === 'full' ? FULL : SMALL;
    const postgres = await startPostgres();
    onTestFinished(async () => postgres.stop());
    const seen = await seeded(async (below) => surviveTogether(below, ordeal, postgres));
    expect(seen.games).toBeGreaterThanOrEqual(ordeal.games);
    expect(seen.acknowledged).toBeGreaterThan(seen.games);
    expect(seen.losses).toBeGreaterThan(0);
  },
);
