// What the server writes down about its work, as lines of JSON. Whoever reads the log must learn nothing from it that
// he could not learn otherwise: no seed, no token, no card, no choice, and no id that opens a table or a game.

import { createHash } from 'node:crypto';
import type { Id } from '@tenfold/protocol';
import type { FastifyRequest, FastifyServerOptions } from 'fastify';

/** As much of a logger as the server uses; fastify's is one. */
export interface Logger {
  debug(details: object, message: string): void;
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

export type LogLevel = 'silent' | 'error' | 'warn' | 'info' | 'debug';

export interface LogOptions {
  readonly level: LogLevel;
  /** Standard error if left out. */
  readonly write?: (line: string) => void;
}

/** Stands for a table, a game or a person in the log: always the same for the same id, and no way back to it. */
export const logName = (id: Id): string => createHash('sha256').update(id).digest('base64url').slice(0, 10);

/** A place in an address is an id more often than not, so the log has the route's pattern instead. */
const serializers = {
  req: (request: FastifyRequest) => ({
    method: request.method,
    route: request.routeOptions.url ?? '(none)',
  }),
  // What kind and where, not what was said: messages may quote what they were given.
  err: (error: Error & { readonly code?: unknown }) => ({
    type: error.name,
    message: typeof error.code === 'string' ? error.code : '',
    stack: placesOf(error),
  }),
};

const placesOf = (error: Error): string =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim())
    .join('\n');

export function loggerOptions({ level, write }: LogOptions): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers,
    stream: { write: write ?? ((line: string) => process.stderr.write(line)) },
  };
}
