// Kill -9 in the middle of many running games, again and again; `TENFOLD_TESTS=full`: 50 times in 200 of them. Whatever the server said was done is in the log,
// once and in order; whatever it had not said is there once or not at all; and every game goes on.

import { join } from 'node:path';
import { wantsFullTests } from '@tenfold/prerequisites';
import type { PostgresServer } from '@tenfold/prerequisites/temporary-postgres';
import { startPostgres } from '@tenfold/prerequisites/temporary-postgres';
import { afterAll, describe, expect, it } from 'vitest';
import { openPostgres } from '../../../src/store/postgres.ts';
import { openSqliteFile } from '../../../src/store/sqlite-file.ts';
import { seeded } from '../seeded.ts';
import { newFolder } from '../server-process.ts';
import { survive } from './ordeal.ts';

/** Many times what it takes; every wait inside ends by itself before that, and says what for. */
const HANGING_MS = 900_000;

const WITH_SQLITE = wantsFullTests() ? { games: 200, kills: 50 } : { games: 48, kills: 6 };
const WITH_POSTGRES = wantsFullTests() ? { games: 30, kills: 5 } : { games: 24, kills: 3 };
/** Further ones, while people are still coming back. */
const EARLY = 2;

let postgres: PostgresServer | null = null;
afterAll(async () => postgres?.stop());

describe('kill -9 loses nothing that was acknowledged and makes nothing twice', () => {
  it('with SQLite', { timeout: HANGING_MS }, async () => {
    const dataFolder = newFolder();
    const seen = await seeded(async (below) =>
      survive(below, {
        place: { dataFolder },
        openStore: async () => openSqliteFile(join(dataFolder, 'tenfold.sqlite')),
        ...WITH_SQLITE,
        early: EARLY,
        finished: 6,
      }),
    );
    const { games, kills } = WITH_SQLITE;
    expect(seen).toMatchObject({ kills: kills + EARLY, finished: 6 });
    // Each game went on after each start.
    expect(seen.acknowledged).toBeGreaterThanOrEqual(kills * games);
  });

  it('with PostgreSQL', { timeout: HANGING_MS }, async () => {
    postgres = await startPostgres();
    const databaseUrl = await postgres.createDatabase();
    const seen = await seeded(async (below) =>
      survive(below, {
        place: { dataFolder: newFolder(), databaseUrl },
        openStore: async () => openPostgres(databaseUrl),
        ...WITH_POSTGRES,
        early: 1,
        finished: 3,
      }),
    );
    const { games, kills } = WITH_POSTGRES;
    expect(seen).toMatchObject({ kills: kills + 1, finished: 3 });
    expect(seen.acknowledged).toBeGreaterThanOrEqual(kills * games);
  });
});
