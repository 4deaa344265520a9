/** Looks again and again, and never at a clock: what does not come about is for the test's own limit to end. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise(setImmediate);
}
