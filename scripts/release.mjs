// npm run release: makes the versions and notes of a release from the notes in .changeset (`npx changeset` writes one).
//
// All packages have the same version, so that whoever installs several never has to ask which fit. What nobody installs
// gets no notes. Afterwards: look at the change, commit it, `npm run pack`, and publish the tarballs.

import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { LIBRARIES, PROGRAM } from './pack/published.mjs';

/** @typedef {{ version: string, dependencies?: Record<string, string>, devDependencies?: Record<string, string> }} Entry */

const notes = globSync('.changeset/*.md').filter((name) => !name.endsWith('README.md'));
if (notes.length === 0) {
  console.error('tenfold: there is nothing to release\n  to do: write what has changed with `npx changeset`');
  process.exit(1);
}

const home = dirname(createRequire(import.meta.url).resolve('@changesets/cli/package.json'));
const { status } = spawnSync(process.execPath, [join(home, 'bin.js'), 'version'], { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);

const installed = new Set([...LIBRARIES.map((name) => `packages/${name}`), PROGRAM[0]]);
const folders = globSync('{packages,apps}/*/package.json').map((file) => dirname(file).replaceAll('\\', '/'));
for (const folder of folders) {
  if (!installed.has(folder)) rmSync(join(folder, 'CHANGELOG.md'), { force: true });
}

/** @type {Entry} */
const { version } = read('packages/rules/package.json');
write('package.json', { ...read('package.json'), version });

// The lockfile repeats what the manifests say. npm would ask the registry for it.
/** @type {{ version: string, packages: Record<string, Entry> }} */
const lock = read('package-lock.json');
lock.version = version;
for (const folder of ['', ...folders]) {
  const entry = lock.packages[folder];
  if (entry === undefined) throw new Error(`package-lock.json has no ${folder}: run \`npm install\` first`);
  /** @type {Entry} */
  const { dependencies, devDependencies } = read(join(folder, 'package.json'));
  Object.assign(entry, { version }, dependencies && { dependencies }, devDependencies && { devDependencies });
}
write('package-lock.json', lock);
console.log(`tenfold: ${version}`);

/** @param {string} file */
function read(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/**
 * @param {string} file
 * @param {object} data
 */
function write(file, data) {
  writeFileSync(file, `${JSON.stringify(data, null, 2)}\n`);
}
