// How much is too much. Generous for people who play and for programs that play for them; the numbers are all here.

export interface Allowance {
  readonly perSecond: number;
  /** So many at once, after a rest. */
  readonly burst: number;
}

export interface TrafficLimits {
  /** WebSocket messages. */
  readonly perConnection: Allowance;
  readonly perPerson: Allowance;
  readonly perAddress: Allowance;
  /** Messages that are malformed or come too fast; whoever sends more is cut off. */
  readonly patience: Allowance;
  /** What one person says at tables. */
  readonly phrases: Allowance;
  readonly connectionsPerPerson: number;
  /** Many people may share one address: a school, a company. */
  readonly connectionsPerAddress: number;
  /** TCP connections, whatever comes over them; a browser has up to six, and one more for each window with a table. */
  readonly socketsPerAddress: number;
  /** From the beginning of a request to the end of its headers. */
  readonly headersWithinMs: number;
  /** From the beginning of a request to the end of its body. */
  readonly requestWithinMs: number;
  /** A TCP connection over which nothing goes either way; WebSockets have their heartbeat instead. */
  readonly idleSocketMs: number;
  readonly tablesPerConnection: number;
  /** Messages of one connection that wait for those before them. */
  readonly waitingMessages: number;
  /** What a client has been sent and has not read. */
  readonly unreadBytes: number;
  readonly helloWithinMs: number;
  readonly heartbeatMs: number;
  /** HTTP requests a minute of one address. */
  readonly requestsPerMinute: number;
  /** New people a minute from one address. */
  readonly newPeoplePerMinute: number;
  /** And in an hour. */
  readonly newPeoplePerHour: number;
  /** New tables of one person. */
  readonly newTablesPerHour: number;
  /** Wishes of one person to play with anybody. */
  readonly wishesPerHour: number;
  /** Invitations that one person makes. */
  readonly invitationsPerHour: number;
  /** People whom one person blocks in an hour, and altogether. */
  readonly blocksPerHour: number;
  readonly blocksPerPerson: number;
  /** Where one person sits and no game is over. */
  readonly openTablesPerPerson: number;
  /** That can still be used. */
  readonly carryLinksPerPerson: number;
  /** A table that nobody has changed for so long is let go, unless a game is being played there. */
  readonly idleTableDays: number;
  /** Somebody who never sat at a table and has not come for so long is let go. */
  readonly unusedPersonDays: number;
}

export const DEFAULT_LIMITS: TrafficLimits = {
  perConnection: { perSecond: 20, burst: 60 },
  perPerson: { perSecond: 20, burst: 60 },
  perAddress: { perSecond: 400, burst: 1200 },
  patience: { perSecond: 0.5, burst: 60 },
  phrases: { perSecond: 0.3, burst: 4 },
  connectionsPerPerson: 16,
  connectionsPerAddress: 400,
  socketsPerAddress: 1000,
  headersWithinMs: 10_000,
  requestWithinMs: 15_000,
  idleSocketMs: 75_000,
  tablesPerConnection: 8,
  waitingMessages: 32,
  unreadBytes: 1024 * 1024,
  helloWithinMs: 10_000,
  heartbeatMs: 30_000,
  requestsPerMinute: 1200,
  newPeoplePerMinute: 60,
  newPeoplePerHour: 600,
  newTablesPerHour: 200,
  wishesPerHour: 600,
  invitationsPerHour: 30,
  blocksPerHour: 20,
  blocksPerPerson: 100,
  openTablesPerPerson: 300,
  carryLinksPerPerson: 5,
  idleTableDays: 180,
  unusedPersonDays: 60,
};
