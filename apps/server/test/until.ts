// As it is before a test sets the clock.
const { setTimeout: later } = globalThis;

/**
 * Looks again and again, and asks no clock how long: what does not come about is for the test's own limit to end. Between
 * two looks the processor is free for the threads that are waited for.
 */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => later(resolve, 1));
}
