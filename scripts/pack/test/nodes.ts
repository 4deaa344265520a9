// The Nodes of this machine that the libraries should run on: the project's own, and whatever else is found.

import { spawnSync } from 'node:child_process';
import { nodesHere } from '@tenfold/prerequisites';

export interface SomeNode {
  readonly version: string;
  readonly path: string;
}

/** What is packed promises to run on these. */
const PROMISED = [20, 22, 24];

/** One Node of each promised version, as far as they are here; the project's own is. */
export function promisedNodes(): SomeNode[] {
  const found = new Map<number, SomeNode>();
  for (const path of [process.execPath, ...nodesHere()]) {
    const version = spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout?.trim() ?? '';
    const major = Number.parseInt(version.slice(1), 10);
    if (PROMISED.includes(major) && !found.has(major)) found.set(major, { version, path });
  }
  return [...found.values()];
}
