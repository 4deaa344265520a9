// Checks the types of everything as Node sees it, once more of what must run anywhere without Node's, and the page.

import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
/** TypeScript's native compiler: a fifth of the time. What needs its library, as the reference does, has the other. */
const tsc = join(root, 'node_modules', '@typescript', 'native', 'bin', 'tsc');
const svelteCheck = join(root, 'node_modules', 'svelte-check', 'bin', 'svelte-check');
const pretty = process.stdout.isTTY ? ['--pretty'] : [];
/** Each keeps what it has found out, and looks again only at what has changed and at whom that concerns: a fifth of the time. */
const kept = join(root, 'node_modules', '.cache', 'types');

const projects = [
  ...['tsconfig.json', 'tsconfig.pure.json'].map((name) => ({
    name,
    command: [
      tsc,
      '--project',
      name,
      '--incremental',
      '--tsBuildInfoFile',
      join(kept, `${name}.tsbuildinfo`),
      ...pretty,
    ],
  })),
  {
    name: 'apps/web',
    command: [
      svelteCheck,
      '--workspace',
      'apps/web',
      '--tsconfig',
      './tsconfig.json',
      '--tsgo',
      '--incremental',
      '--fail-on-warnings',
    ],
  },
];

const waiting = [...projects];
let failures = 0;
await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work));
const names = projects.map(({ name }) => name).join(', ');
console.log(`${projects.length - failures} of ${projects.length} projects hold: ${names}`);
process.exitCode = failures === 0 ? 0 : 1;

async function work() {
  for (let project = waiting.pop(); project !== undefined; project = waiting.pop()) {
    if (!(await check(project.command))) failures += 1;
  }
}

/**
 * @param {string[]} command
 * @returns {Promise<boolean>}
 */
function check(command) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, command, { cwd: root });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('close', (code) => {
      if (code !== 0) console.log(output.trimEnd());
      resolve(code === 0);
    });
  });
}
