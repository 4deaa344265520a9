// Checks the types of everything as Node sees it, and once more of what must run anywhere, without Node's.

import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
const projects = ['tsconfig.json', 'tsconfig.pure.json'];

const waiting = [...projects];
let failures = 0;
await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work));
console.log(`${projects.length - failures} of ${projects.length} projects hold: ${projects.join(', ')}`);
process.exitCode = failures === 0 ? 0 : 1;

async function work() {
  for (let project = waiting.shift(); project !== undefined; project = waiting.shift()) {
    if (!(await check(project))) failures += 1;
  }
}

/**
 * @param {string} project
 * @returns {Promise<boolean>}
 */
function check(project) {
  return new Promise((resolve) => {
    const pretty = process.stdout.isTTY ? ['--pretty'] : [];
    const child = spawn(process.execPath, [tsc, '--project', project, ...pretty], { cwd: root });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('close', (code) => {
      if (output !== '') console.log(output.trimEnd());
      resolve(code === 0);
    });
  });
}
