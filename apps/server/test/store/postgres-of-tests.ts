// A PostgreSQL server for tests. Starting one takes a second of work, so all test files of a process share it, each with databases of its
// own; it ends with the process. Whoever lets it go away has one of his own.

import type { PostgresServer } from '@tenfold/prerequisites/temporary-postgres';
import { startPostgres } from '@tenfold/prerequisites/temporary-postgres';
import { afterAll, beforeAll } from 'vitest';

const LONGEST_MS = 120_000;

let shared: Promise<PostgresServer> | null = null;

/** There from the first test of a file, or of the `describe` that asks for it. */
export function postgresOfTests(): Pick<PostgresServer, 'createDatabase'> {
  beforeAll(async () => {
    shared ??= startPostgres();
    await shared;
  }, LONGEST_MS);
  return {
    async createDatabase() {
      shared ??= startPostgres();
      return (await shared).createDatabase();
    },
  };
}

/** Gone after the last test. */
export function ownPostgresOfTests(): Pick<PostgresServer, 'createDatabase' | 'goAway' | 'startReplica'> {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  }, LONGEST_MS);
  afterAll(async () => server.stop(), LONGEST_MS);
  return {
    createDatabase: async () => server.createDatabase(),
    goAway: async (how) => server.goAway(how),
    startReplica: async () => server.startReplica(),
  };
}
