// The steps of the tests, and how one of them is run. Each is the npm script of that name: to add one, add the script to
// package.json and a line here.

import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { newMemoryFolder, removeMemoryFolder } from './memory-folder.mjs';
import { npmCommand } from './npm-command.mjs';
import { warningsIn } from './warnings.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const compiled = join(root, 'node_modules', '.cache', 'compiled');

/**
 * @typedef {object} Step
 * @property {string} script
 * @property {string} heading
 * @property {'quick' | 'whole'} part `npm run check` has the quick ones only.
 * @property {'code' | 'tests'} of What it looks at: the code as text, or what it does when it runs.
 * @property {true} [first] The others need what it makes.
 */

/**
 * In the order in which they are begun, two at a time: the longest of each part early, so that none is left over.
 *
 * @type {readonly Step[]}
 */
export const steps = [
  { script: 'system', heading: 'What the tests need of the machine', part: 'quick', of: 'code', first: true },
  { script: 'build:page', heading: 'The page is built', part: 'whole', of: 'code', first: true },
  { script: 'unit', heading: 'Unit tests (vitest)', part: 'quick', of: 'tests' },
  { script: 'types', heading: 'Types (tsc)', part: 'quick', of: 'code' },
  { script: 'lint', heading: 'Lint (oxlint)', part: 'quick', of: 'code' },
  { script: 'format:check', heading: 'Format (oxfmt)', part: 'quick', of: 'code' },
  { script: 'boundaries', heading: 'Package boundaries (dependency-cruiser)', part: 'quick', of: 'code' },
  { script: 'deadcode', heading: 'Dead code and unused dependencies (knip)', part: 'quick', of: 'code' },
  { script: 'browser', heading: 'The page, in a real browser (playwright)', part: 'whole', of: 'tests' },
  {
    script: 'server',
    heading: 'The server, with real sockets and databases (vitest)',
    part: 'whole',
    of: 'tests',
  },
  {
    script: 'packages',
    heading: 'The packages, packed and installed as others do (vitest)',
    part: 'whole',
    of: 'tests',
  },
  { script: 'laws', heading: 'Laws of random play (vitest)', part: 'whole', of: 'tests' },
  {
    script: 'programs',
    heading: 'The programs, as a shell runs them, and a document followed (vitest)',
    part: 'whole',
    of: 'tests',
  },
  { script: 'server:hard', heading: 'Server: kill -9 and hostile clients', part: 'whole', of: 'tests' },
  { script: 'games', heading: 'Reviews, trainings and studies (vitest)', part: 'whole', of: 'tests' },
  { script: 'rulings', heading: 'Coverage of the rulings', part: 'whole', of: 'tests' },
  { script: 'scenarios', heading: 'Scenarios of the rulebook', part: 'whole', of: 'tests' },
];

/** @type {{ scripts: Record<string, string> }} */
const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const withoutScript = steps.find(({ script }) => !(script in manifest.scripts));
if (withoutScript !== undefined) throw new Error(`package.json has no script "${withoutScript.script}"`);

/**
 * Runs a step; gives what it printed, and whether it held.
 *
 * @param {Step} step
 * @param {AbortSignal} [signal]
 * @returns {Promise<{ readonly holds: boolean, readonly output: string, readonly seconds: number }>}
 */
export function runStep({ script }, signal) {
  const began = performance.now();
  const memory = newMemoryFolder();
  return new Promise((resolve) => {
    const { command, parameters, shell } = npmCommand(['run', '--silent', script]);
    const child = spawn(command, parameters, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell,
      // Threads and processes of the tests load the same sources again and again: half the time to start.
      env: { NODE_COMPILE_CACHE: compiled, ...process.env, ...(memory === null ? {} : { TMPDIR: memory }) },
      // A group of its own, so that all it has started can be ended with it.
      detached: process.platform !== 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    }
    const stop = () => endAll(child);
    signal?.addEventListener('abort', stop, { once: true });
    /** @param {boolean} holds */
    const end = (holds) => {
      signal?.removeEventListener('abort', stop);
      removeMemoryFolder(memory);
      resolve({ holds, output, seconds: (performance.now() - began) / 1000 });
    };
    child.on('error', (error) => {
      output += `cannot start npm: ${error.message}\n`;
      end(false);
    });
    child.on('close', (code) => {
      const warnings = warningsIn(output);
      for (const warning of warnings) output += `\nNode warned, and nothing may be warned of: ${warning}\n`;
      end(code === 0 && warnings.length === 0);
    });
  });
}

/** @param {import('node:child_process').ChildProcess} child */
function endAll(child) {
  if (child.pid === undefined || process.platform === 'win32') {
    child.kill();
    return;
  }
  try {
    process.kill(-child.pid, 'SIGTERM');
  } catch {
    // It has ended by itself.
  }
}
