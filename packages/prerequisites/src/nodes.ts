// Every Node of the machine, for tests of what must run on several: hardly anybody has more than one of them on PATH.

import type { Machine } from './machine.ts';
import { newestFirst, pathsOf, searchPath } from './machine.ts';

const VARIABLE = 'TENFOLD_NODES';

/** Programs of Node: those that TENFOLD_NODES names, those of PATH, those that version managers keep. */
export function locateNodes(machine: Machine): readonly string[] {
  const paths = pathsOf(machine);
  const name = machine.platform === 'win32' ? 'node.exe' : 'node';
  const onPath = searchPath(machine).map((folder) => paths.join(folder, name));
  const kept = foldersOf(machine).flatMap(([folder, pattern]) =>
    folder === undefined
      ? []
      : newestFirst(machine.matches(folder, pattern)).map((path) => paths.join(folder, path)),
  );
  return [...new Set([...toldOf(machine), ...onPath.filter((path) => machine.exists(path)), ...kept])];
}

function toldOf(machine: Machine): readonly string[] {
  const { delimiter } = pathsOf(machine);
  const told = (machine.environment[VARIABLE] ?? '').split(delimiter).filter((path) => path !== '');
  const lost = told.find((path) => !machine.exists(path));
  if (lost === undefined) return told;
  throw new Error(
    `${VARIABLE} names ${lost}, but there is nothing: set it to the programs of several Nodes, with "${delimiter}" between them, or unset it.`,
  );
}

/** Where nvm, fnm, asdf, mise, n, Volta and the runners of GitHub keep each version in a folder of its own. */
function foldersOf({ platform, environment, home }: Machine): (readonly [string | undefined, string])[] {
  if (platform === 'win32') {
    return [
      [environment['NVM_HOME'], 'v*/node.exe'],
      [environment['APPDATA'], 'fnm/node-versions/*/installation/node.exe'],
      [environment['LOCALAPPDATA'], 'Volta/tools/image/node/*/node.exe'],
      [environment['RUNNER_TOOL_CACHE'], 'node/*/*/node.exe'],
    ];
  }
  return [
    [environment['NVM_DIR'] ?? `${home}/.nvm`, 'versions/node/*/bin/node'],
    [home, '{.local/share,Library/Application Support}/fnm/node-versions/*/installation/bin/node'],
    [home, '.asdf/installs/nodejs/*/bin/node'],
    [home, '.local/share/mise/installs/node/*/bin/node'],
    [environment['N_PREFIX'] ?? '/usr/local', 'n/versions/node/*/bin/node'],
    [home, '.volta/tools/image/node/*/bin/node'],
    [environment['RUNNER_TOOL_CACHE'], 'node/*/*/bin/node'],
  ];
}
