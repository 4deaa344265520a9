// What there is to know of a machine when something is looked for on it. Tests give one that does not exist.

import { existsSync, globSync } from 'node:fs';
import { homedir } from 'node:os';
import { posix, win32 } from 'node:path';

export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly home: string;
  exists(path: string): boolean;
  /** What matches a pattern in a folder, as paths from that folder on; nothing if there is no such folder. */
  matches(folder: string, pattern: string): readonly string[];
}

export function thisMachine(): Machine {
  return {
    platform: process.platform,
    environment: process.env,
    home: homedir(),
    exists: existsSync,
    matches: (folder, pattern) => globSync(pattern, { cwd: folder }),
  };
}

/** The rules for paths on a machine. */
export const pathsOf = ({ platform }: Machine): typeof posix => (platform === 'win32' ? win32 : posix);

/** The folders in which a shell looks for commands. */
export function searchPath(machine: Machine): readonly string[] {
  const written = machine.environment['PATH'] ?? machine.environment['Path'] ?? '';
  return written.split(pathsOf(machine).delimiter).filter((folder) => folder !== '');
}

/** The newest version first, by the numbers in the names. */
export function newestFirst(paths: readonly string[]): readonly string[] {
  const byNumber = new Intl.Collator('en', { numeric: true });
  return paths.toSorted((one, other) => byNumber.compare(other, one));
}
