// What was compared in a scenario, and what does not hold.

import type { Written } from './scenario.ts';
import type { SaidOfScenario } from './sentences/said.ts';
import { inEnglish } from './sentences/said.ts';

/** Something that does not hold: where it was written, what was expected and what was found. */
export interface Difference {
  readonly line: number;
  /** In English, as are the next two. */
  readonly what: string;
  readonly expected: string;
  readonly found: string;
  /** The same three, to be said in any language. */
  readonly said: DifferenceSaid;
}

/** What was compared, expected and found: what is typed in scenarios, or a sentence. */
export interface DifferenceSaid {
  readonly what: SaidOfScenario;
  readonly expected: string | SaidOfScenario;
  readonly found: string | SaidOfScenario;
}

/** Told of each comparison, whether it holds or not. */
export type Report = (
  written: Written,
  what: SaidOfScenario,
  expected: string | SaidOfScenario,
  found: string | SaidOfScenario,
) => void;

export class Tally {
  readonly differences: Difference[] = [];
  checks = 0;

  readonly report: Report = (at, what, expected, found) => {
    this.checks++;
    if (inEnglish(expected) !== inEnglish(found)) this.differ(at, what, expected, found);
  };

  readonly differ: Report = ({ line }, what, expected, found) => {
    this.differences.push({
      line,
      what: inEnglish(what),
      expected: inEnglish(expected),
      found: inEnglish(found),
      said: { what, expected, found },
    });
  };
}
