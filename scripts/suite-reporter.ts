import { relative } from 'node:path';
import type { Reporter, SerializedError, TestCase } from 'vitest/node';

const firstLine = (text = ''): string => text.trim().split('\n')[0] ?? '';

/**
 * Names the tests that failed at first and passed when tried again, and the errors that belong to
 * no test, which fail a run in which every test passed.
 */
export default class SuiteReporter implements Reporter {
  readonly #lines: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return;
    const file = relative(process.cwd(), test.module.moduleId);
    const reason = firstLine(test.result().errors?.[0]?.message);
    this.#lines.push(`SECOND TRY ${file} > ${test.fullName}: ${reason}`);
  }

  onTestRunEnd(_modules: unknown, unhandled: readonly SerializedError[]): void {
    for (const line of this.#lines) console.log(line);
    for (const error of unhandled) {
      const frames = error.stack?.match(/^ *at .*$/gm)?.slice(0, 3) ?? [];
      const reason = [
        `${error.name}: ${firstLine(error.message)}`,
        ...frames.map((frame) => frame.trim()),
      ];
      console.log(`FAILED outside of a test: ${reason.join(' ')}`);
    }
  }
}
