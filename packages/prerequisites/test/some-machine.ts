import { posix, win32 } from 'node:path';
import type { Machine } from '../src/machine.ts';

interface Wish {
  readonly platform: NodeJS.Platform;
  readonly files: readonly string[];
  readonly environment?: Record<string, string>;
  readonly home?: string;
}

/** A machine that consists of a few files. */
export function someMachine({ platform, files, environment = {}, home = '/home/ann' }: Wish): Machine {
  const paths = platform === 'win32' ? win32 : posix;
  const all = new Set(files.map((file) => paths.normalize(file)));
  const folders = new Set([...all].flatMap((file) => parentsOf(file, paths)));
  return {
    platform,
    environment,
    home,
    exists: (path) => all.has(paths.normalize(path)) || folders.has(paths.normalize(path)),
    matches: (folder, pattern) =>
      [...all, ...folders]
        .map((path) => paths.relative(folder, path))
        .filter((path) => !path.startsWith('..') && paths.matchesGlob(path, pattern)),
  };
}

function parentsOf(file: string, paths: typeof posix): string[] {
  const parent = paths.dirname(file);
  return parent === file ? [] : [parent, ...parentsOf(parent, paths)];
}
