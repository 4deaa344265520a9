// The order in which steps are run: what the others need first, one after the other; then the others, two at a time.

/** @typedef {import('./steps.mjs').Step} Step */

/**
 * @param {readonly Step[]} steps
 * @param {(step: Step) => Promise<void>} run It is called for every step; who wants no more of them does nothing then.
 */
export async function runTwoAtATime(steps, run) {
  await runAll(
    steps.filter(({ first }) => first === true),
    run,
  );
  const others = steps.filter(({ first }) => first !== true);
  await Promise.all([runAll(others, run), runAll(others, run)]);
}

/**
 * One after the other, as long as there are any that nobody else has begun.
 *
 * @param {Step[]} waiting
 * @param {(step: Step) => Promise<void>} run
 */
async function runAll(waiting, run) {
  for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) await run(step);
}
