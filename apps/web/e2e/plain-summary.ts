// The last line of a run, in the words that every other step of the tests uses.

import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

// Playwright asks for a class as the default export.
// oxlint-disable-next-line import/no-default-export
export default class PlainSummary implements Reporter {
  private passed = 0;
  private failed = 0;

  onTestEnd(_test: TestCase, { status }: TestResult): void {
    if (status === 'passed') this.passed += 1;
    else this.failed += 1;
  }

  onEnd(): void {
    console.log(`browser: ${this.passed} passed, ${this.failed} failed`);
  }

  printsToStdio(): boolean {
    return true;
  }
}
