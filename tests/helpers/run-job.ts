import { JOBS } from '#roles/jobs.ts';
import type { TestApp } from './app.ts';

/** Runs a scheduled job now. */
export const runJob = ({ ctx }: Pick<TestApp, 'ctx'>, name: string): Promise<unknown> =>
  Promise.resolve(JOBS.find(({ settings }) => settings.name === name)!.run(ctx, {}));
