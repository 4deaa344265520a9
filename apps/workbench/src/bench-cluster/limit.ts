// What a run came up against first, and what would be done about it.

export interface Strain {
  /** Per cent of all cores of this machine that were busy, with whatever. */
  readonly machineBusy: number;
  /** Per cent of the time in which the main threads of the nodes were at work, on average. */
  readonly nodeBusy: number;
  /** Per cent of the time in which a node waited for a commit, on average. */
  readonly commitBusy: number;
  /** Per cent of one core. */
  readonly databaseCpu: number | null;
  /** Milliseconds by which the clients themselves were late. */
  readonly clientDelay: number;
}

export type Limit = 'machine' | 'node' | 'disk' | 'database' | 'clients' | 'none';

const FULL = 90;
const NEARLY_ALWAYS = 80;
const LATE_MS = 20;

export function limitOf({ machineBusy, nodeBusy, commitBusy, databaseCpu, clientDelay }: Strain): Limit {
  if (machineBusy >= FULL) return 'machine';
  if (nodeBusy >= FULL) return 'node';
  if (clientDelay >= LATE_MS) return 'clients';
  // PostgreSQL has a process for each connection: one core of it is not yet its limit, but waiting while it works is.
  if (commitBusy >= NEARLY_ALWAYS) return (databaseCpu ?? 0) >= FULL ? 'database' : 'disk';
  return 'none';
}

export const NEXT_STEP: Readonly<Record<Limit, string>> = {
  machine: 'all cores of this machine are busy: nodes, database and clients need machines of their own',
  node: 'the main threads of the nodes are busy: add a node',
  disk: 'nodes wait for commits while the database is idle: a faster disk for its log',
  database:
    'nodes wait for commits while the database works: a faster machine for it, or games parted over several',
  clients: 'the clients of this bench are late themselves: let them run on another machine',
  none: 'nothing was at its limit: more games',
};
