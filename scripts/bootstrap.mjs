// Makes a fresh clone ready, then runs a script under the project's own Node.
//
//   node scripts/bootstrap.mjs [SCRIPT [ARGUMENT…]]          with the tools of development
//   node scripts/bootstrap.mjs --play [SCRIPT [ARGUMENT…]]   with what playing needs
//
// This file and what it imports may run on an older Node: built-ins only, nothing newer than Node 20.

import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hasTools, installedFor, npmToInstall } from './installed.mjs';
import { npmCommand } from './npm-command.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const lockfile = join(root, 'package-lock.json');
const projectNode = join(
  root,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

const installed = packagesIn(join(root, 'node_modules', '.package-lock.json'));
const given = process.argv.slice(2);
const isPlaying = given[0] === '--play';
const wanted = isPlaying && !hasTools(installed) ? 'play' : 'development';
const [script, ...rest] = isPlaying ? given.slice(1) : given;
const missing = npmToInstall(wanted, whatIsThere());
if (missing !== null) install(missing);
if (script !== undefined) run(script, rest);

function whatIsThere() {
  if (!existsSync(lockfile)) {
    fail(`${lockfile} is missing`, 'restore it with `git checkout package-lock.json`');
  }
  if (!existsSync(projectNode)) return 'nothing';
  return installedFor(packagesIn(lockfile), installed);
}

/** @param {string[]} parameters */
function install(parameters) {
  const what = wanted === 'play' ? 'what playing needs' : 'what playing and developing need';
  console.log(`tenfold: installing ${what} (npm ${parameters[0]}; about a minute)`);
  npm(parameters);
  if (existsSync(projectNode)) return;
  npm(['rebuild', 'node', '--no-ignore-scripts', '--loglevel=error']);
  if (existsSync(projectNode)) return;
  fail(
    `npm ended well, but ${projectNode} is missing`,
    'the "node" package has no binary for this platform, or its install script was blocked: ' +
      'see `npm install-scripts ls`, or install Node 24 and run `npm rebuild node`',
  );
}

/** @param {string[]} parameters */
function npm(parameters) {
  const { command, parameters: all, shell } = npmCommand(parameters);
  const result = spawnSync(command, all, { cwd: root, stdio: ['inherit', 'ignore', 'inherit'], shell });
  if (result.error === undefined && result.status === 0) return;
  fail(
    `npm ${parameters[0]} failed (${result.error?.message ?? `exit code ${result.status ?? result.signal}`}); its own message is above`,
    'check the network and the free disk space; if a package.json was edited, run `npm install`; then try again',
  );
}

/**
 * @param {string} path
 * @param {string[]} parameters
 */
function run(path, parameters) {
  const child = spawn(projectNode, [join(root, path), ...parameters], { stdio: 'inherit' });
  // Ctrl-C reaches the child by itself; this process only waits for its answer.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('error', (error) => {
    fail(`cannot run ${projectNode}: ${error.message}`, 'delete node_modules and run the same command again');
  });
  child.on('exit', (code, signal) => {
    process.exit(signal === null ? (code ?? 1) : 128 + constants.signals[signal]);
  });
}

/**
 * @param {string} path
 * @returns {Record<string, import('./installed.mjs').Entry> | undefined}
 */
function packagesIn(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * @param {string} what
 * @param {string} remedy
 * @returns {never}
 */
function fail(what, remedy) {
  console.error(`tenfold: ${what}\n  in: ${root}\n  to do: ${remedy}`);
  process.exit(1);
}
