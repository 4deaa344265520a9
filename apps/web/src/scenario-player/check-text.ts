// A text that somebody has written, checked. The reader of YAML comes along with it, when it is first needed.

import type { Scenario, ScenarioProblem } from '@tenfold/scenarios';
import { findProblems, parseScenarios, runScenario } from '@tenfold/scenarios';

export interface CheckedText {
  readonly problems: readonly ScenarioProblem[];
  /** None where there are problems. */
  readonly scenarios: readonly Scenario[];
  /** How many things hold. */
  readonly checks: number;
}

export function checkText(text: string): CheckedText {
  const problems = findProblems(text);
  const scenarios = problems.length === 0 ? parseScenarios(text, '') : [];
  const checks = scenarios.reduce((sum, scenario) => sum + runScenario(scenario).checks, 0);
  return { problems, scenarios, checks };
}
