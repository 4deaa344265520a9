// Runs every check in order and stops at the first that fails.
//
//   npm test              all of them
//   npm run check         the quick ones
//   npm test -- lint unit only those named

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Each step is the npm script of that name. To add one, add the script to package.json and a line here. */
const steps = [
  { script: 'system', heading: 'System packages', quick: true },
  { script: 'types', heading: 'Types (tsc)', quick: true },
  { script: 'lint', heading: 'Lint (oxlint)', quick: true },
  { script: 'format:check', heading: 'Format (oxfmt)', quick: true },
  { script: 'boundaries', heading: 'Package boundaries (dependency-cruiser)', quick: true },
  { script: 'deadcode', heading: 'Dead code and unused dependencies (knip)', quick: true },
  { script: 'unit', heading: 'Unit tests (vitest)', quick: true },
  { script: 'browser', heading: 'The page, in a real browser (playwright)', quick: false },
  { script: 'server', heading: 'The server, with real sockets and databases (vitest)', quick: false },
  { script: 'server:hard', heading: 'Server: kill -9 and hostile clients', quick: false },
  { script: 'laws', heading: 'Laws of random play (vitest)', quick: false },
  { script: 'rulings', heading: 'Coverage of the rulings', quick: false },
  { script: 'scenarios', heading: 'Scenarios of the rulebook', quick: false },
];

/** @type {{ scripts: Record<string, string> }} */
const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const chosen = choose(process.argv.slice(2));
const started = performance.now();
let passed = 0;

for (const [index, step] of chosen.entries()) {
  console.log(`\n── ${index + 1}/${chosen.length} ${step.heading} ──`);
  const stepStarted = performance.now();
  const status = npmRun(step.script);
  const duration = secondsSince(stepStarted);
  if (status !== 0) {
    console.error(`\n✗ ${step.heading}: failed after ${duration}. To run it alone: npm run ${step.script}`);
    console.log(`steps: ${passed} passed, 1 failed, ${chosen.length - passed - 1} skipped`);
    process.exit(1);
  }
  passed += 1;
  console.log(`✓ ${step.heading}: ${duration}`);
}
console.log(`\nEverything holds, in ${secondsSince(started)}.`);
console.log(`steps: ${passed} passed, 0 failed`);

/** @param {string[]} wanted */
function choose(wanted) {
  const existing = steps.filter(({ script }) => script in manifest.scripts);
  if (wanted.length === 0) return existing;
  if (wanted[0] === '--quick') return existing.filter(({ quick }) => quick);
  const unknown = wanted.find((name) => !existing.some(({ script }) => script === name));
  if (unknown !== undefined) {
    console.error(`No step is named "${unknown}". Steps: ${existing.map(({ script }) => script).join(', ')}`);
    process.exit(2);
  }
  return existing.filter(({ script }) => wanted.includes(script));
}

/** @param {string} script */
function npmRun(script) {
  const result = spawnSync('npm', ['run', '--silent', script], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (result.error !== undefined) console.error(`cannot start npm: ${result.error.message}`);
  return result.status ?? 1;
}

/** @param {number} start */
function secondsSince(start) {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}
