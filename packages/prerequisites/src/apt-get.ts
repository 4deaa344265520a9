// Whether the system's packages can be installed without asking anybody.

import type { Machine } from './machine.ts';
import { searchPath } from './machine.ts';

export interface Rights {
  /** Undefined where users have no numbers. */
  readonly userId: number | undefined;
  /** Whether `sudo` goes without a password. */
  readonly maySudo: () => boolean;
}

/** The command that installs packages, as its first words; null where there is none that may be used. */
export function aptGet(machine: Machine, { userId, maySudo }: Rights): readonly string[] | null {
  const isThere = (name: string): boolean =>
    searchPath(machine).some((folder) => machine.exists(`${folder}/${name}`));
  if (machine.platform !== 'linux' || !isThere('apt-get')) return null;
  if (userId === 0) return ['apt-get'];
  return isThere('sudo') && maySudo() ? ['sudo', '-n', 'apt-get'] : null;
}
