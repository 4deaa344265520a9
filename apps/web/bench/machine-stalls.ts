// What the machine itself does to a piece of work when nobody plays: where several guests share a host, each is stopped now
// and then. What a page cannot be blamed for shows here too.

const PIECE_MS = 15;
/** What counts as long, here and in the page. */
export const LONG_MS = 50;

export interface Stalls {
  readonly pieces: number;
  /** Those that took long by the clock. */
  readonly long: number;
  readonly longest: number;
}

/** Pieces of 15 ms of processor time, one after the other with a rest between, each timed by the clock. */
export async function machineStalls(seconds: number): Promise<Stalls> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const from = performance.now();
    work();
    times.push(performance.now() - from);
    await new Promise((resolve) => void setTimeout(resolve, PIECE_MS));
  }
  return {
    pieces: times.length,
    long: times.filter((time) => time > LONG_MS).length,
    longest: Math.max(...times),
  };
}

function work(): void {
  const before = process.cpuUsage();
  for (;;) {
    const { user, system } = process.cpuUsage(before);
    if (user + system >= PIECE_MS * 1000) return;
  }
}
