// Makes a fresh clone ready, then runs a script under the project's own Node.
//
//   node scripts/bootstrap.mjs [SCRIPT [ARGUMENT…]]
//
// This file alone may run on an older Node: built-ins only, nothing newer than Node 20.

import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const lockfile = join(root, 'package-lock.json');
const stamp = join(root, 'node_modules', '.tenfold-lock');
const projectNode = join(
  root,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

if (!isInstalled()) install();
const [script, ...rest] = process.argv.slice(2);
if (script !== undefined) run(script, rest);

function isInstalled() {
  if (!existsSync(projectNode)) return false;
  if (readText(stamp) === lockHash()) return true;
  if (!installedByHand()) return false;
  writeFileSync(stamp, lockHash());
  return true;
}

/** True after `npm install NAME`, which leaves no stamp: npm's own list of what it installed agrees with the lockfile. */
function installedByHand() {
  const installed = packagesIn(join(root, 'node_modules', '.package-lock.json'));
  const locked = packagesIn(lockfile);
  if (installed === undefined || locked === undefined) return false;
  if (Object.keys(installed).some((path) => !(path in locked))) return false;
  return Object.entries(locked).every(([path, entry]) => {
    const found = installed[path];
    if (found === undefined) return path === '' || entry.optional === true || entry.devOptional === true;
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

function install() {
  const reason = existsSync(join(root, 'node_modules')) ? 'the lockfile has changed' : 'first run';
  console.log(`tenfold: installing dependencies (npm ci, ${reason}; about a minute)`);
  // An install that is interrupted from here on must not pass for a finished one.
  rmSync(stamp, { force: true });
  const npm = process.env['npm_execpath'];
  const options = ['ci', '--include=dev', '--include=optional', '--no-ignore-scripts', '--loglevel=error'];
  const result =
    npm !== undefined && /\.[cm]?js$/.test(npm)
      ? spawnSync(process.execPath, [npm, ...options], { cwd: root, stdio: 'inherit' })
      : spawnSync('npm', options, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (result.error !== undefined || result.status !== 0) {
    fail(
      `npm ci failed (${result.error?.message ?? `exit code ${result.status ?? result.signal}`}); its own message is above`,
      'check the network and the free disk space; if a package.json was edited, run `npm install`; then try again',
    );
  }
  if (!existsSync(projectNode)) {
    fail(
      `npm ci ended well, but ${projectNode} is missing`,
      'the "node" package has no binary for this platform, or its install script was blocked: ' +
        'see `npm install-scripts ls`, or install Node 24 and run `npm rebuild node`',
    );
  }
  writeFileSync(stamp, lockHash());
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

function lockHash() {
  const text = readText(lockfile);
  if (text === undefined) fail(`${lockfile} is missing`, 'restore it with `git checkout package-lock.json`');
  return createHash('sha256').update(text).digest('hex');
}

/**
 * @param {string} path
 * @returns {Record<string, { version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }> | undefined}
 */
function packagesIn(path) {
  const text = readText(path);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text).packages;
  } catch {
    return undefined;
  }
}

/** @param {string} path */
function readText(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
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
