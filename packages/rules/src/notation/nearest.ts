// Which names somebody may have meant who wrote one that does not exist.

const MOST_SUGGESTIONS = 3;

/** Names within a few slips of the pen, nearest first, or those that contain what was written. */
export function nearestNames(written: string, names: Iterable<string>): string[] {
  const mostSlips = Math.max(1, Math.floor(written.length / 3));
  const isPart = (name: string): boolean => written.length >= 3 && name.includes(written);
  return [...names]
    .filter((name) => isPart(name) || Math.abs(name.length - written.length) <= mostSlips)
    .map((name) => ({ name, slips: slipsBetween(written, name) }))
    .filter(({ name, slips }) => isPart(name) || slips <= mostSlips)
    .sort((a, b) => a.slips - b.slips || (a.name < b.name ? -1 : 1))
    .slice(0, MOST_SUGGESTIONS)
    .map(({ name }) => name);
}

/** Letters missing, added, changed, or swapped with their neighbour. */
export function slipsBetween(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = last[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      let slips = Math.min(changed, last[j]! + 1, row[j - 1]! + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        slips = Math.min(slips, beforeLast[j - 2]! + 1);
      }
      row.push(slips);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length]!;
}
