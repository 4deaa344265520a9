// What can be set about a server, and what it is when nothing is set.

import { homedir } from 'node:os';
import { posix, win32 } from 'node:path';
import type { LogOptions } from './log.ts';
import type { SystemClocks } from './time/server-time.ts';
import type { TrafficLimits } from './limits/traffic-limits.ts';

export interface ServerConfig {
  readonly host: string;
  /** 0 for any that is free. */
  readonly port: number;
  /** Where the SQLite database is; not used with `databaseUrl`. */
  readonly dataFolder: string;
  /** `postgres://…` */
  readonly databaseUrl?: string;
  /** `postgres://…` of a replica of that database, for what may be a little late. */
  readonly replicaUrl?: string;
  /** The built page. */
  readonly webFolder?: string;
  /**
   * Addresses of reverse proxies whose X-Forwarded-* headers are believed, with commas between them: `loopback`,
   * `10.0.0.0/8`.
   */
  readonly trustProxy?: string;
  readonly log: LogOptions;
  readonly limits?: Partial<TrafficLimits>;
  readonly pace?: Partial<Pace>;
  /** Bots think in the workers of the database, and not in threads of this process. */
  readonly botsOnWorkers?: boolean;
  /** How long a server that ends says before that it is not ready, so that nobody new is sent to it. */
  readonly drainMs?: number;
  /** Others than the system's, for tests. */
  readonly clocks?: SystemClocks;
}

/** How quickly things happen at a table. */
export interface Pace {
  /** How long a bot takes at least, so that people can follow. */
  readonly botBeatMs: number;
  /** A game nobody looks at leaves memory after so long. */
  readonly idleRoomMs: number;
  /** How long somebody who has left may come back before the others can go on without him. */
  readonly awayMs: number;
  /** Spectators who see everything see it so many turns late. */
  readonly spectatorDelayTurns: number;
}

export const DEFAULT_PACE: Pace = {
  botBeatMs: 350,
  idleRoomMs: 5 * 60_000,
  awayMs: 2 * 60_000,
  spectatorDelayTurns: 3,
};

/**
 * Each user has a place of his own for data: see the XDG Base Directory Specification, and on Windows the folder that the
 * system names for it.
 */
export function defaultDataFolder(
  environment: NodeJS.ProcessEnv,
  platform: NodeJS.Platform = process.platform,
  home = homedir(),
): string {
  if (platform === 'win32') {
    return win32.join(environment['LOCALAPPDATA'] ?? win32.join(home, 'AppData', 'Local'), 'tenfold');
  }
  const data = environment['XDG_DATA_HOME'];
  // A relative path there is invalid and shall be ignored, says the specification.
  return posix.join(data?.startsWith('/') === true ? data : posix.join(home, '.local', 'share'), 'tenfold');
}
