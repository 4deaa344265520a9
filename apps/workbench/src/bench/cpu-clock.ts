// By the clock of the process: a second is one of a core, whoever else is at work on the machine. What V8 does beside, in
// threads of its own, counts too.

/** Seconds of processor time that this takes. */
export function secondsOf(run: () => unknown): number {
  const started = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1_000_000;
}
