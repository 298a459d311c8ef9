import { basename } from 'node:path';
import { beforeAll, type RunnerTask, type RunnerTestFile } from 'vitest';
import { FLAKY, type FlakyJourney } from './flaky.ts';

// oxlint-disable-next-line no-empty-pattern -- vitest reads the wanted fixtures from this pattern
beforeAll(({}, suite) => retryFlaky(suite as RunnerTestFile, FLAKY));

/**
 * Enables one retry for the listed tests of a file.
 * @throws Error for an entry without a reason, or that names no test of its file
 */
export function retryFlaky(file: Pick<RunnerTestFile, 'filepath' | 'tasks'>, list: FlakyJourney[]) {
  for (const { spec, test, reason } of list) {
    if (spec !== basename(file.filepath)) continue;
    const found = flatten(file.tasks).filter(({ name }) => name === test);
    if (found.length === 0) throw new Error(`flaky.ts: ${spec} has no test "${test}"`);
    if (reason.trim() === '') throw new Error(`flaky.ts: no reason for "${test}"`);
    for (const task of found) task.retry = 1;
  }
}

const flatten = (tasks: RunnerTask[]): RunnerTask[] =>
  tasks.flatMap((task) => (task.type === 'suite' ? flatten(task.tasks) : [task]));
