import { relative } from 'node:path';
import type { Reporter, SerializedError, TestCase, TestModule, TestSuite } from 'vitest/node';

const firstLine = (text = ''): string => text.trim().split('\n')[0] ?? '';

const fileOf = (module: TestModule): string => relative(process.cwd(), module.moduleId);

/**
 * Reports tests that passed on a retry, and failures outside of tests: a hook that threw or timed
 * out, and uncaught errors. Failures outside of tests fail a run in which every test passed.
 */
export default class SuiteReporter implements Reporter {
  readonly #lines: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return;
    const reason = firstLine(test.result().errors?.[0]?.message);
    this.#lines.push(`SECOND TRY ${fileOf(test.module)} > ${test.fullName}: ${reason}`);
  }

  onTestSuiteResult(suite: TestSuite): void {
    this.#addErrors(
      `outside the tests of ${fileOf(suite.module)} > ${suite.fullName}`,
      suite.errors(),
    );
  }

  onTestModuleEnd(module: TestModule): void {
    this.#addErrors(`outside the tests of ${fileOf(module)}`, module.errors());
  }

  onTestRunEnd(_modules: unknown, unhandled: readonly SerializedError[]): void {
    this.#addErrors('by an uncaught error', unhandled);
    for (const line of this.#lines) console.log(line);
  }

  #addErrors(place: string, errors: readonly SerializedError[]): void {
    for (const { name, message, stack } of errors) {
      const frames = stack?.match(/^ *at .*$/gm)?.slice(0, 3) ?? [];
      const reason = [`${name}: ${firstLine(message)}`, ...frames.map((frame) => frame.trim())];
      this.#lines.push(`FAILED ${place}: ${reason.join(' ')}`);
    }
  }
}
