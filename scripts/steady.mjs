// Runs all tests several times while every core is kept busy by something else, and says what did not hold each time.
// A test that holds only where it has the machine for itself has a bug behind it. Two steps run at a time, as in `npm test`.
//
//   npm run steady                      three times, two busy processes a core
//   npm run steady -- --runs 5 --busy 3
//   npm run steady -- server unit       only these steps

import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { runStep, steps } from './steps.mjs';
import { runTwoAtATime } from './two-at-a-time.mjs';

/** @typedef {import('./steps.mjs').Step} Step */

const reports = fileURLToPath(new URL('../reports/steady', import.meta.url));
/** Lines in which Vitest and Playwright name a test that failed, or an error or a warning that belongs to none. */
const CULPRIT = /^\s*(?:FAIL\s|✘\s|\d+\)\s|⎯+ Unhandled |Node warned)/;

const { runs, busy, chosen } = wished();
for (const step of steps.filter(({ first }) => first === true)) {
  const { holds, output } = await runStep(step);
  if (holds) continue;
  console.error(`steady: what the tests need is not there (npm run ${step.script})\n${output}`);
  process.exit(1);
}
const spinning = Array.from({ length: busy * availableParallelism() }, () =>
  spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' }),
);
const stopping = new AbortController();
for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(name, () => stopping.abort());
process.on('exit', () => {
  for (const process of spinning) process.kill('SIGKILL');
});

console.log(`${runs} runs of ${chosen.length} steps, with ${spinning.length} busy processes beside them`);
mkdirSync(reports, { recursive: true });
/** By step: in which runs it failed. @type {Map<string, number[]>} */
const failures = new Map();
for (let run = 1; run <= runs; run++) await runTwoAtATime(chosen, async (step) => runOne(step, run));

for (const [script, failed] of failures) {
  const what = failed.length === runs ? 'fails' : 'flickers';
  console.log(`${script} ${what}: run ${failed.join(', ')} of ${runs} did not hold`);
}
console.log(`steady: ${chosen.length - failures.size} of ${chosen.length} steps held in every run`);
process.exit(failures.size === 0 ? 0 : 1);

/**
 * @param {Step} step
 * @param {number} run
 */
async function runOne(step, run) {
  const { holds, output, seconds } = await runStep(step, stopping.signal);
  if (stopping.signal.aborted) process.exit(130);
  console.log(`run ${run}: ${holds ? '✓' : '✗'} ${step.script}, ${seconds.toFixed(0)} s`);
  if (holds) return;
  failures.set(step.script, [...(failures.get(step.script) ?? []), run]);
  const file = join(reports, `${step.script.replace(':', '-')}-${run}.txt`);
  writeFileSync(file, output);
  const culprits = stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => CULPRIT.test(line));
  for (const line of new Set(culprits)) console.log(`    ${line.trim()}`);
  console.log(`    all of it: ${file}`);
}

function wished() {
  const tests = steps.filter(({ of }) => of === 'tests');
  try {
    const { values, positionals } = parseArgs({
      options: { runs: { type: 'string', default: '3' }, busy: { type: 'string', default: '2' } },
      allowPositionals: true,
    });
    const unknown = positionals.find((name) => !tests.some(({ script }) => script === name));
    if (unknown !== undefined) {
      throw new Error(
        `no tests are named "${unknown}"; there are ${tests.map(({ script }) => script).join(', ')}`,
      );
    }
    return {
      runs: wholeNumber('--runs', values.runs, 1),
      busy: wholeNumber('--busy', values.busy, 0),
      chosen: positionals.length === 0 ? tests : tests.filter(({ script }) => positionals.includes(script)),
    };
  } catch (error) {
    console.error(`steady: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(2);
  }
}

/**
 * @param {string} option
 * @param {string} text
 * @param {number} least
 */
function wholeNumber(option, text, least) {
  const number = Number(text);
  if (Number.isInteger(number) && number >= least && number <= 100) return number;
  throw new Error(`${option} is "${text}"; give a whole number from ${least} to 100`);
}
