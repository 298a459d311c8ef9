import { relative } from 'node:path';
import type { TestCase } from 'vitest/node';
import type { Reporter } from 'vitest/reporters';

/** Names the tests that failed at first and passed when tried again. */
export default class SecondTryReporter implements Reporter {
  readonly #lines: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return;
    const file = relative(process.cwd(), test.module.moduleId);
    const reason = test.result().errors?.[0]?.message.trim().split('\n')[0] ?? '';
    this.#lines.push(`SECOND TRY ${file} > ${test.fullName}: ${reason}`);
  }

  onTestRunEnd(): void {
    for (const line of this.#lines) console.log(line);
  }
}
