// The `tenfold` command as others install it: one package with the server, the page and all data inside.
//
// What is ours lies in it as bundled dependencies, built like the libraries, so that threads find their files and nothing
// has to be rewritten. What others wrote stays a dependency.

import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copy, place, put } from './build.mjs';
import { libraryManifest, programManifest } from './manifest.mjs';
import { manifestOf, root } from './published.mjs';

/** Where `apps/cli/src/data-folders.ts` looks for them in an installed package. */
const DATA = { rulings: 'rulings', lessons: 'lessons', strategies: 'strategies', 'apps/web/dist': 'page' };

/** Half of all files of the page are those of single rulings, which are alike. */
const ONE_OF_MANY = /[\\/]rules[\\/](?!en[\\/])\w+[\\/]ruling[\\/]/;

/**
 * @param {(folder: string) => string} built
 * @param {readonly string[]} libraries The staged ones.
 * @param {string} stage
 * @param {boolean} hasFewPages
 */
export function stageProgram(built, libraries, stage, hasFewPages) {
  rmSync(stage, { recursive: true, force: true });
  buildPage();
  place('apps/cli', built('apps/cli'), join(stage, 'dist'));
  for (const [from, to] of Object.entries(DATA)) {
    copy(join(root, from), join(stage, 'data', to), (file) => !hasFewPages || !ONE_OF_MANY.test(file));
  }
  for (const name of ['LICENSE', 'README.md', 'CHANGELOG.md']) {
    copy(join(root, name === 'LICENSE' ? name : `apps/cli/${name}`), join(stage, name));
  }
  const start = readFileSync(join(root, 'apps/cli/bin/tenfold.js'), 'utf8');
  put(join(stage, 'bin/tenfold.js'), start.replace("'../src/main.ts'", "'../dist/main.js'"));

  const bundled = libraries.map((library) => {
    const manifest = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8'));
    const home = join(stage, 'node_modules', manifest.name);
    for (const part of ['dist', 'package.json']) copy(join(library, part), join(home, part));
    return manifest;
  });
  const server = manifestOf('apps/server');
  const home = join(stage, 'node_modules', server.name);
  place('apps/server', built('apps/server'), join(home, 'dist'));
  const node = server.engines?.['node'] ?? '';
  put(join(home, 'package.json'), JSON.stringify(libraryManifest(server, node), null, 2));
  put(
    join(stage, 'package.json'),
    `${JSON.stringify(programManifest(manifestOf('apps/cli'), [...bundled, server]), null, 2)}\n`,
  );
}

function buildPage() {
  const script = join(root, 'scripts', 'build-page.mjs');
  const { status } = spawnSync(process.execPath, [script], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('the page could not be built; what was wrong stands above');
}
