// The clock of the database, for all nodes alike: what one writes as a time, another compares with its own.

import { type Kysely, sql } from 'kysely';
import type { Schema } from '../store/schema.ts';
import { SYSTEM, type SystemClocks } from '../time/server-time.ts';

const LOOKS = 3;

export interface DatabaseClocks extends SystemClocks {
  /** This machine may have slept, and its own clock stood still meanwhile. */
  readonly readAgain: () => Promise<void>;
}

export async function databaseClocks(db: Kysely<Schema>): Promise<DatabaseClocks> {
  const { steady } = SYSTEM;
  let ahead = 0;
  const readAgain = async (): Promise<void> => {
    // The shortest of some journeys says it most exactly.
    let best = { took: Infinity, ahead: 0 };
    for (let look = 0; look < LOOKS; look++) {
      const asked = steady();
      const { rows } = await sql<{ now: number }>`
        select (extract(epoch from clock_timestamp()) * 1000)::double precision as now`.execute(db);
      const took = steady() - asked;
      if (took < best.took) best = { took, ahead: (rows[0]?.now ?? 0) - (asked + took / 2) };
    }
    ({ ahead } = best);
  };
  await readAgain();
  return { wall: () => steady() + ahead, steady, own: SYSTEM.wall, readAgain };
}
