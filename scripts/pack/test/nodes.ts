// The Nodes of this machine, each version once: the project's own, and what a shell would find.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export interface SomeNode {
  readonly version: string;
  readonly path: string;
}

const OLDEST = 20;

export function nodesHere(): SomeNode[] {
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const paths = (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, name));
  const found = new Map<string, string>();
  for (const path of [process.execPath, ...paths]) {
    if (!existsSync(path)) continue;
    const version = spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout.trim();
    if (Number.parseInt(version.slice(1), 10) < OLDEST || found.has(version)) continue;
    found.set(version, path);
  }
  return [...found].map(([version, path]) => ({ version, path }));
}
