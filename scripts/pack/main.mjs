// npm run pack [-- FOLDER] [--few-pages]: makes the tarballs that others install, in FOLDER or in .pack/tarballs; with
// --few-pages that of the command has the pages of single rulings in English alone, for tests.

import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { npmCommand } from '../npm-command.mjs';
import { compile } from './build.mjs';
import { stageLibrary } from './library.mjs';
import { LIBRARIES, PROGRAM, workshop } from './published.mjs';
import { stageProgram } from './program.mjs';

const { values, positionals } = parseArgs({
  options: { 'few-pages': { type: 'boolean', default: false } },
  allowPositionals: true,
});
const target = resolve(positionals[0] ?? join(workshop, 'tarballs'));
mkdirSync(target, { recursive: true });

const libraries = LIBRARIES.map((name) => `packages/${name}`);
const builtLibrary = compile('libraries', libraries, 'es2023');
const stages = libraries.map((folder) => {
  const stage = join(workshop, 'stage', folder);
  stageLibrary(folder, builtLibrary(folder), stage);
  return stage;
});
const builtProgram = compile('program', PROGRAM, 'es2024');
const program = join(workshop, 'stage', 'tenfold');
stageProgram(builtProgram, stages, program, values['few-pages']);
for (const tarball of packed([...stages, program])) console.log(join(target, tarball));

/**
 * By one npm: to start it takes longer than it is at work.
 *
 * @param {readonly string[]} folders
 * @returns {string[]} The names of the tarballs.
 */
function packed(folders) {
  const npm = npmCommand([
    'pack',
    '--json',
    '--ignore-scripts',
    '--workspaces=false',
    '--pack-destination',
    target,
    ...folders,
  ]);
  const { status, stdout, stderr, error } = spawnSync(npm.command, npm.parameters, {
    cwd: workshop,
    encoding: 'utf8',
    // It names every file, and the page has thousands.
    maxBuffer: 2 ** 26,
    shell: npm.shell,
  });
  if (status !== 0) throw new Error(`npm could not pack ${folders.join(', ')}: ${error?.message ?? stderr}`);
  return JSON.parse(stdout).map((/** @type {{ filename: string }} */ { filename }) => filename);
}
