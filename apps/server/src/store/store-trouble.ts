// Errors that say that the store cannot be used at the moment, whoever asks it whatever: it is not there, its disk is
// full, its files are damaged. Everything else that a store throws is about the question.

export type TroubleKind = 'away' | 'failing' | 'damaged';

/** Thrown instead of what the database said, so that it is told apart by whoever logs or answers. */
export class StoreTrouble extends Error {
  readonly kind: TroubleKind;
  /** As the database or the system names it. */
  readonly code: string;

  constructor(kind: TroubleKind, code: string, cause: unknown) {
    super(`The store cannot be used at the moment (${code}). Try again soon.`, { cause });
    this.name = 'StoreTrouble';
    this.kind = kind;
    this.code = code;
  }
}

/** For those who asked for something that needs the store. */
export const STORE_IN_TROUBLE = 'games cannot be read or written at the moment; try again soon';

/** By the beginnings of codes: those of SQLite, of PostgreSQL (SQLSTATE), and of the system. */
const KINDS: readonly (readonly [RegExp, TroubleKind])[] = [
  [/^SQLITE_(CORRUPT|NOTADB)/, 'damaged'],
  [/^XX00[12]$/, 'damaged'],
  [/^SQLITE_(FULL|IOERR|READONLY|CANTOPEN|BUSY|LOCKED|NOMEM|PROTOCOL)/, 'failing'],
  // Insufficient resources; errors of the system outside of PostgreSQL; a server that only reads.
  [/^(53|58)\w{3}$|^25006$/, 'failing'],
  // Broken connections; shut down or starting up.
  [/^08\w{3}$|^57P0[1-5]$/, 'away'],
  [/^(ECONN|EHOST|ENET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_|ENOENT|EACCES)/, 'away'],
];

/** What `pg` says without a code. */
const UNCODED =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection)/;

/** The trouble that an error stands for; null if it is about the question and not about the store. */
export function troubleIn(error: unknown): StoreTrouble | null {
  if (error instanceof StoreTrouble) return error;
  if (!(error instanceof Error)) return null;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null;
  if (code !== null) {
    const kind = KINDS.find(([codes]) => codes.test(code))?.[1];
    return kind === undefined ? null : new StoreTrouble(kind, code, error);
  }
  if (UNCODED.test(error.message)) return new StoreTrouble('away', 'CONNECTION_LOST', error);
  // Of several addresses of one host, each with its own reason.
  return error instanceof AggregateError ? troubleIn(error.errors[0]) : null;
}
