// Something that the tests need and npm's lockfile does not bring along: how it is called, where it may be, how to get it.

import type { Machine } from './machine.ts';
import { newestFirst, pathsOf, searchPath } from './machine.ts';

export interface Prerequisite {
  readonly name: string;
  /** The environment variable that says where it is, before anything else is tried. */
  readonly variable: string;
  /** What stands in that variable. */
  readonly variableHolds: string;
  /** How to get it, on a machine where nothing here can. */
  readonly advice: string;
  /** The Debian package that brings it. */
  readonly debianPackage: string;
  /** The files that must be in a folder of PATH; the first set that is there counts. */
  commands(machine: Machine): readonly (readonly string[])[];
  /** Where it usually is on such a machine, the likeliest first. */
  places(machine: Machine): readonly UsualPlace[];
}

/** A folder, and what to look for in it. Of several that match, the newest version counts. */
export interface UsualPlace {
  readonly folder: string | undefined;
  /** As `fs.glob` understands it. */
  readonly pattern: string;
  /** What must lie in a folder that matches; without it the pattern names a file. */
  readonly holding?: readonly string[];
}

/** Null if it is nowhere. Throws if the variable points to nothing: whoever set it wants to know. */
export function locate(wanted: Prerequisite, machine: Machine): string | null {
  const told = machine.environment[wanted.variable];
  if (told !== undefined && told !== '') return toldOf(wanted, machine, told);
  return onSearchPath(wanted, machine) ?? inUsualPlace(wanted, machine);
}

/** One sentence for people: what is missing, and the two ways to mend it. */
export const missing = ({ name, advice, variable, variableHolds }: Prerequisite): string =>
  `${name} is not found: ${advice}, or set ${variable} to ${variableHolds}.`;

function toldOf(wanted: Prerequisite, machine: Machine, told: string): string {
  const { name, variable, variableHolds } = wanted;
  const paths = pathsOf(machine);
  const [files = []] = wanted.commands(machine);
  // Of several files the folder is named, of a single one the file itself.
  const all = files.length > 1 ? files.map((file) => paths.join(told, file)) : [told];
  const lost = all.find((path) => !machine.exists(path));
  if (lost === undefined) return told;
  throw new Error(
    `${variable} is ${told}, but there is no ${lost}: set it to ${variableHolds}, or unset it to let ${name} be looked for.`,
  );
}

function onSearchPath(wanted: Prerequisite, machine: Machine): string | null {
  const paths = pathsOf(machine);
  const folders = searchPath(machine).filter((folder) => !isStoreAlias(machine, folder));
  for (const files of wanted.commands(machine)) {
    const found = folders.find((folder) => files.every((file) => machine.exists(paths.join(folder, file))));
    if (found !== undefined) return files.length > 1 ? found : paths.join(found, ...files);
  }
  return null;
}

function inUsualPlace(wanted: Prerequisite, machine: Machine): string | null {
  const paths = pathsOf(machine);
  for (const { folder, pattern, holding = [] } of wanted.places(machine)) {
    if (folder === undefined) continue;
    const found = newestFirst(machine.matches(folder, pattern))
      .map((path) => paths.join(folder, path))
      .find((path) => holding.every((file) => machine.exists(paths.join(path, file))));
    if (found !== undefined) return found;
  }
  return null;
}

/** Windows has files there that are called like programs, and open its shop. */
const isStoreAlias = ({ platform }: Machine, folder: string): boolean =>
  platform === 'win32' && /[\\/]Microsoft[\\/]WindowsApps[\\/]?$/i.test(folder);
