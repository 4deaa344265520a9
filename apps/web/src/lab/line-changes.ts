// What has become of the lines of a text.

export interface LineChanges {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** Lines that only one of the two has; where there are none, the order has changed. */
export function lineChanges(before: string, after: string): LineChanges {
  const old = before.split('\n');
  const next = after.split('\n');
  return { added: without(next, old), removed: without(old, next) };
}

function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return lines.filter((line) => {
    const place = left.indexOf(line);
    if (place < 0) return line.trim() !== '';
    left.splice(place, 1);
    return false;
  });
}
