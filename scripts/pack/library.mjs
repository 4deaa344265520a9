// A library as others install it: built modules with types and maps, the sources they lead to, README and licence.

import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copy, place, put } from './build.mjs';
import { libraryManifest } from './manifest.mjs';
import { LIBRARY_NODE, manifestOf, root } from './published.mjs';

/** Whoever installs a package sees these first. */
const FOR_READERS = ['README.md', 'CHANGELOG.md'];

/**
 * @param {string} folder In the repository, as in `packages/rules`.
 * @param {string} built
 * @param {string} stage
 */
export function stageLibrary(folder, built, stage) {
  const manifest = manifestOf(folder);
  rmSync(stage, { recursive: true, force: true });
  place(folder, built, join(stage, 'dist'));
  copy(join(root, folder, 'src'), join(stage, 'src'));
  copy(join(root, 'LICENSE'), join(stage, 'LICENSE'));
  for (const name of FOR_READERS) {
    const file = join(root, folder, name);
    if (!existsSync(file))
      throw new Error(`${folder} has no ${name}: what others install has one, so write it`);
    copy(file, join(stage, name));
  }
  put(join(stage, 'package.json'), `${JSON.stringify(libraryManifest(manifest, LIBRARY_NODE), null, 2)}\n`);
}
