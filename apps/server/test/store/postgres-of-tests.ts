// A PostgreSQL server that is there from the first to the last test of a file, or of the `describe` that asks for it.

import { afterAll, beforeAll } from 'vitest';
import type { PostgresServer } from './postgres-server.ts';
import { startPostgres } from './postgres-server.ts';

const LONGEST_MS = 120_000;

export function postgresOfTests(): Omit<PostgresServer, 'stop'> {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  }, LONGEST_MS);
  afterAll(async () => server.stop(), LONGEST_MS);
  return {
    createDatabase: async () => server.createDatabase(),
    goAway: async (how) => server.goAway(how),
  };
}
