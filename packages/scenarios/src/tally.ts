// What was compared in a scenario, and what does not hold.

import type { Written } from './scenario.ts';

/** Something that does not hold: where it was written, what was expected and what was found. */
export interface Difference {
  readonly line: number;
  readonly what: string;
  readonly expected: string;
  readonly found: string;
}

/** Told of each comparison, whether it holds or not. */
export type Report = (written: Written, what: string, expected: string, found: string) => void;

export class Tally {
  readonly differences: Difference[] = [];
  checks = 0;

  readonly report: Report = (at, what, expected, found) => {
    this.checks++;
    if (expected !== found) this.differ(at, what, expected, found);
  };

  differ(at: Written, what: string, expected: string, found: string): void {
    this.differences.push({ line: at.line, what, expected, found });
  }
}
