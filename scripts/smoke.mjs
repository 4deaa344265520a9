// npm run smoke: runs `npm start` as a newcomer does, and fetches the page with its script. Ends as soon as both came, or
// as soon as one of them did not.

import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { npmCommand } from './npm-command.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const data = mkdtempSync(join(tmpdir(), 'tenfold-smoke-'));
const { command, parameters, shell } = npmCommand(['start', '--', '--port', '0', '--data', data]);
const server = spawn(command, parameters, {
  cwd: root,
  shell,
  // The line with the address is looked for in English.
  env: { ...process.env, LC_ALL: 'C' },
  stdio: ['ignore', 'pipe', 'inherit'],
  // A group of its own, so that all it has started can be ended with it.
  detached: process.platform !== 'win32',
});

try {
  const page = await address();
  const script = /<script[^>]* src="([^"]+)"/.exec(await text(page))?.[1];
  if (script === undefined) throw new Error(`${page} has no script: it is not the page`);
  const code = await text(new URL(script, page).href);
  console.log(`smoke: ${page} has the page, and ${script} with ${code.length} characters`);
} catch (error) {
  console.error(`smoke: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  await end();
  rmSync(data, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}

/** @returns {Promise<string>} */
function address() {
  return new Promise((resolve, reject) => {
    let said = '';
    server.stdout.setEncoding('utf8').on('data', (part) => {
      process.stdout.write(part);
      said += part;
      const found = /^Tenfold is at (http:\S+)/m.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
    server.on('error', reject);
    server.on('exit', (code) =>
      reject(new Error(`npm start ended with code ${code}; what it said is above`)),
    );
  });
}

/** @param {string} url */
async function text(url) {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answers with ${answer.status}`);
  return answer.text();
}

/** @returns {Promise<void>} */
function end() {
  return new Promise((resolve) => {
    if (server.pid === undefined || server.exitCode !== null) {
      resolve();
      return;
    }
    server.on('exit', () => resolve());
    if (process.platform === 'win32') spawnSync('taskkill', ['/pid', String(server.pid), '/t', '/f']);
    else process.kill(-server.pid, 'SIGTERM');
  });
}
