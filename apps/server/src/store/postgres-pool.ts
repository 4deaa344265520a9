// The connections to PostgreSQL. One that breaks is an error for whoever uses it at that moment, and for nobody else.

import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { PoolClient, PoolConfig } from 'pg';
import { DatabaseError, Pool } from 'pg';

/** Between two statements of a transaction. */
const LONGEST_PAUSE_MS = 5000;

export function postgresPool(config: PoolConfig): PostgresPool {
  const pool = new Pool(config);
  // A connection that breaks while nobody uses it is replaced by the next query; whoever asks then is told if it cannot.
  pool.on('error', () => undefined);
  // The same for one that somebody holds and does not use at that moment, in the middle of a transaction for example:
  // nobody else listens to it then, and what nobody listens to would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  // One for each, so that a connection is recognised when it comes again.
  const handedOut = new WeakMap<PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    async connect() {
      const client = await pool.connect();
      const known = handedOut.get(client);
      if (known !== undefined) return known;
      await makeReady(client);
      const fresh = discardedWhenBroken(client);
      handedOut.set(client, fresh);
      return fresh;
    },
    end: async () => pool.end(),
  };
}

/**
 * What is acknowledged is on disk, also where the installation's default is to be faster than that. And who stands still in the
 * middle of a transaction (a stopped process, a machine that has gone) loses it: the rows that it has locked are others' games too.
 */
const SETTINGS = `select
  set_config('synchronous_commit',
    case current_setting('synchronous_commit') when 'off' then 'on' else current_setting('synchronous_commit') end, false),
  set_config('idle_in_transaction_session_timeout', '${LONGEST_PAUSE_MS}', false)`;

/** One that breaks before anybody has it is nobody's: it goes back at once, or the pool would wait for it for ever. */
async function makeReady(client: PoolClient): Promise<void> {
  try {
    await client.query(SETTINGS);
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/**
 * PostgreSQL says that it ends a connection, and then ends it. The driver takes it for sound until it has seen the end,
 * and would hand it on to the next who asks; so whoever was told does not give it back.
 */
function discardedWhenBroken(client: PoolClient): PostgresPoolClient {
  let isBroken = false;
  const query = async (sql: string, parameters: readonly unknown[]): Promise<unknown> => {
    try {
      const name = PREPARED.exec(sql)?.[1];
      return await client.query({
        text: sql,
        values: [...parameters],
        ...(name === undefined ? {} : { name }),
      });
    } catch (error) {
      isBroken ||= endsConnection(error);
      throw error;
    }
  };
  return {
    // Without a cursor to stream by, this is all that is asked of it.
    query: query as PostgresPoolClient['query'],
    release: (destroy = false) => client.release(destroy || isBroken),
  };
}

/**
 * A statement that begins with a comment like this is read and planned once for each connection, and not each time: a third of what a
 * choice costs the database. Its text must always be the same.
 */
const PREPARED = /^\s*\/\* prepared: ([\w-]+) \*\//;

/** Anything but an answer to the query: the connection is gone, or PostgreSQL says that it will be (25P03: after too long a pause). */
const endsConnection = (error: unknown): boolean =>
  !(error instanceof DatabaseError) || /^(08|57P|25P03)/.test(error.code ?? '');
