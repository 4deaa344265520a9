// Runs every check and stops at the first that fails. Two run at a time, so what each prints is shown when it is over.
//
//   npm test              all of them
//   npm run check         the quick ones
//   npm test -- lint unit only those named

import { runStep, steps } from './steps.mjs';
import { runTwoAtATime } from './two-at-a-time.mjs';

/** @typedef {import('./steps.mjs').Step} Step */

const chosen = choose(process.argv.slice(2));
const began = performance.now();
const stopping = new AbortController();
let passed = 0;
/** @type {Step | null} */
let failed = null;

process.on('SIGINT', () => stopping.abort());
process.on('SIGTERM', () => stopping.abort());

await runTwoAtATime(chosen, runOne);

const seconds = ((performance.now() - began) / 1000).toFixed(1);
if (failed === null && !stopping.signal.aborted) console.log(`\nEverything holds, in ${seconds} s.`);
else process.exitCode = 1;
const left = chosen.length - passed - (failed === null ? 0 : 1);
console.log(
  `steps: ${passed} passed, ${failed === null ? 0 : 1} failed${left > 0 ? `, ${left} not finished` : ''}`,
);

/** @param {Step} step */
async function runOne(step) {
  if (stopping.signal.aborted) return;
  console.log(`▶ ${step.heading}`);
  const { holds, output, seconds: took } = await runStep(step, stopping.signal);
  // What was broken off because another step failed has nothing to say.
  if (stopping.signal.aborted) return;
  console.log(`\n── ${step.heading} ──\n${output.trim()}`);
  if (holds) {
    passed += 1;
    console.log(`✓ ${step.heading}: ${took.toFixed(1)} s`);
    return;
  }
  failed = step;
  stopping.abort();
  console.error(
    `\n✗ ${step.heading}: failed after ${took.toFixed(1)} s. To run it alone: npm run ${step.script}`,
  );
}

/**
 * @param {readonly string[]} wanted
 * @returns {readonly Step[]}
 */
function choose(wanted) {
  if (wanted.length === 0) return steps;
  if (wanted[0] === '--quick') return steps.filter(({ part }) => part === 'quick');
  const unknown = wanted.find((name) => !steps.some(({ script }) => script === name));
  if (unknown !== undefined) {
    console.error(`No step is named "${unknown}". Steps: ${steps.map(({ script }) => script).join(', ')}`);
    process.exit(2);
  }
  return steps.filter(({ script }) => wanted.includes(script));
}
