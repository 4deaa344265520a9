// What those who give work and those who do it have agreed on.

import { Logger } from 'graphile-worker';
import { Pool } from 'pg';

/** What somebody waits for, at a table or in a training; what it is about is in its order. */
export const TASK = 'tenfold';
/** Games of simulations. A worker has one more of these than it plays: while games are played the next are fetched. */
export const GAMES_TASK = 'tenfold-games';
/** Notices of parts that are done, or how far they are. */
export const WORK_CHANNEL = 'tenfold_work';
/** A worker that has given no sign of life for so long is dead, and its jobs are free. */
export const WORKER_MS = 5000;
/** An order that nobody has renewed for so long is wanted by nobody. */
export const ORDER_MS = 15_000;

/** What it would say is in our own words elsewhere, or of no interest. */
export const quietly = new Logger(() => () => undefined);

/** A connection that breaks is an error for whoever uses it at that moment, and for nobody else. */
export function workPool(url: string, connections: number): Pool {
  const pool = new Pool({ connectionString: url, max: connections, application_name: 'tenfold work' });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
