// Which PostgreSQL server a URL means, and what to do when it cannot be used. Nothing here ever repeats a password: what
// is shown is put together from parts that cannot hold one.

/** Where a URL was given: that is where it is corrected. */
export type UrlPlace = 'DATABASE_URL' | 'DATABASE_REPLICA_URL' | '--on' | '--to';

interface PostgresServer {
  readonly given: UrlPlace;
  readonly host: string;
  readonly port: string;
  readonly database: string;
  readonly user: string;
}

export function serverOf(url: string, given: UrlPlace): PostgresServer {
  const parts = parse(url);
  if (parts === null) {
    throw new Error(
      `${given} is not the URL of a PostgreSQL database. It looks like ` +
        'postgres://user:password@host:5432/database, where every @ : / ? # % in the password is written as a ' +
        `percent code (@ is %40). Correct it${given === 'DATABASE_URL' ? ', or leave it out to use the embedded database' : ''}.`,
    );
  }
  const user = parts.searchParams.get('user') ?? decodeURIComponent(parts.username);
  return {
    given,
    host: parts.searchParams.get('host') ?? decodeURIComponent(parts.hostname),
    port: parts.searchParams.get('port') ?? (parts.port === '' ? '5432' : parts.port),
    database: decodeURIComponent(parts.pathname.slice(1)) || user,
    user,
  };
}

function parse(url: string): URL | null {
  try {
    // An empty host is allowed: that of a socket comes as a parameter.
    const parts = new URL(url.replace(/^(postgres(?:ql)?:\/\/[^@/]*)@\//, '$1@localhost/'));
    if (parts.protocol !== 'postgres:' && parts.protocol !== 'postgresql:') return null;
    decodeURIComponent(parts.username + parts.password + parts.hostname + parts.pathname);
    // An @ further on belongs to a password that was cut in the wrong place.
    return `${parts.pathname}${parts.search}${parts.hash}`.includes('@') ? null : parts;
  } catch {
    return null;
  }
}

export function explainPostgresError(error: unknown, server: PostgresServer): Error {
  const { code, message } = reasonOf(error);
  const { given, host, port, database, user } = server;
  const where = `PostgreSQL at ${host}:${port} (database "${database}", user "${user}")`;
  const remedy =
    REMEDIES.find(([codes]) => codes.some((known) => known === code))?.[1](given) ?? `Check ${given}.`;
  return new Error(`Cannot use ${where}: ${message}${code === '' ? '' : ` (${code})`}. ${remedy}`);
}

const REMEDIES: readonly (readonly [codes: readonly string[], remedy: (given: UrlPlace) => string])[] = [
  [
    ['ECONNREFUSED', 'ENOENT', 'EHOSTUNREACH', 'ETIMEDOUT'],
    (given) => `Start that server, or correct host and port in ${given}.`,
  ],
  [['ENOTFOUND', 'EAI_AGAIN'], (given) => `Correct the host in ${given}.`],
  [['28P01', '28000'], (given) => `Correct user and password in ${given}, or let the server accept them.`],
  [['3D000'], (given) => `Create that database, or name another one in ${given}.`],
  [['53300'], () => 'Let the server accept more connections (max_connections).'],
  [['57P03'], () => 'The server is starting or stopping: try again in a moment.'],
];

function reasonOf(error: unknown): { readonly code: string; readonly message: string } {
  // A name with several addresses fails with an error for each of them.
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  if (!(error instanceof Error)) return { code: '', message: String(error) };
  return {
    code: 'code' in error && typeof error.code === 'string' ? error.code : '',
    message: error.message,
  };
}
