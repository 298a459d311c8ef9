import { relative } from 'node:path';
import type { Reporter, TestCase } from 'vitest/node';

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
