// By the clock of the thread: a second is one of a core, whoever else is at work on the machine. What V8 does meanwhile in
// threads of its own, as compiling, does not count.

/** Seconds of processor time that this takes. */
export function secondsOf(run: () => unknown): number {
  const started = process.threadCpuUsage();
  run();
  const { user, system } = process.threadCpuUsage(started);
  return (user + system) / 1_000_000;
}
